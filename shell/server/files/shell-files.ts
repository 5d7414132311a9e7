import type { FastifyInstance } from 'fastify';
import type { ShellBuild } from '../documents/shell-build.ts';
import { IMMUTABLE, sendImmutable, sendMissing } from './send-immutable.ts';

/** The shell's own bundles, and what a build is called (P-30). */
export function shellFiles(app: FastifyInstance, shell: ShellBuild): void {
  const names = new Set(shell.files.map(({ path }) => path));
  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) =>
    names.has(request.params.file)
      ? sendImmutable(request, reply, shell.folder, request.params.file)
      : sendMissing(reply),
  );
  app.get('/assets/*', async (_request, reply) => sendMissing(reply));

  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ buildId: shell.build }),
  );
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    if (request.params.file !== `${shell.build}.json`) return sendMissing(reply);
    const files = shell.files.map(({ path, integrity, bytes, role }) => ({ path, integrity, bytes, role }));
    return reply.header('cache-control', IMMUTABLE).send({ buildId: shell.build, files });
  });
  app.get('/builds/*', async (_request, reply) => sendMissing(reply));
}
