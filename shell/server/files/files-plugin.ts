import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FEED, type ReleaseFeed } from '../feed/index.ts';
import type { ShellBuild } from '../documents/shell-build.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const YEAR_S = 31_536_000;

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** One file whose name says its content: kept for a year, as it was packed, readable with integrity. */
async function sendImmutable(request: FastifyRequest, reply: FastifyReply, path: string) {
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const isPacked = acceptsBrotli && (await isFile(`${path}.br`));
  void reply.headers({
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': `public, max-age=${YEAR_S}, immutable, no-transform`,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
    ...(isPacked && { 'content-encoding': 'br' }),
  });
  return reply.send(createReadStream(isPacked ? `${path}.br` : path));
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('not found');

export interface FilesOptions {
  readonly shell: ShellBuild;
  readonly feed: ReleaseFeed;
  readonly feedFolder: string;
}

/** Bundles of the shell and of every release. Only names that a build or a record lists are ever read. */
export function registerFiles(app: FastifyInstance, { shell, feed, feedFolder }: FilesOptions) {
  const ownFiles = new Set(shell.files.filter(({ role }) => role !== 'server').map(({ path }) => path));

  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
    ownFiles.has(request.params.file)
      ? sendImmutable(request, reply, join(shell.folder, request.params.file))
      : notFound(reply),
  );

  app.get<{ Params: { remote: string; build: string; file: string } }>(
    '/r/:remote/:build/:file',
    async (request, reply) => {
      const { remote, build, file } = request.params;
      const record = await feed.release(remote, build);
      if (!record) return notFound(reply);
      if (file === 'record.json') {
        return reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`).send(record);
      }
      const isListed = record.files.some(({ path, role }) => path === file && role !== 'server');
      return isListed
        ? sendImmutable(request, reply, join(FEED.files(feedFolder, remote, build), file))
        : notFound(reply);
    },
  );

  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ buildId: shell.build }),
  );
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    if (request.params.file !== `${shell.build}.json`) return notFound(reply);
    const files = shell.files
      .filter(({ role }) => role !== 'server')
      .map(({ path, integrity, bytes }) => ({ path, integrity, bytes }));
    return reply.header('cache-control', 'no-cache').send({ buildId: shell.build, files });
  });
}
