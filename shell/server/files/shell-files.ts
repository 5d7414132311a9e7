import type { FastifyInstance } from 'fastify';
import type { ShellBuild } from '../documents/shell-build.ts';
import { IMMUTABLE, sendImmutable, sendMissing } from './send-immutable.ts';

/** The shell's own bundles, of this build and of earlier ones, and what a build is called (P-30). */
export function shellFiles(
  app: FastifyInstance,
  shell: ShellBuild,
  earlier: readonly ShellBuild[] = [],
): void {
  const builds = new Map([...earlier, shell].map((build) => [build.build, build]));
  // Names are contents: where two builds have the same name it is the same file.
  const folders = new Map(
    [...builds.values()].flatMap(({ folder, files }) => files.map(({ path }) => [path, folder] as const)),
  );
  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const { file } = request.params;
    const folder = folders.get(file);
    return folder ? sendImmutable(request, reply, folder, file) : sendMissing(reply);
  });
  app.get('/assets/*', async (_request, reply) => sendMissing(reply));

  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ buildId: shell.build }),
  );
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    const build = builds.get(request.params.file.replace(/\.json$/, ''));
    if (!build || !request.params.file.endsWith('.json')) return sendMissing(reply);
    const files = build.files.map(({ path, integrity, bytes, role }) => ({ path, integrity, bytes, role }));
    return reply.header('cache-control', IMMUTABLE).send({ buildId: build.build, files });
  });
  app.get('/builds/*', async (_request, reply) => sendMissing(reply));
}
