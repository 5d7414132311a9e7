import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'valibot';
import { FEED } from './paths.ts';
import { FeedRulesSchema, rulesFileName, type FeedRules } from './rules.ts';
import { openEnvelope, type TrustedKeys } from './signatures.ts';

/** Names of the states that were ever published, newest first. */
export async function listRuleFiles(folder: string): Promise<string[]> {
  const names = await readdir(FEED.rules(folder)).catch(() => []);
  return names
    .filter((name) => /^\d{8}\.json$/.test(name))
    .toSorted()
    .toReversed();
}

export async function readRules(folder: string, name: string, trusted: TrustedKeys): Promise<FeedRules> {
  const text = await readFile(join(FEED.rules(folder), name), 'utf8');
  const rules = parse(FeedRulesSchema, openEnvelope(text, trusted));
  if (rulesFileName(rules.sequence) !== name) throw new Error('a state under another number');
  return rules;
}

/** The newest state that can be believed; older ones stand in for a damaged one. */
export async function readNewestRules(
  folder: string,
  trusted: TrustedKeys,
  onRefused: (name: string, cause: unknown) => void,
): Promise<FeedRules | null> {
  for (const name of await listRuleFiles(folder)) {
    try {
      return await readRules(folder, name, trusted);
    } catch (cause) {
      onRefused(name, cause);
    }
  }
  return null;
}
