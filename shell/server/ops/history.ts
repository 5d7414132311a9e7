import { settingsOf, type OpsChange, type OpsHistory, type OpsHistoryEntry } from '@travesia/contracts';
import {
  contentAt,
  differencesOf,
  NO_CONTENT,
  type FeedChain,
  type FeedContent,
  type FeedRules,
  type Proposal,
} from '@travesia/releases';
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

type Step = NonNullable<OpsHistoryEntry['proposal']>['step'];

/** The proposal that a state made or decided on. */
function proposalOf(
  earlier: FeedContent,
  rules: FeedRules,
): { readonly step: Step; readonly proposal: Proposal } | null {
  const made = rules.proposals.find(({ id }) => id === rules.sequence);
  if (made) return { step: 'made', proposal: made };
  const decided = earlier.proposals.find(({ id }) => !rules.proposals.some((each) => each.id === id));
  return decided ? { step: rules.confirms ? 'confirmed' : 'rejected', proposal: decided } : null;
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
    entries: shown.map(({ rules, signer, earlier }) => {
      const own = proposalOf(earlier, rules);
      return {
        sequence: rules.sequence,
        at: rules.at,
        by: rules.by,
        key: signer.name,
        reason: rules.reason,
        action: rules.action,
        changes: fillDefaultsFromFile(own?.proposal.changes ?? differencesOf(earlier, rules), inFile),
        proposal: own && { step: own.step, by: own.proposal.by },
      };
    }),
    before: older.length > ENTRIES ? (shown.at(-1)?.rules.sequence ?? null) : null,
  };
}
