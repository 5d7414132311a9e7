import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { StaffSchema, type Staff } from '@travesia/contracts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { IssuerDown, SignInRefused, type Issued, type Issuer } from './issuer.ts';
import { createSealedCookie } from './sealed-cookie.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Without a call for so long, the session is over. */
const IDLE_MAX_MS = 30 * MINUTE_MS;
/** A working day; then everybody signs in again. */
export const SESSION_MAX_MS = 10 * HOUR_MS;
/** How long the issuer's answer is trusted: a revoked role ends within this time. */
const CHECK_EVERY_MS = 2 * MINUTE_MS;
/** While the issuer does not answer, and for sessions without a refresh token. */
const UNCHECKED_MAX_MS = 10 * MINUTE_MS;
/** How exactly the last call is remembered. */
const SEEN_EVERY_MS = MINUTE_MS;
/** Calls that are under way with the cookie from before a renewal. */
const RENEWED_FOR_MS = MINUTE_MS;
const RENEWED_MAX = 1_000;
const PROOF_BYTES = 32;

const SessionSchema = v.object({
  staff: StaffSchema,
  refreshToken: v.nullable(v.string()),
  proofHash: v.string(),
  startedAtMs: v.number(),
  seenAtMs: v.number(),
  checkedAtMs: v.number(),
});
type Session = v.InferOutput<typeof SessionSchema>;

type ReadSession =
  | {
      readonly staff: Staff;
      /** The cookie from now on; `null` where it stays as it is. */
      readonly cookie: string | null;
    }
  | { readonly refused: 'sign_in_needed' | 'issuer_down' };

export interface StaffSessions {
  /** Value of the cookie, and the proof that the page keeps for itself. */
  open(staff: Staff, refreshToken: string | null): { readonly cookie: string; readonly proof: string };
  /** When the session of a cookie began; `null` where there is none. */
  startedAtMs(cookie: string): number | null;
  read(cookie: string, proof: string): Promise<ReadSession>;
  /** Ends it at the issuer too, so that a copy of the cookie ends at its next check. */
  close(cookie: string): Promise<void>;
}

export interface StaffSessionsOptions {
  readonly issuer: Issuer;
  readonly secret: string;
  /** A session of one page is none of another. */
  readonly area: string;
  readonly nowMs: () => number;
}

const ENDED = { refused: 'sign_in_needed' } as const;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Sessions of people who signed in at the issuer, in a sealed cookie that every site process can read. Remotes run in
 * this origin too and the browser would send the cookie with their calls: each call needs the proof besides, which only
 * the document that signed in has (decision 15).
 */
export function createStaffSessions({ issuer, secret, area, nowMs }: StaffSessionsOptions): StaffSessions {
  const cookies = createSealedCookie(SessionSchema, { secret, purpose: `staff-session ${area}` });
  const renewals = new LRUCache<string, Promise<Issued>>({
    max: RENEWED_MAX,
    ttl: RENEWED_FOR_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
  });

  /** One call to the issuer for all calls of a page that found the session due. */
  function renewOnce(refreshToken: string, id: string): Promise<Issued> {
    const known = renewals.get(refreshToken);
    if (known) return known;
    const renewal = issuer.renew(refreshToken, id);
    renewals.set(refreshToken, renewal);
    renewal.catch(() => renewals.delete(refreshToken));
    return renewal;
  }

  /** `null`: the person has no place here any more. */
  async function checked(session: Session): Promise<Session | null> {
    const ageMs = nowMs() - session.checkedAtMs;
    if (ageMs < CHECK_EVERY_MS) return session;
    if (session.refreshToken === null) return ageMs < UNCHECKED_MAX_MS ? session : null;
    try {
      const { staff, refreshToken } = await renewOnce(session.refreshToken, session.staff.id);
      return staff && { ...session, staff, refreshToken, checkedAtMs: nowMs() };
    } catch (cause) {
      if (cause instanceof SignInRefused) return null;
      if (cause instanceof IssuerDown && ageMs < UNCHECKED_MAX_MS) return session;
      throw cause;
    }
  }

  return {
    open(staff, refreshToken) {
      const proof = randomBytes(PROOF_BYTES).toString('base64url');
      const now = nowMs();
      const session: Session = {
        staff,
        refreshToken,
        proofHash: hashOf(proof),
        startedAtMs: now,
        seenAtMs: now,
        checkedAtMs: now,
      };
      return { cookie: cookies.seal(session), proof };
    },
    startedAtMs: (cookie) => cookies.unseal(cookie)?.startedAtMs ?? null,
    async read(cookie, proof) {
      const session = cookies.unseal(cookie);
      if (!session || !isSame(hashOf(proof), session.proofHash)) return ENDED;
      const now = nowMs();
      if (now - session.seenAtMs >= IDLE_MAX_MS || now - session.startedAtMs >= SESSION_MAX_MS) return ENDED;
      try {
        const current = await checked(session);
        if (!current) return ENDED;
        const isStale = current !== session || now - session.seenAtMs >= SEEN_EVERY_MS;
        return {
          staff: current.staff,
          cookie: isStale ? cookies.seal({ ...current, seenAtMs: now }) : null,
        };
      } catch (cause) {
        if (cause instanceof IssuerDown) return { refused: 'issuer_down' };
        throw cause;
      }
    },
    async close(cookie) {
      const refreshToken = cookies.unseal(cookie)?.refreshToken;
      if (refreshToken) await issuer.revoke(refreshToken);
    },
  };
}
