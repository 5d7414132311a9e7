import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FEED, type ReleaseFeed } from '@travesia/releases';
import { IMMUTABLE, sendImmutable, sendMissing } from './send-immutable.ts';

interface ReleaseParams {
  readonly remote: string;
  readonly build: string;
  readonly file: string;
}

/** A rendering that is opened as a page of its own runs nothing and belongs to no origin. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Files of releases, live or older, that a signed record names; nothing else is reachable. */
export function releaseFiles(app: FastifyInstance, feed: ReleaseFeed, feedFolder: string): void {
  async function sendFile(request: FastifyRequest<{ Params: ReleaseParams }>, reply: FastifyReply) {
    const { remote, build, file } = request.params;
    const record = await feed.release(remote, build);
    const known = record?.files.find(({ path, role }) => path === file && role !== 'server');
    // A worker of a remote would outlive the page, and the remote.
    const isWorker = request.headers['service-worker'] !== undefined;
    if (!known || isWorker) return sendMissing(reply);
    void reply.header('content-security-policy', FILE_POLICY);
    return sendImmutable(request, reply, FEED.files(feedFolder, remote, build), known.path);
  }

  app.get<{ Params: ReleaseParams }>('/r/:remote/:build/record.json', async (request, reply) => {
    const record = await feed.release(request.params.remote, request.params.build);
    return record ? reply.header('cache-control', IMMUTABLE).send(record) : sendMissing(reply);
  });
  app.get<{ Params: ReleaseParams }>('/r/:remote/:build/:file', sendFile);
  // The same file again, for a browser that still waits for the first answer (P-06).
  app.get<{ Params: ReleaseParams & { again: string } }>(
    '/r/:remote/:build/:again/:file',
    async (request, reply) => {
      if (!/^again-[1-9]\d?$/.test(request.params.again)) return sendMissing(reply);
      return sendFile(request, reply);
    },
  );
  app.get('/r/*', async (_request, reply) => sendMissing(reply));
}
