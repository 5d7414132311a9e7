import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { STEP_HEADER, type Locale } from '@travesia/contracts';
import { BROTLI_REPLY } from './brotli-reply.ts';
import type { Caller } from './caller.ts';
import { acceptedLocale } from './locale.ts';
import type { LimitName } from './limits.ts';
import { isForeignOrigin } from './origin-check.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** A route whose answer may be at hand, as bytes, for a body that somebody sent before. */
interface CachedRoute {
  readonly url: string;
  readonly limit: LimitName;
  /** The bytes for a body by its very text; null where there are none, or where more has to be asked. */
  readonly find: (text: string, locale: Locale, visitor: Visitor) => Buffer | null;
  /** As `tellStep` tells it. */
  readonly step: string;
}

export interface Answered {
  readonly id: string;
  readonly url: string;
  readonly ms: number;
}

export interface CachedRepliesParts {
  readonly siteOrigin: string;
  /** Those that every reply has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly callerOf: (request: IncomingMessage) => Caller;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Somebody with a session is counted by it too. */
  readonly mayHaveSession: (cookies: string | undefined) => boolean;
  /** Counts one of a caller; false where they may not have it, or where others count too. */
  readonly mayHave: (caller: Caller, limit: LimitName) => boolean;
  /** Neither under pressure nor about to end. */
  readonly isAtEase: () => boolean;
  readonly onAnswered: (answered: Answered) => void;
}

export interface CachedReplies {
  add(route: CachedRoute): void;
  /** In front of the framework. */
  before(framework: RequestListener): RequestListener;
}

const SHORT_BODY = /^[1-9]\d{0,2}$/;
const BROTLI = /\bbr\b/;

/**
 * What is at hand as bytes is sent without the framework, which costs more than all the rest. It does one thing, and
 * only for the plainest of calls: whatever is not exactly that, or would be refused, goes the usual way untouched.
 */
export function createCachedReplies(parts: CachedRepliesParts): CachedReplies {
  const routes = new Map<string, CachedRoute>();
  const ownOrigin = new Set([parts.siteOrigin]);
  const headers = Object.entries({ ...parts.headers, ...BROTLI_REPLY }).flat();

  function isPlain({ method, headers: given }: IncomingMessage): boolean {
    return (
      method === 'POST' &&
      given['content-type'] === 'application/json' &&
      given['transfer-encoding'] === undefined &&
      SHORT_BODY.test(given['content-length'] ?? '') &&
      given['cache-control'] === undefined &&
      BROTLI.test(given['accept-encoding'] ?? '') &&
      !isForeignOrigin(given, ownOrigin) &&
      !parts.mayHaveSession(given.cookie)
    );
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    bytes: Buffer,
    { url, step }: CachedRoute,
  ): void {
    const id = parts.requestIdOf(request);
    const fromMs = performance.now();
    response.once('finish', () => parts.onAnswered({ id, url, ms: performance.now() - fromMs }));
    response.writeHead(200, [
      ...headers,
      STEP_HEADER,
      step,
      'x-request-id',
      id,
      'content-length',
      String(bytes.length),
    ]);
    response.end(bytes);
  }

  return {
    add: (route) => void routes.set(route.url, route),
    before: (framework) => (request, response) => {
      const route = routes.get(request.url ?? '');
      const locale = route && isPlain(request) ? acceptedLocale(request.headers['accept-language']) : null;
      if (!route || locale === null || !parts.isAtEase()) return framework(request, response);
      const length = Number(request.headers['content-length']);
      const look = () => {
        const body = request.read(length) as Buffer | null;
        if (body === null) return;
        request.off('readable', look);
        const bytes = route.find(body.toString(), locale, visitorOf(request.headers));
        if (bytes && parts.mayHave(parts.callerOf(request), route.limit)) {
          return answer(request, response, bytes, route);
        }
        request.unshift(body);
        framework(request, response);
      };
      request.on('readable', look);
    },
  };
}
