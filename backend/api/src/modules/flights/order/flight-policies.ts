import type { Locale, OrderView } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import type { AmountWords } from '../../../text/amounts.ts';
import { conditionText } from '../../../text/condition-text.ts';
import type { FlightOrder } from './flight-order.ts';
import { wordsOf } from './words.ts';

/** What the fare allows, in a sentence each, then the supplier's own further rules. */
export function flightPolicies(
  order: FlightOrder,
  locale: Locale,
  amountWords: AmountWords,
): OrderView['policies'] {
  const words = wordsOf(locale);
  const [refund = '', change = ''] = conditionText(
    { of: 'fare', terms: order.offer.conditions },
    locale,
    amountWords,
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
