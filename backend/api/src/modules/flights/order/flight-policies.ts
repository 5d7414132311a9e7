import type { Locale, OrderView } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { conditionText } from '../../../text/condition-text.ts';
import type { BuyerFacts } from '../../booking/index.ts';
import { refundTerms } from './flight-amounts.ts';
import type { FlightOrder } from './flight-order.ts';
import { wordsOf } from './words.ts';

/** What the fare allows, in a sentence each, then the supplier's own further rules. */
export function flightPolicies(
  order: FlightOrder,
  locale: Locale,
  buyer: Pick<BuyerFacts, 'amountWords' | 'fees' | 'bags' | 'seats'>,
): OrderView['policies'] {
  const words = wordsOf(locale);
  const { conditions } = order.offer;
  const terms = refundTerms(order, buyer);
  const [refund = '', change = ''] = conditionText(
    {
      of: 'fare',
      terms: terms ? { ...conditions, refundPenalty: terms.airlineKeeps } : conditions,
      ...(terms && { weKeep: terms.weKeep }),
    },
    locale,
    buyer.amountWords,
  );
  const further = (order.fareRules ? inLocale(order.fareRules, locale) : []).filter(
    ({ category }) => !/refund|change|cancel/i.test(category),
  );
  return [
    {
      code: 'refund',
      title: words('policyTitle.refund'),
      text: refund,
    },
    {
      code: 'change',
      title: words('policyTitle.change'),
      text: change,
    },
    ...further.map(({ category, title, text }) => ({ code: category.toLowerCase(), title, text })),
  ];
}
