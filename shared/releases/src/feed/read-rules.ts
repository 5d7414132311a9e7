import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { FEED } from './paths.ts';
import { contentAt } from './planned.ts';
import { problemOfSecondPerson } from './four-eyes.ts';
import { FeedRulesSchema, NO_CONTENT, rulesFileName, type FeedRules } from './rules.ts';
import { refusalOfAll } from './scopes.ts';
import { openEnvelope, type TrustedKey, type TrustedKeys } from './signatures.ts';

/** Names of the states that were ever published, oldest first. */
export async function listRuleFiles(folder: string): Promise<string[]> {
  const names = await readdir(FEED.rules(folder)).catch(() => []);
  return names.filter((name) => /^\d{8}\.json$/.test(name)).toSorted();
}

interface SignedRules {
  readonly rules: FeedRules;
  readonly signer: TrustedKey;
}

async function readRules(folder: string, name: string, trusted: TrustedKeys): Promise<SignedRules> {
  const text = await readFile(join(FEED.rules(folder), name), 'utf8');
  const { payload, signer } = openEnvelope(text, trusted);
  const rules = v.parse(FeedRulesSchema, payload);
  if (rulesFileName(rules.sequence) !== name) throw new Error('a state under another number');
  return { rules, signer };
}

/** What can be believed of the feed: its states, oldest first, and every release that was live in one of them. */
export interface FeedChain {
  readonly states: readonly SignedRules[];
  readonly lived: ReadonlySet<string>;
}

export const EMPTY_CHAIN: FeedChain = { states: [], lived: new Set() };
export const newestOf = ({ states }: FeedChain): FeedRules | null => states.at(-1)?.rules ?? null;
export const wasLive = ({ lived }: Pick<FeedChain, 'lived'>, remote: string, build: string): boolean =>
  lived.has(`${remote}/${build}`);

/**
 * Goes on from what was believed already. A state is believed if a trusted key signed it and may lead there
 * from the state before; any other is passed over, and looked at again the next time.
 */
export async function readChain(
  folder: string,
  trusted: TrustedKeys,
  onRefused: (name: string, cause: unknown) => void,
  known: FeedChain = EMPTY_CHAIN,
): Promise<FeedChain> {
  const states = [...known.states];
  const lived = new Set(known.lived);
  const lastKnown = rulesFileName(newestOf(known)?.sequence ?? 0);
  for (const name of await listRuleFiles(folder)) {
    if (name <= lastKnown) continue;
    try {
      const state = await readRules(folder, name, trusted);
      const { rules, signer } = state;
      const before = contentAt(states.at(-1)?.rules ?? NO_CONTENT, Date.parse(rules.at));
      const scopes = [signer.scope, rules.onBehalfOf];
      const refusal =
        refusalOfAll(scopes, before, rules, (remote, build) => wasLive({ lived }, remote, build)) ??
        problemOfSecondPerson(scopes, before, rules, rules.confirms);
      if (refusal) throw new Error(refusal);
      states.push(state);
      for (const [remote, { live }] of Object.entries(rules.remotes)) lived.add(`${remote}/${live}`);
    } catch (cause) {
      onRefused(name, cause);
    }
  }
  return { states, lived };
}
