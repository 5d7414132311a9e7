import { FUNNEL_STEPS, VISIT_HEADER, type FunnelStep } from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import type { FeedSnapshot } from '@travesia/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { offeredRemotes } from '../documents/remotes-of-page.ts';
import { readVisitor, type Visitor, type VisitorOptions } from '../documents/visitor.ts';
import { createStepCounts } from './count-steps.ts';
import { mayMeasure, newVisit, VISIT_COOKIE, visitOf } from './visit.ts';

export interface FunnelOptions {
  readonly visitor: VisitorOptions;
  readonly feed: () => FeedSnapshot;
  readonly siteOrigin: string;
  readonly shellBuild: string;
  readonly apiUrl: string;
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly nowMs: () => number;
}

export interface Funnel {
  /** A document that somebody opened: the first of a visit is counted. */
  opened(request: FastifyRequest, reply: FastifyReply, seen: Visitor, search: string): void;
  /** What the api stores with an order. */
  headersOf(request: FastifyRequest): Readonly<Record<string, string>>;
  /** A reply of the api that is a step of a visit. */
  answered(request: FastifyRequest, step: string): void;
}

const VISIT_S = 86_400;
const FLUSH_MS = 5_000;
const SEND_MAX_MS = 5_000;

/** Counts what visitors who may be counted do, from visit to summary (O-03); the browser sends nothing for it. */
export function installFunnel(app: FastifyInstance, options: FunnelOptions): Funnel {
  const { visitor, feed, siteOrigin, shellBuild, apiUrl, siteHeaders, nowMs } = options;
  const counts = createStepCounts({
    async send(batch) {
      const reply = await fetch(`${apiUrl}/internal/funnel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...siteHeaders },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(SEND_MAX_MS),
      });
      if (!reply.ok) throw new Error(`the api took no counts: ${reply.status}`);
    },
    onFault: (cause) => app.log.warn({ err: cause }, 'what visits did could not be sent'),
  });
  const timer = setInterval(() => void counts.flush(), FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counts.flush();
  });

  const factsOf = ({ market, locale }: Visitor) => ({
    day: todayIn(nowMs()),
    market: market.id,
    language: locale,
  });

  async function count(request: FastifyRequest, step: FunnelStep, product: string): Promise<void> {
    const visit = visitOf(request);
    if (!visit) return;
    const seen = await readVisitor(request, '/', visitor);
    if (!mayMeasure(request, seen.market)) return;
    const seller = offeredRemotes(feed(), seen.market, seen.bucket).find(({ manifest }) =>
      manifest.orders?.some(({ kind }) => kind === product),
    );
    const release = seller ? `${seller.name}@${seller.record.build}` : '';
    counts.add({ ...factsOf(seen), ...visit, step, product, release });
  }

  return {
    opened(request, reply, seen, search) {
      const { headers, method } = request;
      const isPage = (headers['sec-fetch-dest'] ?? 'document') === 'document' && method === 'GET';
      const isAhead = headers['sec-purpose'] !== undefined || headers.purpose !== undefined;
      // A robot has no number.
      if (!isPage || isAhead || seen.bucket === null) return;
      if (visitOf(request) || !mayMeasure(request, seen.market)) return;
      const visit = newVisit(request, search, siteOrigin);
      void reply.setCookie(VISIT_COOKIE, new URLSearchParams(visit).toString(), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: siteOrigin.startsWith('https:'),
        maxAge: VISIT_S,
      });
      counts.add({ ...factsOf(seen), ...visit, step: 'visits', product: '', release: `shell@${shellBuild}` });
    },
    headersOf(request): Readonly<Record<string, string>> {
      const visit = visitOf(request);
      return visit ? { [VISIT_HEADER]: new URLSearchParams(visit).toString() } : {};
    },
    answered(request, said) {
      const [name, product = ''] = said.split(' ');
      const step = FUNNEL_STEPS.find((each) => each === name);
      if (step)
        count(request, step, product).catch((cause: unknown) =>
          request.log.warn({ err: cause }, 'a step could not be counted'),
        );
    },
  };
}
