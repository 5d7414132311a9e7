import type { Locale, OrderView } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import type { AmountWords } from '../../../text/amounts.ts';
import type { FlightOrder } from './flight-order.ts';
import { WORDS } from './words.ts';

function hasPenalty(penalty: Money | null): penalty is Money {
  return penalty !== null && penalty.amount > 0;
}

/** What the fare allows, in a sentence each, then the supplier's own further rules. */
export function flightPolicies(
  order: FlightOrder,
  locale: Locale,
  amountWords: AmountWords,
): OrderView['policies'] {
  const { policy, policyTitle } = WORDS[locale];
  const { refundable, refundPenalty, changeable, changePenalty } = order.offer.conditions;
  const sentence = (allowed: boolean, penalty: Money | null, words: [string, string, string]) => {
    const [free, paid, never] = words;
    if (!allowed) return never;
    return hasPenalty(penalty) ? paid.replace('{penalty}', amountWords(penalty)) : free;
  };
  const further = (order.fareRules?.[locale] ?? []).filter(
    ({ category }) => !/refund|change|cancel/i.test(category),
  );
  return [
    {
      code: 'refund',
      title: policyTitle.refund,
      text: sentence(refundable, refundPenalty, [policy.refund, policy.refundPaid, policy.noRefund]),
    },
    {
      code: 'change',
      title: policyTitle.change,
      text: sentence(changeable, changePenalty, [policy.change, policy.changePaid, policy.noChange]),
    },
    ...further.map(({ category, title, text }) => ({ code: category.toLowerCase(), title, text })),
  ];
}
