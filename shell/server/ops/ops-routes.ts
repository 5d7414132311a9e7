import {
  FunnelQuerySchema,
  OpsDecisionSchema,
  OpsPreviewRequestSchema,
  OpsRequestSchema,
  OpsSignInSchema,
  type OpsChange,
  type OpsOperator,
  type OpsPreview,
  type OpsReply,
  type StaffSignOut,
  withSettings,
} from '@travesia/contracts';
import {
  contentAt,
  coversProposal,
  differencesOf,
  newestOf,
  NO_CONTENT,
  type ReleaseFeed,
} from '@travesia/releases';
import {
  rejectProposal,
  ReleaseRefusal,
  type FeedAccess,
  type RefusalCode,
} from '@travesia/releases/changes';
import { operatorOfToken, scopeOf, type Operator } from '@travesia/releases/operators';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IssuerDown } from '../staff/issuer.ts';
import { isFromOutside } from '../staff/same-origin.ts';
import type { StaffSignIn } from '../staff/staff-sign-in.ts';
import type { Markets } from '../documents/markets.ts';
import type { GuessLimit } from './guess-limit.ts';
import { describeHistory, fillDefaultsFromFile } from './history.ts';
import type { MarketPreview } from './market-preview.ts';
import { SESSION_MS, type OpsSessions } from './ops-session.ts';
import { describeFeed, type HealthOf } from './overview.ts';
import type { ReadFunnel } from './read-funnel.ts';
import { runCommand } from './run-command.ts';

export interface OpsRoutesOptions {
  readonly siteOrigin: string;
  readonly operators: () => readonly Operator[];
  readonly sessions: OpsSessions;
  readonly guesses: GuessLimit;
  /** Sign-in at the issuer; `null`: tokens only. */
  readonly staff: StaffSignIn | null;
  readonly feed: ReleaseFeed;
  readonly access: Pick<FeedAccess, 'feedFolder' | 'store' | 'trustedFolder' | 'key'>;
  readonly markets: () => Markets;
  readonly marketsInFile: Markets;
  readonly healthOf: HealthOf;
  readonly preview: MarketPreview;
  readonly readFunnel: ReadFunnel;
  readonly nowMs: () => number;
}

interface Caller {
  readonly operator: Operator;
  /** Who it is, for good: names change. */
  readonly subject: string;
  readonly isPerson: boolean;
}

const PROOF_HEADER = 'x-ops-proof';
const SECOND_MS = 1_000;

const describeOperator = ({ name, role, remotes, markets }: Operator): OpsOperator => ({
  name,
  role,
  remotes,
  markets,
});

function refuse(reply: FastifyReply, status: number, code: string, retryAfterS: number | null = null) {
  if (retryAfterS !== null) void reply.header('retry-after', String(retryAfterS));
  return reply.code(status).send({ error: { code, retryAfterS } });
}

/** What the owner's page asks for (P-02, P-03, P-49). */
export function opsRoutes(app: FastifyInstance, options: OpsRoutesOptions): void {
  const { siteOrigin, operators, sessions, guesses, feed, access, nowMs } = options;
  const isSecure = siteOrigin.startsWith('https:');
  const cookieName = isSecure ? '__Secure-ops' : 'ops';
  const cookieRules = { path: '/ops', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;

  function ofToken(request: FastifyRequest, proof: string): Operator | null {
    const cookie = request.cookies[cookieName];
    if (cookie === undefined) return null;
    try {
      return sessions.read(cookie, proof, operators());
    } catch {
      return null;
    }
  }

  /** By token or at the issuer; of the issuer's people only owners have a place here. */
  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> {
    const proof = request.headers[PROOF_HEADER];
    if (typeof proof !== 'string') return null;
    const operator = ofToken(request, proof);
    if (operator) return { operator, subject: `token:${operator.name}`, isPerson: options.staff === null };
    if (!options.staff) return null;
    const caller = await options.staff.whoCalls(request, reply, proof);
    if ('refused' in caller) {
      if (caller.refused === 'issuer_down') throw new IssuerDown('the session could not be checked');
      return null;
    }
    const { id, name, role } = caller.staff;
    // The history of the feed names people: the name for its readers, the id because names repeat.
    if (role !== 'owner') return null;
    return {
      operator: { name: `${name} (${id})`, tokenHash: '', role, remotes: '*', markets: '*' },
      subject: `staff:${id}`,
      isPerson: true,
    };
  }

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isFromOutside(request, siteOrigin)) return refuse(reply, 403, 'not_from_here');
  });

  app.post('/session', async (request, reply) => {
    const asked = v.safeParse(OpsSignInSchema, request.body);
    const operator = asked.success ? operatorOfToken(operators(), asked.output.token.trim()) : null;
    if (!operator) {
      const waitMs = guesses.waitMs(request.ip);
      if (waitMs > 0) return refuse(reply, 429, 'too_many_tries', Math.ceil(waitMs / SECOND_MS));
      guesses.failed(request.ip);
      request.log.warn('a token for the owner’s page was refused');
      return refuse(reply, 401, 'token_unknown');
    }
    guesses.succeeded(request.ip);
    const { cookie, proof } = sessions.open(operator);
    void reply.setCookie(cookieName, cookie, { ...cookieRules, maxAge: SESSION_MS / SECOND_MS });
    return reply.send({ operator: describeOperator(operator), proof });
  });

  app.delete('/session', async (request, reply) => {
    void reply.clearCookie(cookieName, cookieRules);
    const left: StaffSignOut = { goTo: (await options.staff?.signOut(request, reply)) ?? '/ops' };
    return reply.send(left);
  });

  app.get('/session', async (request, reply) => {
    const caller = await signedIn(request, reply);
    return caller ? reply.send(describeOperator(caller.operator)) : refuse(reply, 401, 'sign_in_needed');
  });

  app.get('/overview', async (request, reply) => {
    const caller = await signedIn(request, reply);
    if (!caller) return refuse(reply, 401, 'sign_in_needed');
    await feed.refresh();
    return reply.send(
      await describeFeed({
        reader: { subject: caller.subject, scope: scopeOf(caller.operator), mayDecide: caller.isPerson },
        chain: feed.chain(),
        snapshot: feed.current(),
        place: access,
        markets: options.markets(),
        inFile: options.marketsInFile,
        healthOf: options.healthOf,
        nowMs: nowMs(),
      }),
    );
  });

  app.get<{ Querystring: { before?: string } }>('/history', async (request, reply) => {
    if (!(await signedIn(request, reply))) return refuse(reply, 401, 'sign_in_needed');
    await feed.refresh();
    const before = Number(request.query.before ?? Infinity);
    return reply.send(
      describeHistory(feed.chain(), options.marketsInFile, Number.isNaN(before) ? Infinity : before),
    );
  });

  async function sendFunnel(request: FastifyRequest, reply: FastifyReply, form: 'read' | 'csv') {
    const caller = await signedIn(request, reply);
    if (!caller) return refuse(reply, 401, 'sign_in_needed');
    const asked = v.safeParse(FunnelQuerySchema, request.body);
    if (!asked.success) return refuse(reply, 422, 'invalid_request');
    const own = caller.operator.markets;
    const wanted = asked.output.markets;
    const markets = own === '*' ? wanted : (wanted ?? own).filter((market) => own.includes(market));
    const found = await options.readFunnel(form, { ...asked.output, markets: markets && [...markets] });
    if (!found) return refuse(reply, 503, 'figures_missing');
    return reply.type(form === 'csv' ? 'text/csv; charset=utf-8' : 'application/json').send(found);
  }
  app.post('/funnel', (request, reply) => sendFunnel(request, reply, 'read'));
  app.post('/funnel.csv', (request, reply) => sendFunnel(request, reply, 'csv'));

  app.post('/previews', async (request, reply) => {
    if (!(await signedIn(request, reply))) return refuse(reply, 401, 'sign_in_needed');
    const asked = v.safeParse(OpsPreviewRequestSchema, request.body);
    const market = asked.success ? options.marketsInFile.get(asked.output.market) : undefined;
    if (!asked.success || !market) return refuse(reply, 422, 'invalid_request');
    const { settings, locale } = asked.output;
    const answer: OpsPreview = {
      html: await options.preview(withSettings(market, settings ?? undefined), locale),
    };
    return reply.send(answer);
  });

  /** Carries out on the feed; what the feed refuses is told by its code. */
  async function onFeed(
    request: FastifyRequest,
    reply: FastifyReply,
    { operator }: Caller,
    what: string,
    isRehearsal: boolean,
    run: (access: FeedAccess) => Promise<unknown>,
  ) {
    let changes: OpsChange[] = [];
    let isProposal = false;
    try {
      await run({
        ...access,
        by: operator.name,
        onBehalfOf: scopeOf(operator),
        isDryRun: isRehearsal,
        nowMs,
        onState: (before, after, isProposed) => {
          changes = fillDefaultsFromFile(differencesOf(before, after), options.marketsInFile);
          isProposal = isProposed;
        },
      });
    } catch (cause) {
      if (!(cause instanceof ReleaseRefusal)) throw cause;
      request.log.info({ operator: operator.name, command: what, code: cause.code }, 'refused');
      return refuse(reply, STATUS_OF[cause.code] ?? 422, cause.code);
    }
    await feed.refresh();
    if (!isRehearsal)
      request.log.info(
        { operator: operator.name, command: what, changes, isProposal },
        'the feed was changed',
      );
    const answer: OpsReply = {
      sequence: newestOf(feed.chain())?.sequence ?? 0,
      changes,
      isRehearsal,
      isProposal,
    };
    return reply.send(answer);
  }

  async function change(request: FastifyRequest, reply: FastifyReply, isRehearsal: boolean) {
    const caller = await signedIn(request, reply);
    if (!caller) return refuse(reply, 401, 'sign_in_needed');
    const asked = v.safeParse(OpsRequestSchema, request.body);
    if (!asked.success) return refuse(reply, 422, 'invalid_request');
    const { command, reason, sequence } = asked.output;
    const market = 'market' in command ? command.market : null;
    if (market !== null && !options.marketsInFile.has(market)) return refuse(reply, 422, 'invalid_request');
    const { subject, isPerson } = caller;
    return onFeed(request, reply, caller, command.kind, isRehearsal, (feedAccess) =>
      runCommand(
        {
          ...feedAccess,
          reason,
          seenSequence: sequence,
          // A token beside an issuer is a machine's, or somebody's who is a person there already.
          ...(isPerson && { proposes: { subject, command } }),
        },
        command,
      ),
    );
  }

  app.post('/changes', (request, reply) => change(request, reply, false));
  app.post('/rehearsals', (request, reply) => change(request, reply, true));

  app.post<{ Params: { id: string } }>('/proposals/:id', async (request, reply) => {
    const caller = await signedIn(request, reply);
    if (!caller) return refuse(reply, 401, 'sign_in_needed');
    const asked = v.safeParse(OpsDecisionSchema, request.body);
    if (!asked.success) return refuse(reply, 422, 'invalid_request');
    const { operator, subject, isPerson } = caller;
    await feed.refresh();
    const { proposals } = contentAt(newestOf(feed.chain()) ?? NO_CONTENT, nowMs());
    const proposal = proposals.find(({ id }) => String(id) === request.params.id);
    if (!proposal) return refuse(reply, 409, 'proposal_gone');
    const isOwn = proposal.subject === subject;
    if (!isPerson) return refuse(reply, 403, 'second_person_needed');
    if (!isOwn && !coversProposal(scopeOf(operator), proposal)) return refuse(reply, 403, 'not_allowed');
    const decision = asked.output;
    return onFeed(request, reply, caller, decision.decision, false, (feedAccess) =>
      decision.decision === 'reject'
        ? rejectProposal({ ...feedAccess, reason: decision.reason }, proposal.id)
        : runCommand(
            {
              ...feedAccess,
              reason: proposal.reason,
              confirms: { proposal: proposal.id, subject },
            },
            proposal.command,
          ),
    );
  });
}

const STATUS_OF: Readonly<Partial<Record<RefusalCode, number>>> = {
  not_allowed: 403,
  second_person_needed: 403,
  own_proposal: 403,
  feed_moved: 409,
  proposal_gone: 409,
  proposal_outdated: 409,
};
