import { Readable } from 'node:stream';
import type { ErrorCode, Locale } from '@travesia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import * as v from 'valibot';
import { ApiError, fieldProblems } from '../errors/index.ts';
import { checkBodyShape } from './body-shape.ts';
import type { Idempotency, RunReply } from './idempotency.ts';
import { examineOnce, type KnownBodies } from './known-bodies.ts';
import type { Limiter, LimitName } from './limits.ts';
import { localeOf } from './locale.ts';
import type { OpenSession, OpenSessions } from './open-session.ts';
import { routeDocumentation } from './openapi.ts';
import { refuseForeignOrigin } from './origin-check.ts';
import type { CachedReplies } from './cached-replies.ts';
import type { Visitor } from './visitor.ts';

type Schema = v.GenericSchema | undefined;
type Parsed<S extends Schema> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

interface RouteContext<B extends Schema, Q extends Schema, P extends Schema> {
  readonly body: Parsed<B>;
  readonly query: Parsed<Q>;
  readonly params: Parsed<P>;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteReply {
  /** 200 unless named. */
  readonly status?: number;
  readonly body: unknown;
}

interface RouteFacts<B extends Schema, Q extends Schema, P extends Schema> {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /** A reply passes its schema on its way out: what the schema does not name does not leave. */
  readonly replies: Readonly<Record<number, v.GenericSchema>>;
  /** Replies too large to be checked one by one; they are described only. */
  readonly trustReplies?: boolean;
  /** Codes of the catalogue beyond those every route has. */
  readonly errors?: readonly ErrorCode[];
  readonly limit: LimitName;
  /** Where many send the same body, and nothing of it belongs to one person. */
  readonly knownBodies?: KnownBodies<Parsed<B>>;
  /** The answer to such a body where it is at hand, compressed (Brotli), and there is nothing else to be asked. */
  readonly cached?: {
    readonly step: string;
    readonly find: (body: Parsed<B>, locale: Locale, visitor: Visitor) => Buffer | null;
  };
  /** Where the usual time of an answer does not do. */
  readonly deadlineMs?: number;
}

interface RouteDefinition<B extends Schema, Q extends Schema, P extends Schema> extends RouteFacts<B, Q, P> {
  /** May answer by itself (a redirect, a ready buffer) and return the reply. */
  readonly handler: (context: RouteContext<B, Q, P>) => Promise<RouteReply | FastifyReply>;
}

type WithAgent = v.GenericSchema<unknown, { agentId: string }>;

interface SessionRouteDefinition<B extends WithAgent> extends RouteFacts<B, undefined, undefined> {
  readonly body: B;
  /**
   * `steps` (default): equal saves in flight run once, a key derives from session, order and body.
   * `own-key`: only a key that the caller sends counts. `off`: a question, asked as often as needed.
   */
  readonly idempotency?: 'steps' | 'own-key' | 'off';
  /** What a derived key belongs to besides the session: the order in progress and its revision. */
  readonly idempotencyScope?: (session: OpenSession) => Promise<string>;
  readonly handler: (
    context: RouteContext<B, undefined, undefined> & { readonly session: OpenSession },
  ) => Promise<RouteReply>;
}

interface OpenRouteDefinition {
  readonly method: HTTPMethods | HTTPMethods[];
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  readonly limit: LimitName;
  readonly handler: (context: {
    /** Byte for byte as it came; empty for a GET. */
    readonly rawBody: Buffer;
    readonly locale: Locale;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  }) => Promise<RouteReply | FastifyReply>;
}

export interface Router {
  /** JSON in, JSON out, anyone may call. */
  route<B extends Schema = undefined, Q extends Schema = undefined, P extends Schema = undefined>(
    definition: RouteDefinition<B, Q, P>,
  ): void;
  /** A POST that needs the session's cookies and its agentId in the body (B-03), idempotent (B-04). */
  sessionRoute<B extends WithAgent>(definition: SessionRouteDefinition<B>): void;
  /** For other systems and full-page returns: any content type as bytes, no origin check. */
  openRoute(definition: OpenRouteDefinition): void;
}

export interface RouterParts {
  readonly limiter: Limiter;
  readonly idempotency: Idempotency;
  readonly sessions: OpenSessions;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly cachedReplies: CachedReplies;
}

const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

function read<S extends Schema>(schema: S, value: unknown): Parsed<S> {
  if (schema === undefined) return undefined as Parsed<S>;
  const parsed = v.safeParse(schema, value ?? {});
  if (!parsed.success) throw new ApiError('invalid_request', { fields: fieldProblems(parsed.issues) });
  return parsed.output as Parsed<S>;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw new ApiError('invalid_request', { fields: [{ path: 'Idempotency-Key', code: 'value_invalid' }] });
  }
  return key;
}

function isSent(answer: RouteReply | FastifyReply): answer is FastifyReply {
  return 'raw' in answer && !(answer instanceof Readable);
}

export function createRouter(app: FastifyInstance, parts: RouterParts): Router {
  /** As a hook: either done at once, or a promise of it. */
  function spend(request: FastifyRequest, limit: LimitName, done: () => void): Promise<void> | undefined {
    const counting = parts.limiter.spend(request, limit);
    if (!counting) done();
    return counting;
  }

  function send(
    reply: FastifyReply,
    facts: Pick<RouteFacts<Schema, Schema, Schema>, 'replies' | 'trustReplies'>,
    answer: RouteReply,
  ): FastifyReply {
    const status = answer.status ?? 200;
    const schema = facts.replies[status];
    const body = schema && !facts.trustReplies ? v.parse(schema, answer.body) : answer.body;
    return reply.status(status).send(body);
  }

  function add<B extends Schema, Q extends Schema, P extends Schema>(
    facts: RouteFacts<B, Q, P>,
    answer: (context: RouteContext<B, Q, P>) => Promise<RouteReply | FastifyReply>,
  ): void {
    const { knownBodies } = facts;
    const examine = (value: unknown): Parsed<B> => {
      if (facts.body !== undefined) checkBodyShape(value);
      return read(facts.body as B, value);
    };
    const options: RouteOptions = {
      method: facts.method,
      url: facts.url,
      schema: routeDocumentation(facts),
      ...(facts.deadlineMs === undefined ? {} : { config: { deadlineMs: facts.deadlineMs } }),
      onRequest(request, _reply, done) {
        refuseForeignOrigin(request, parts.allowedOrigins);
        return spend(request, facts.limit, done);
      },
      handler: async (request, reply) => {
        const isExamined = knownBodies !== undefined && request.body !== undefined;
        const context = {
          params: read(facts.params as P, request.params),
          query: read(facts.query as Q, request.query),
          body: isExamined ? (request.body as Parsed<B>) : examine(request.body),
          locale: localeOf(request),
          request,
          reply,
        };
        // A reply that was sent is a promise of its own: awaited, it leaves nothing behind.
        const answered: RouteReply | FastifyReply | undefined = await answer(context);
        return answered === undefined || isSent(answered) ? reply : send(reply, facts, answered);
      },
    };
    if (knownBodies === undefined) {
      app.route(options);
      return;
    }
    const { url, limit, cached } = facts;
    if (cached) {
      parts.cachedReplies.add({
        url,
        limit,
        step: cached.step,
        find(text, locale, visitor) {
          const known = knownBodies.find(text);
          return known ? cached.find(known.body, locale, visitor) : null;
        },
      });
    }
    void app.register(async (scope) => {
      examineOnce(scope, knownBodies, examine);
      scope.route(options);
    });
  }

  return {
    route: (definition) => add(definition, definition.handler),
    sessionRoute(definition) {
      add(definition, async (context) => {
        const body = context.body as { agentId: string };
        const session = await parts.sessions.require(context.request, body.agentId);
        const work = async (): Promise<RunReply> => {
          const answer = await definition.handler({ ...context, session });
          return { status: answer.status ?? 200, body: answer.body };
        };
        const mode = definition.idempotency ?? 'steps';
        const key = mode === 'off' ? null : idempotencyKeyOf(context.request);
        if (mode === 'off' || (mode === 'own-key' && key === null)) return work();
        const order = key === null ? await definition.idempotencyScope?.(session) : undefined;
        const scope = order === undefined ? session.sessionId : `${session.sessionId}:${order}`;
        return parts.idempotency.run({ scope, route: definition.url, key, body }, work);
      });
    },
    openRoute(definition) {
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
        scope.route({
          method: definition.method,
          url: definition.url,
          schema: { summary: definition.summary, tags: [definition.tag] },
          onRequest: (request, _reply, done) => spend(request, definition.limit, done),
          handler: async (request, reply) => {
            const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
            const answered = await definition.handler({
              rawBody,
              locale: localeOf(request),
              request,
              reply,
            });
            return answered === undefined || isSent(answered)
              ? reply
              : send(reply, { replies: {} }, answered);
          },
        });
      });
    },
  };
}
