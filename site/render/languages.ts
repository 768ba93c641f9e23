import type { LanguageInput } from 'shiki/core';

/** Grammars by name, loaded only when a record has code in the language. */
export const LANGUAGES: Readonly<Record<string, LanguageInput>> = {
  c: () => import('@shikijs/langs/c'),
  csharp: () => import('@shikijs/langs/csharp'),
  css: () => import('@shikijs/langs/css'),
  diff: () => import('@shikijs/langs/diff'),
  docker: () => import('@shikijs/langs/docker'),
  go: () => import('@shikijs/langs/go'),
  groovy: () => import('@shikijs/langs/groovy'),
  hcl: () => import('@shikijs/langs/hcl'),
  html: () => import('@shikijs/langs/html'),
  http: () => import('@shikijs/langs/http'),
  ini: () => import('@shikijs/langs/ini'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  make: () => import('@shikijs/langs/make'),
  php: () => import('@shikijs/langs/php'),
  powershell: () => import('@shikijs/langs/powershell'),
  proto: () => import('@shikijs/langs/proto'),
  python: () => import('@shikijs/langs/python'),
  rust: () => import('@shikijs/langs/rust'),
  scala: () => import('@shikijs/langs/scala'),
  shellscript: () => import('@shikijs/langs/shellscript'),
  sql: () => import('@shikijs/langs/sql'),
  swift: () => import('@shikijs/langs/swift'),
  toml: () => import('@shikijs/langs/toml'),
  tsx: () => import('@shikijs/langs/tsx'),
  xml: () => import('@shikijs/langs/xml'),
  yaml: () => import('@shikijs/langs/yaml'),
};

const ALIASES: Readonly<Record<string, string>> = {
  bash: 'shellscript',
  'c#': 'csharp',
  cs: 'csharp',
  dockerfile: 'docker',
  golang: 'go',
  gradle: 'groovy',
  js: 'javascript',
  json5: 'json',
  jsonc: 'json',
  jsx: 'tsx',
  kt: 'kotlin',
  makefile: 'make',
  properties: 'ini',
  protobuf: 'proto',
  ps1: 'powershell',
  py: 'python',
  rs: 'rust',
  sh: 'shellscript',
  shell: 'shellscript',
  svg: 'xml',
  terraform: 'hcl',
  tf: 'hcl',
  ts: 'tsx',
  typescript: 'tsx',
  yml: 'yaml',
  zsh: 'shellscript',
};

/** The grammar for the word after a fence; undefined when there is none. */
export function grammarOf(word: string): string | undefined {
  const name = word.toLowerCase();
  const grammar = ALIASES[name] ?? name;
  return Object.hasOwn(LANGUAGES, grammar) ? grammar : undefined;
}

/** The word after a fence: letters, digits and a few marks up to the first blank, brace or comma. */
export function fenceWord(info: string | null | undefined): string {
  return /^[^\s{,:]+/.exec(info?.trim() ?? '')?.[0]?.toLowerCase() ?? '';
}

const FENCE = /^[ \t>]*(?:[-*+][ \t]+)?(?:`{3,}|~{3,})[ \t]*([^\s{,:`]+)/gm;

/** Grammars that texts need. */
export function grammarsIn(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const match of text.matchAll(FENCE)) {
      const grammar = grammarOf(match[1] ?? '');
      if (grammar !== undefined) found.add(grammar);
    }
  }
  return found;
}
