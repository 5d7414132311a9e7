import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { OpsCommand } from '@travesia/contracts';
import {
  FEED,
  FEED_KEYS,
  keyIdOf,
  newestOf,
  readChain,
  readTrustedKeys,
  contentAt,
  differencesOf,
  NO_CONTENT,
  problemOfSecondPerson,
  refusalOfAll,
  rulesFileName,
  signPayload,
  wasLive,
  writeFileAtomically,
  type FeedChain,
  type FeedContent,
  type FeedRules,
  type KeyScope,
  type Proposal,
  type RemoteRule,
  type SecondPersonProblem,
} from '../feed/index.ts';
import { pullFeed, type FeedStore } from '../store/index.ts';
import { withFeedLock } from './feed-lock.ts';

export interface FeedAccess {
  readonly feedFolder: string;
  /** Where the feed of several machines lies; the folder is this machine's copy of it. */
  readonly store?: FeedStore | undefined;
  readonly trustedFolder: string;
  readonly key: KeyObject;
  /** Who asks for the change, and why; both stand in the history. */
  readonly by?: string;
  readonly reason?: string;
  /** What the one who asks may do, where the key signs for several people. */
  readonly onBehalfOf?: KeyScope;
  /** The state that was seen: what changed since then is not changed over. */
  readonly seenSequence?: number;
  /** Nothing is written. */
  readonly isDryRun?: boolean;
  readonly nowMs?: () => number;
  /** Called with the state before and after, in a dry run too. */
  readonly onState?: (before: FeedContent, after: FeedRules, isProposal: boolean) => void;
  /** Where a market asks for a second person, this is proposed in place of the change. */
  readonly proposes?: { readonly subject: string; readonly command: OpsCommand };
  /** The change is one that somebody else has proposed. */
  readonly confirms?: NonNullable<FeedRules['confirms']>;
}

export type RefusalCode =
  | 'refused'
  | 'not_allowed'
  | 'feed_moved'
  | 'unknown_build'
  | 'damaged_build'
  | 'no_other_build'
  | 'moment_invalid'
  | 'nothing_planned'
  | SecondPersonProblem
  | 'proposals_full';

/** The command cannot be carried out, and why, in words for a terminal; a page has its own for the code. */
export class ReleaseRefusal extends Error {
  readonly code: RefusalCode;
  constructor(words: string, code: RefusalCode = 'refused', options?: ErrorOptions) {
    super(words, options);
    this.name = 'ReleaseRefusal';
    this.code = code;
  }
}

export async function readFeed({
  feedFolder,
  store,
  trustedFolder,
}: Pick<FeedAccess, 'feedFolder' | 'store' | 'trustedFolder'>): Promise<FeedChain> {
  // A release that cannot be believed must not keep anybody from going back to another one.
  if (store) await pullFeed(store, feedFolder, () => {});
  return readChain(feedFolder, readTrustedKeys(trustedFolder), () => {});
}

export type ContentChange = (content: FeedContent, chain: FeedChain) => FeedContent;
export type RulesChange = (remotes: FeedRules['remotes'], chain: FeedChain) => FeedRules['remotes'];

const STORE_TRIES = 5;

/** Puts the next state in its place; `false` if another machine has put one there meanwhile. */
async function commit({ feedFolder, store, key }: FeedAccess, rules: FeedRules): Promise<boolean> {
  const name = rulesFileName(rules.sequence);
  const text = JSON.stringify(signPayload(rules, key));
  if (store && !(await store.add(FEED_KEYS.rule(name), Buffer.from(text)))) return false;
  writeFileAtomically(join(FEED.rules(feedFolder), name), text);
  return true;
}

/** Adds a state to the feed; states are numbered and never rewritten. Whoever calls holds the lock. */
export async function addContent(
  access: FeedAccess,
  action: string,
  change: ContentChange,
): Promise<FeedRules> {
  for (let attempt = 1; attempt <= STORE_TRIES; attempt += 1) {
    const rules = await tryContent(access, action, change);
    if (rules) return rules;
  }
  throw new ReleaseRefusal('others are changing the feed all the time', 'feed_moved');
}

async function tryContent(
  access: FeedAccess,
  action: string,
  change: ContentChange,
): Promise<FeedRules | null> {
  const { trustedFolder, key, by = '', reason = '', onBehalfOf = null, isDryRun = false } = access;
  const { nowMs = Date.now, confirms = null, proposes } = access;
  const chain = await readFeed(access);
  const current = newestOf(chain);
  const before = contentAt(current ?? NO_CONTENT, nowMs());
  const changed = change(before, chain);
  const wanted = confirms ? withoutProposal(changed, confirms.proposal) : changed;
  // A proposal that is gone would change nothing either: who confirms it is told.
  if (current && !confirms && isDeepStrictEqual(wanted, before)) return { ...current, ...before };
  if (access.seenSequence !== undefined && hasMoved(seenBy(chain, access), before, wanted))
    throw new ReleaseRefusal('somebody changed the same meanwhile', 'feed_moved');
  const scopes = [readTrustedKeys(trustedFolder).get(keyIdOf(key))?.scope ?? null, onBehalfOf];
  const refusal = refusalOfAll(scopes, before, wanted, (remote, build) => wasLive(chain, remote, build));
  if (refusal) throw new ReleaseRefusal(refusal, 'not_allowed');
  const problem = problemOfSecondPerson(scopes, before, wanted, confirms);
  const isProposal = problem === 'second_person_needed' && proposes !== undefined;
  if (problem && !isProposal) throw new ReleaseRefusal(SECOND_PERSON[problem], problem);
  const sequence = (current?.sequence ?? 0) + 1;
  const at = new Date(nowMs()).toISOString();
  const state = { schema: 1, sequence, at, by, reason, onBehalfOf, confirms } as const;
  const rules: FeedRules = isProposal
    ? {
        ...state,
        action: `propose: ${action}`,
        ...withProposal(before, {
          id: sequence,
          at,
          endsAt: new Date(nowMs() + PROPOSAL_MS).toISOString(),
          by,
          reason,
          ...proposes,
          changes: differencesOf(before, wanted),
        }),
      }
    : { ...state, action, ...wanted };
  if (!isDryRun && !(await commit(access, rules))) return null;
  access.onState?.(before, { ...rules, ...wanted }, isProposal);
  return rules;
}

const PROPOSAL_MS = 72 * 3_600_000;
const PROPOSALS_MAX = 50;

const SECOND_PERSON: Readonly<Record<SecondPersonProblem, string>> = {
  second_person_needed: 'the market asks for a second person: propose it on the owner’s page',
  proposal_gone: 'the proposal was decided on, or has ended',
  own_proposal: 'whoever proposed it cannot confirm it',
  proposal_outdated: 'what is proposed is no longer what would change',
};

function withProposal(content: FeedContent, proposal: Proposal): FeedContent {
  if (content.proposals.length >= PROPOSALS_MAX)
    throw new ReleaseRefusal('too many proposals wait already', 'proposals_full');
  return { ...content, proposals: [...content.proposals, proposal] };
}

const withoutProposal = (content: FeedContent, id: number): FeedContent => ({
  ...content,
  proposals: content.proposals.filter((proposal) => proposal.id !== id),
});

/** Nothing becomes of a proposal: a second person does not want it, or the first one no longer does. */
export function rejectProposal(access: FeedAccess, id: number): Promise<FeedRules> {
  return withFeedLock(access.feedFolder, () =>
    addContent(access, `reject proposal ${id}`, (content) => {
      if (content.proposals.some((proposal) => proposal.id === id)) return withoutProposal(content, id);
      throw new ReleaseRefusal(SECOND_PERSON.proposal_gone, 'proposal_gone');
    }),
  );
}

/** The state that was seen, as it stands by now: a plan that came due is nobody's interference. */
function seenBy({ states }: FeedChain, { seenSequence, nowMs = Date.now }: FeedAccess): FeedContent {
  const seen = states.find(({ rules }) => rules.sequence === seenSequence)?.rules;
  return contentAt(seen ?? NO_CONTENT, nowMs());
}

/** Whether what is to be changed was changed since it was seen; changes elsewhere are nobody's concern. */
function hasMoved(seen: FeedContent, before: FeedContent, after: FeedContent): boolean {
  const isTouched = <Value>(
    was: Record<string, Value>,
    is: Record<string, Value>,
    saw: Record<string, Value>,
  ) =>
    Object.keys({ ...was, ...is }).some(
      (name) => !isDeepStrictEqual(was[name], is[name]) && !isDeepStrictEqual(saw[name], was[name]),
    );
  return (
    isTouched(before.remotes, after.remotes, seen.remotes) ||
    isTouched(before.markets, after.markets, seen.markets)
  );
}

/** A state with other rules for the remotes. */
export const addState = (access: FeedAccess, action: string, change: RulesChange): Promise<FeedRules> =>
  addContent(access, action, (content, chain) => ({
    ...content,
    remotes: change(content.remotes, chain),
  }));

/** Changes what one remote does. Other remotes are not touched. */
export function changeRemote(
  access: FeedAccess,
  action: string,
  remote: string,
  change: (rule: RemoteRule, chain: FeedChain) => RemoteRule,
): Promise<RemoteRule> {
  return withFeedLock(access.feedFolder, async () => {
    const { remotes } = await addState(access, action, (rules, chain) => {
      const rule = rules[remote];
      if (!rule) throw new ReleaseRefusal(`"${remote}" was never published`);
      return { ...rules, [remote]: change(rule, chain) };
    });
    return remotes[remote] as RemoteRule;
  });
}
