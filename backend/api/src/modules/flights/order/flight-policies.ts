import type { Locale, OrderView } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import type { Money } from '@travesia/domain';
import type { AmountWords } from '../../../text/amounts.ts';
import type { FlightOrder } from './flight-order.ts';
import { wordsOf } from './words.ts';

const REFUND_KEYS = { free: 'refund', paid: 'refundPaid', never: 'noRefund' } as const;
const CHANGE_KEYS = { free: 'change', paid: 'changePaid', never: 'noChange' } as const;
type PolicyKeys = typeof REFUND_KEYS | typeof CHANGE_KEYS;

function hasPenalty(penalty: Money | null): penalty is Money {
  return penalty !== null && penalty.amount > 0;
}

/** What the fare allows, in a sentence each, then the supplier's own further rules. */
export function flightPolicies(
  order: FlightOrder,
  locale: Locale,
  amountWords: AmountWords,
): OrderView['policies'] {
  const words = wordsOf(locale);
  const { refundable, refundPenalty, changeable, changePenalty } = order.offer.conditions;
  const sentence = (allowed: boolean, penalty: Money | null, keys: PolicyKeys) => {
    if (!allowed) return words(`policy.${keys.never}`);
    return hasPenalty(penalty)
      ? words(`policy.${keys.paid}`, { penalty: amountWords(penalty) })
      : words(`policy.${keys.free}`);
  };
  const further = (order.fareRules ? inLocale(order.fareRules, locale) : []).filter(
    ({ category }) => !/refund|change|cancel/i.test(category),
  );
  return [
    {
      code: 'refund',
      title: words('policyTitle.refund'),
      text: sentence(refundable, refundPenalty, REFUND_KEYS),
    },
    {
      code: 'change',
      title: words('policyTitle.change'),
      text: sentence(changeable, changePenalty, CHANGE_KEYS),
    },
    ...further.map(({ category, title, text }) => ({ code: category.toLowerCase(), title, text })),
  ];
}
