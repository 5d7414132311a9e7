import { isApiFailure, type ApiClient } from '@travesia/api-client';
import { SessionStartReplySchema, type Locale } from '@travesia/contracts';

/** Who the visitor is on this device; it identifies and authorises nothing (P-15). */
interface VisitorIdentity {
  agentId(): string;
  /** The server answered a conflict with a fresh id (P-16). */
  adoptAgentId(agentId: string): void;
}

export interface SessionKeeperOptions {
  readonly client: ApiClient;
  readonly visitor: VisitorIdentity;
  readonly context: () => { locale: Locale; countryCode: string | null; currencyCode: string };
  /** Web Locks, so that two tabs never start at once; absent where the browser has none. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

export interface SessionKeeper {
  /** Resolves once a session is open; starts it at most once per document. */
  ensure(): Promise<void>;
  /** Runs a call within the session. On a 401 a new session is started once and the call is repeated (P-16). */
  call<Reply>(send: (agentId: string) => Promise<Reply>): Promise<Reply>;
}

const LOCK_NAME = 'travesia-session';

/** Opens the session before the first session call and again where the server lost it (P-16). */
export function createSessionKeeper({
  client,
  visitor,
  context,
  locks,
}: SessionKeeperOptions): SessionKeeper {
  let opening: Promise<void> | null = null;

  async function start(): Promise<void> {
    const { data } = await client.post('/user/session/start', SessionStartReplySchema, {
      body: { agentId: visitor.agentId(), infoData: client.infoData(), ...context() },
    });
    if (data.agentId && data.agentId !== visitor.agentId()) visitor.adoptAgentId(data.agentId);
  }

  function open(): Promise<void> {
    const starting = locks ? locks.request(LOCK_NAME, start) : start();
    return Promise.resolve(starting).catch((failure: unknown) => {
      opening = null;
      throw failure;
    });
  }

  function ensure(): Promise<void> {
    opening ??= open();
    return opening;
  }

  async function call<Reply>(send: (agentId: string) => Promise<Reply>): Promise<Reply> {
    await ensure();
    const opened = opening;
    try {
      return await send(visitor.agentId());
    } catch (failure) {
      if (!isApiFailure(failure) || failure.status !== 401) throw failure;
      // Another call may have reopened it already while this one was under way.
      if (opening === opened) opening = null;
      await ensure();
      return send(visitor.agentId());
    }
  }

  return { ensure, call };
}
