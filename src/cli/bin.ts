#!/usr/bin/env node
import { main } from './main.ts';
import type { Stream } from './world.ts';

/** The only file that knows the process: streams, environment, clock and exit code. */
const closed = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
};
process.stdout.on('error', closed);
process.stderr.on('error', closed);

function streamOf(target: NodeJS.WriteStream): Stream {
  return {
    isTerminal: target.isTTY === true,
    columns: target.columns || 80,
    write: (text) => {
      target.write(text);
    },
  };
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  return Buffer.concat(chunks);
}

process.exitCode = await main({
  argv: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  stdout: streamOf(process.stdout),
  stderr: streamOf(process.stderr),
  readStdin,
  now: () => new Date(),
  untilStopped: () =>
    new Promise((resolve) => {
      process.once('SIGINT', () => resolve());
      process.once('SIGTERM', () => resolve());
    }),
});
