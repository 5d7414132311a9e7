import { createHash } from 'node:crypto';
import type { SignInProblem, Staff } from '@travesia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IssuerDown, PendingSignInSchema, SignInRefused, type Issuer } from './issuer.ts';
import { createSealedCookie } from './sealed-cookie.ts';
import { createStaffSessions, SESSION_MAX_MS } from './staff-sessions.ts';

export interface StaffSignInOptions {
  readonly issuer: Issuer;
  readonly secret: string;
  /** First segment of the page's addresses: its cookies go nowhere else. */
  readonly area: 'desk' | 'ops';
  readonly siteOrigin: string;
  readonly nowMs: () => number;
}

type SignedIn = { readonly staff: Staff } | { readonly refused: 'sign_in_needed' | 'issuer_down' };

export interface StaffSignIn {
  /** Who calls; renews the session's cookie on the reply. */
  whoCalls(request: FastifyRequest, reply: FastifyReply, proof: string | null): Promise<SignedIn>;
  /** Ends the sessions of every tab; says where the browser ends the one at the issuer. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<string>;
}

const SECOND_MS = 1_000;
/** Tabs of one browser that are signed in at the same time: their cookies go with every call. */
const TABS_MAX = 6;
/** Time to type a password and a second factor. */
const PENDING_MAX_MS = 10 * 60_000;
const SEE_OTHER = 303;

const PendingCookieSchema = v.object({ ...PendingSignInSchema.entries, expiresAtMs: v.number() });

/** Sign-in at the issuer for one page (`/desk`, `/ops`): its two addresses, and who calls. */
export function installStaffSignIn(app: FastifyInstance, options: StaffSignInOptions): StaffSignIn {
  const { issuer, secret, area, siteOrigin, nowMs } = options;
  const sessions = createStaffSessions({ issuer, secret, area, nowMs });
  const pending = createSealedCookie(PendingCookieSchema, { secret, purpose: `staff-sign-in ${area}` });
  const isSecure = siteOrigin.startsWith('https:');
  const prefix = isSecure ? '__Secure-' : '';
  const sessionPrefix = `${prefix}${area}-session-`;
  /** A cookie of its own for each tab that signed in: a second tab does not end the first. */
  const sessionNameOf = (proof: string) =>
    sessionPrefix + createHash('sha256').update(proof).digest('hex').slice(0, 16);
  const pendingName = `${prefix}${area}-sign-in`;
  const page = `/${area}`;
  const callback = `${page}/signed-in`;
  const common = { httpOnly: true, secure: isSecure } as const;
  const sessionRules = { ...common, path: page, sameSite: 'strict' } as const;
  // The browser comes back from another site: a strict cookie would not be sent.
  const pendingRules = { ...common, path: callback, sameSite: 'lax' } as const;

  const goTo = (reply: FastifyReply, address: string) =>
    reply.header('cache-control', 'no-store').redirect(address, SEE_OTHER);
  const problem = (reply: FastifyReply, code: SignInProblem) => goTo(reply, `${page}?problem=${code}`);

  app.get(`${page}/sign-in`, async (request, reply) => {
    const { 'sec-fetch-dest': destination } = request.headers;
    // A person clicks a link; a script that fetches or frames this address is somebody else.
    if (destination !== undefined && destination !== 'document') return problem(reply, 'refused');
    try {
      const { address, pending: own } = await issuer.begin(siteOrigin + callback);
      const sealed = pending.seal({ ...own, expiresAtMs: nowMs() + PENDING_MAX_MS });
      void reply.setCookie(pendingName, sealed, { ...pendingRules, maxAge: PENDING_MAX_MS / SECOND_MS });
      return goTo(reply, address);
    } catch (cause) {
      if (!(cause instanceof IssuerDown)) throw cause;
      request.log.error({ err: cause }, 'the issuer of the staff’s sign-in cannot be reached');
      return problem(reply, 'issuer_down');
    }
  });

  app.get(callback, async (request, reply) => {
    const begun = pending.unseal(request.cookies[pendingName] ?? '');
    void reply.clearCookie(pendingName, pendingRules);
    if (!begun || begun.expiresAtMs <= nowMs()) return problem(reply, 'too_late');
    try {
      const { staff, refreshToken } = await issuer.finish(new URL(request.url, siteOrigin), begun);
      if (!staff) return problem(reply, 'role_missing');
      const { cookie, proof } = sessions.open(staff, refreshToken);
      void reply.setCookie(sessionNameOf(proof), cookie, {
        ...sessionRules,
        maxAge: SESSION_MAX_MS / SECOND_MS,
      });
      request.log.info({ staff: staff.id, role: staff.role, area }, 'signed in');
      // A fragment reaches this document only: no server, no other tab, no script of a remote.
      return goTo(reply, `${page}#proof=${proof}`);
    } catch (cause) {
      if (cause instanceof IssuerDown) {
        request.log.error({ err: cause }, 'the issuer of the staff’s sign-in does not answer');
        return problem(reply, 'issuer_down');
      }
      if (!(cause instanceof SignInRefused)) throw cause;
      request.log.warn({ err: cause }, 'a sign-in was refused');
      return problem(reply, 'refused');
    }
  });

  const sessionsOf = ({ cookies }: FastifyRequest) =>
    Object.entries(cookies).flatMap(([name, cookie]) =>
      name.startsWith(sessionPrefix) && cookie !== undefined ? [{ name, cookie }] : [],
    );

  /** Of tabs that were closed long ago. */
  function forgetOldest(request: FastifyRequest, reply: FastifyReply, ownName: string): void {
    const newestFirst = sessionsOf(request)
      .filter(({ name }) => name !== ownName)
      .map(({ name, cookie }) => ({ name, atMs: sessions.startedAtMs(cookie) ?? 0 }))
      .toSorted((one, other) => other.atMs - one.atMs);
    for (const { name } of newestFirst.slice(TABS_MAX - 1)) void reply.clearCookie(name, sessionRules);
  }

  return {
    async whoCalls(request, reply, proof) {
      const sessionName = proof === null ? '' : sessionNameOf(proof);
      forgetOldest(request, reply, sessionName);
      const cookie = request.cookies[sessionName];
      if (proof === null || cookie === undefined) return { refused: 'sign_in_needed' };
      const read = await sessions.read(cookie, proof);
      if ('refused' in read) return read;
      if (read.cookie !== null)
        void reply.setCookie(sessionName, read.cookie, {
          ...sessionRules,
          maxAge: SESSION_MAX_MS / SECOND_MS,
        });
      return { staff: read.staff };
    },
    async signOut(request, reply) {
      // Whoever leaves, leaves every tab.
      const open = sessionsOf(request);
      for (const { name } of open) void reply.clearCookie(name, sessionRules);
      if (open.length === 0) return page;
      try {
        // One that cannot be ended keeps none of the others.
        await Promise.all(open.map(({ cookie }) => sessions.close(cookie)));
        return (await issuer.signOutAddress(siteOrigin + page)) ?? page;
      } catch (cause) {
        request.log.warn({ err: cause }, 'a session could not be ended at the issuer');
        return page;
      }
    },
  };
}
