import { EMPTY_CHAIN, newestOf, readChain } from './read-rules.ts';
import type { FeedRules } from './rules.ts';
import type { TrustedKeys } from './signatures.ts';

export interface SettingsFollower {
  current(): FeedRules['markets'];
  refresh(): Promise<void>;
  close(): void;
}

export interface FollowSettingsOptions {
  readonly folder: string;
  /** Brings what is new into the folder, where the feed of several machines lies elsewhere. */
  readonly pull?: (folder: string) => Promise<void>;
  readonly trusted: () => TrustedKeys;
  readonly pollMs: number;
  readonly onRefused: (what: string, cause: unknown) => void;
}

/** The markets' settings as the feed has them, for a server that serves no release. */
export async function followSettings(options: FollowSettingsOptions): Promise<SettingsFollower> {
  const { folder, pull, trusted, pollMs, onRefused } = options;
  const told = new Set<string>();
  let chain = EMPTY_CHAIN;
  let believed: TrustedKeys | null = null;

  const refuse = (what: string, cause: unknown) => {
    if (told.has(what)) return;
    told.add(what);
    onRefused(what, cause);
  };
  const refresh = async () => {
    await pull?.(folder).catch((cause: unknown) => refuse('the store', cause));
    const keys = trusted();
    const read = await readChain(folder, keys, refuse, keys === believed ? chain : EMPTY_CHAIN);
    if (keys !== believed) told.clear();
    believed = keys;
    if (read.states.length > 0) chain = read;
  };

  await refresh();
  const timer = setInterval(() => {
    refresh().catch((cause: unknown) => refuse('feed', cause));
  }, pollMs);
  timer.unref();
  return { current: () => newestOf(chain)?.markets ?? {}, refresh, close: () => clearInterval(timer) };
}
