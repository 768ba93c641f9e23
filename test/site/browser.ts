import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Starts a browser: the one that `ADR_CHROMIUM` names, an installed one, else the one that came by npm. */
export async function openBrowser(folder: string): Promise<Browser> {
  const own = [process.env['ADR_CHROMIUM'], ...INSTALLED].find((path) => path !== undefined && existsSync(path));
  if (own !== undefined) return chromium.launch({ executablePath: own, args: ARGS });
  return chromium.launch({
    executablePath: await unpack(folder),
    args: ARGS,
    env: { ...process.env, FONTCONFIG_FILE: fontConfig(folder) },
  });
}

/** Unpacks the browser below a folder of the test run; it looks there for its own libraries and fonts. */
async function unpack(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

/** Fonts of the machine and those the browser brought: its own settings expect them in `/tmp`, and without any font it crashes. */
function fontConfig(folder: string): string {
  const path = join(folder, 'fonts.conf');
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(folder, 'fonts')]
    .map((dir) => `<dir>${dir}</dir>`)
    .join('');
  writeFileSync(
    path,
    `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  return path;
}
