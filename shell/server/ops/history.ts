import { settingsOf, type OpsChange, type OpsHistory } from '@travesia/contracts';
import { contentAt, differencesOf, NO_CONTENT, type FeedChain } from '@travesia/releases';
import type { Markets } from '../documents/markets.ts';

const ENTRIES = 30;

/** A market that is not set is as in its file: what a change leads from or to is told in full. */
export function fillDefaultsFromFile(changes: readonly OpsChange[], inFile: Markets): OpsChange[] {
  return changes.map((change) => {
    if (change.kind !== 'settings') return change;
    const market = inFile.get(change.market);
    const file = market ? settingsOf(market) : null;
    return { ...change, from: change.from ?? file, to: change.to ?? file };
  });
}

/** Who changed what, when and why; newest first, from a state on. */
export function describeHistory({ states }: FeedChain, inFile: Markets, before = Infinity): OpsHistory {
  const known = states.map(({ rules, signer }, index) => {
    const earlier = contentAt(states[index - 1]?.rules ?? NO_CONTENT, Date.parse(rules.at));
    return { rules, signer, earlier };
  });
  const older = known.filter(({ rules }) => rules.sequence < before);
  const shown = older.slice(-ENTRIES).toReversed();
  return {
    entries: shown.map(({ rules, signer, earlier }) => ({
      sequence: rules.sequence,
      at: rules.at,
      by: rules.by,
      key: signer.name,
      reason: rules.reason,
      action: rules.action,
      changes: fillDefaultsFromFile(differencesOf(earlier, rules), inFile),
    })),
    before: older.length > ENTRIES ? (shown.at(-1)?.rules.sequence ?? null) : null,
  };
}
