import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export const contentTypeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream';

/** A year, and nobody on the way may change a byte: digests stand in the documents. */
export const IMMUTABLE = 'public, max-age=31536000, immutable, no-transform';

export const acceptsBrotli = (request: FastifyRequest) =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** A file whose name is its content, as brotli where it was packed at build time. */
export async function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
) {
  void reply
    .type(contentTypeOf(name))
    .header('cache-control', IMMUTABLE)
    .header('access-control-allow-origin', '*')
    .header('vary', 'Accept-Encoding');
  if (acceptsBrotli(request)) {
    const packed = await readFile(join(folder, `${name}.br`)).catch(() => null);
    if (packed) return reply.header('content-encoding', 'br').send(packed);
  }
  return reply.send(await readFile(join(folder, name)));
}

/** Missing now is not missing for ever. */
export function sendMissing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('not found');
}
