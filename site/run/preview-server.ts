import { createServer, type Server } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { isFolder, readBytes } from './disk.ts';
import { typeOf } from './media-types.ts';

/** A folder to serve. */
export interface PreviewOptions {
  readonly folder: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** 0 takes any free one. */
  readonly port: number;
}

/** Serves a built site as a host for static pages does: folders by their `index.html`, everything else as the 404 page. */
export async function servePreview(
  options: PreviewOptions,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { status, path, bytes, location } = answer(options, request.url ?? '/');
    response.statusCode = status;
    if (location !== undefined) response.setHeader('location', location);
    response.setHeader('content-type', typeOf(path));
    response.end(bytes);
  });
  const port = await listen(server, options.port);
  return { url: `http://localhost:${port}${options.base}`, stop: () => close(server) };
}

interface Answer {
  readonly status: number;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly location?: string;
}

function answer({ folder, base }: PreviewOptions, url: string): Answer {
  const path = decoded(url.replace(/[?#].*$/, ''));
  if (`${path}/` === base) return { status: 302, path: '', bytes: new Uint8Array(), location: base };
  const inside = path?.startsWith(base) ? normalize(join(folder, path.slice(base.length))) : undefined;
  if (inside === undefined || (inside !== folder && !inside.startsWith(folder.endsWith(sep) ? folder : folder + sep)))
    return missing(folder);
  if (isFolder(inside) && !path?.endsWith('/'))
    return { status: 302, path: '', bytes: new Uint8Array(), location: `${encodeURI(path ?? '')}/` };
  const file = isFolder(inside) ? join(inside, 'index.html') : inside;
  const bytes = readBytes(file);
  return bytes === undefined ? missing(folder) : { status: 200, path: file, bytes };
}

function missing(folder: string): Answer {
  return { status: 404, path: '404.html', bytes: readBytes(join(folder, '404.html')) ?? new Uint8Array() };
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Browsers keep their connections: waiting for them would take minutes. */
function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
