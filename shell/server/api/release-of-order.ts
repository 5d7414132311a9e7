import type { FeedSnapshot } from '@travesia/releases';
import type { FastifyRequest } from 'fastify';
import { offeredRemotes } from '../documents/remotes-of-page.ts';
import { readVisitor, type VisitorOptions } from '../documents/visitor.ts';

const SET_ORDER = /^\/api\/user\/session\/set\/([a-z-]+)-order$/;

/** Which release of which remote an order is chosen with: only the site knows what this visitor is shown (D-09). */
export function createReleaseOfOrder(visitor: VisitorOptions, feed: () => FeedSnapshot) {
  const known = new WeakMap<FastifyRequest, string>();
  return {
    /** Before the call is forwarded. */
    async find(request: FastifyRequest): Promise<void> {
      const kind = SET_ORDER.exec(request.url.split('?')[0] ?? '')?.[1];
      if (kind === undefined) return;
      const { market, bucket } = await readVisitor(request, '/', visitor);
      const seller = offeredRemotes(feed(), market, bucket).find(({ manifest }) =>
        manifest.orders?.some((order) => order.kind === kind),
      );
      if (seller) known.set(request, `${seller.name}@${seller.record.build}`);
    },
    headersOf(request: FastifyRequest): Readonly<Record<string, string>> {
      const release = known.get(request);
      return release === undefined ? {} : { 'x-travesia-release': release };
    },
  };
}
