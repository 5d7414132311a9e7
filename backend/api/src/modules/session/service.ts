import { BROWSER_SECRET_DAYS, SESSION_TTL_H } from '@travesia/domain';
import type { SessionStartSchema } from '@travesia/contracts';
import type * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { Browser, SessionRepository } from './repository.ts';
import { hashAgent, hashSecret, newSecret } from './secrets.ts';

const BROWSER_LIFE_MS = BROWSER_SECRET_DAYS * 86_400_000;
const SESSION_LIFE_MS = SESSION_TTL_H * 3_600_000;

export type SessionStart = v.InferOutput<typeof SessionStartSchema>;

export interface HeldSecrets {
  readonly browser: string | null;
  readonly booking: string | null;
}

export interface StartedSession {
  readonly browserSecret: string;
  readonly bookingSecret: string;
  readonly expiresAt: Date;
  /** Present where the visitor id that was sent could not be had. */
  readonly agentId?: string;
}

interface BoundBrowser {
  readonly browser: Browser;
  readonly secret: string;
  readonly freshAgentId: string | null;
}

export function createSessionService(parts: {
  readonly repository: SessionRepository;
  readonly clock: Clock;
  readonly random: Random;
  readonly agentKey: string;
}) {
  const { repository, clock, random } = parts;
  const now = () => new Date(clock.nowMs());
  const browserExpiry = () => new Date(clock.nowMs() + BROWSER_LIFE_MS);

  async function bindNew(agentId: string): Promise<{ browser: Browser; secret: string } | null> {
    const secret = newSecret(random);
    const browser = { id: random.uuid(), agentHash: hashAgent(agentId, parts.agentKey) };
    const isBound = await repository.bindBrowser({
      ...browser,
      secretHash: hashSecret(secret),
      now: now(),
      expiresAt: browserExpiry(),
    });
    return isBound ? { browser, secret } : null;
  }

  async function bindFresh(): Promise<BoundBrowser> {
    const freshAgentId = random.uuid();
    const bound = await bindNew(freshAgentId);
    return bound ? { ...bound, freshAgentId } : bindFresh();
  }

  /** A known visitor id without its secret, or a secret with another id, gives a fresh id: never an error (P-16). */
  async function browserFor(agentId: string, secret: string | null): Promise<BoundBrowser> {
    const held = secret === null ? null : await repository.findBrowserBySecret(hashSecret(secret), now());
    if (held !== null && secret !== null) {
      if (held.agentHash !== hashAgent(agentId, parts.agentKey)) return bindFresh();
      await repository.extendBrowser(held.id, browserExpiry());
      return { browser: held, secret, freshAgentId: null };
    }
    const bound = await bindNew(agentId);
    return bound ? { ...bound, freshAgentId: null } : bindFresh();
  }

  /** The booking in progress outlives a new page: its session goes on while it lives. */
  async function livingSession(browser: Browser, secret: string | null) {
    if (secret === null) return null;
    const session = await repository.findSession(hashSecret(secret));
    if (session?.browserId !== browser.id || session.expiresAt <= now()) return null;
    return { id: session.id, secret, expiresAt: session.expiresAt };
  }

  return {
    async start(wanted: SessionStart, held: HeldSecrets): Promise<StartedSession> {
      const { browser, secret, freshAgentId } = await browserFor(wanted.agentId, held.browser);
      const identity = {
        browserSecret: secret,
        ...(freshAgentId === null ? {} : { agentId: freshAgentId }),
      };
      const living = await livingSession(browser, held.booking);
      // Terms and receipts name the currency that the pages show now (S-40).
      if (living) await repository.setCurrency(living.id, wanted.currencyCode);
      if (living) return { ...identity, bookingSecret: living.secret, expiresAt: living.expiresAt };
      const bookingSecret = newSecret(random);
      const expiresAt = new Date(clock.nowMs() + SESSION_LIFE_MS);
      await repository.insertSession({
        id: random.uuid(),
        browserId: browser.id,
        secretHash: hashSecret(bookingSecret),
        locale: wanted.locale,
        countryCode: wanted.countryCode,
        currencyCode: wanted.currencyCode,
        attribution: wanted.infoData,
        createdAt: now(),
        expiresAt,
      });
      return { ...identity, bookingSecret, expiresAt };
    },
  };
}
export type SessionService = ReturnType<typeof createSessionService>;
