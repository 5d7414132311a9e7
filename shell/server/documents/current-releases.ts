import { createHash } from 'node:crypto';
import type { DocumentRemote } from '@travesia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FeedSnapshot } from '@travesia/releases';
import { sendMissing } from '../files/send-immutable.ts';
import { describeRemotes, offeredRemotes } from './remotes-of-page.ts';
import { readVisitor, type VisitorOptions } from './visitor.ts';

export interface CurrentReleasesOptions {
  readonly visitor: VisitorOptions;
  readonly feed: () => FeedSnapshot;
}

const etagOf = (remotes: readonly DocumentRemote[]) =>
  `W/"${createHash('sha256').update(JSON.stringify(remotes)).digest('base64url').slice(0, 22)}"`;

/** What the feed says now for whoever asks: open pages follow it without a new document (P-02). */
export function currentReleases(app: FastifyInstance, { visitor, feed }: CurrentReleasesOptions): void {
  async function offeredTo(request: FastifyRequest) {
    const { market, bucket } = await readVisitor(request, '/', visitor);
    return offeredRemotes(feed(), market, bucket);
  }

  app.get('/releases.json', async (request: FastifyRequest, reply: FastifyReply) => {
    const remotes = describeRemotes(await offeredTo(request), []);
    const etag = etagOf(remotes);
    void reply.headers({ 'cache-control': 'private, no-cache', etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(remotes);
  });

  // A page that lost its code tries once more with this one (P-07).
  app.get<{ Params: { remote: string } }>('/r/:remote/current.json', async (request, reply) => {
    const offered = (await offeredTo(request)).find(({ name }) => name === request.params.remote);
    return offered ? reply.header('cache-control', 'no-store').send(offered.record) : sendMissing(reply);
  });
}
