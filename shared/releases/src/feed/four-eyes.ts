import { isDeepStrictEqual } from 'node:util';
import { differencesOf } from './differences.ts';
import { covers, type KeyScope } from './key-scope.ts';
import type { FeedContent, FeedRules, Proposal, RemoteRule } from './rules.ts';
import { switchedIn } from './toggled.ts';

/** On sale as far as the feed knows: not switched off, and with a build. */
const isSold = (rule: RemoteRule, market: string) =>
  switchedIn(rule, market) !== 'off' && (rule.markets[market]?.pin ?? rule.live) !== null;

const plansOff = (rule: RemoteRule, market: string) =>
  rule.planned.filter((plan) => plan.market === market && plan.position === 'off');

function isSwitchedOff(was: RemoteRule, is: RemoteRule | undefined, market: string): boolean {
  if (!is) return isSold(was, market);
  const planned = plansOff(was, market);
  const isNew = plansOff(is, market).some((plan) => !planned.some((each) => isDeepStrictEqual(each, plan)));
  return isNew || (isSold(was, market) && !isSold(is, market));
}

/**
 * Markets that ask for a second person and whose fees or margins change, or in which a product is switched off, now or
 * at a time. That a market asks for it is no longer changed by one person either.
 */
function marketsOfSecondPerson(before: FeedContent, after: FeedContent): string[] {
  return Object.entries(before.markets).flatMap(([market, was]) => {
    if (!was.fourEyes) return [];
    const is = after.markets[market];
    const isOtherMoney = !is?.fourEyes || !isDeepStrictEqual([was.fees, was.margins], [is.fees, is.margins]);
    const isOff = Object.entries(before.remotes).some(([remote, rule]) =>
      isSwitchedOff(rule, after.remotes[remote], market),
    );
    return isOtherMoney || isOff ? [market] : [];
  });
}

/** Without what JSON does not write: a proposal was read from a file, its change is made now. */
const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export type SecondPersonProblem =
  | 'second_person_needed'
  | 'proposal_gone'
  | 'own_proposal'
  | 'proposal_outdated';

/**
 * Why a change may not be made by whom it is made; `null` where it may. Keys that may do everything are whoever runs the
 * site; the site's own key only goes back and off, by itself. A confirmed change is the proposed one, to the letter.
 */
export function problemOfSecondPerson(
  scopes: readonly (KeyScope | null)[],
  before: FeedContent,
  after: FeedContent,
  confirms: FeedRules['confirms'],
): SecondPersonProblem | null {
  if (confirms) {
    const proposal = before.proposals.find(({ id }) => id === confirms.proposal);
    if (!proposal) return 'proposal_gone';
    if (proposal.subject === confirms.subject) return 'own_proposal';
    const isSame = isDeepStrictEqual(asWritten(differencesOf(before, after)), asWritten(proposal.changes));
    return isSame ? null : 'proposal_outdated';
  }
  const isBound = scopes.some((scope) => scope !== null && scope.role !== 'site');
  return isBound && marketsOfSecondPerson(before, after).length > 0 ? 'second_person_needed' : null;
}

/** Whether somebody may do what is proposed: who may not, decides nothing about it either. */
export const coversProposal = ({ role, remotes, markets }: KeyScope, { changes }: Proposal): boolean =>
  changes.every((change) => {
    const isCovered =
      change.kind === 'settings' ? role !== 'team' && remotes === '*' : covers(remotes, change.remote);
    return isCovered && 'market' in change && change.market !== null && covers(markets, change.market);
  });
