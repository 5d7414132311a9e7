import type { Locale, OrderView } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { conditionText } from '../../../text/condition-text.ts';
import { feeLines, priceOf, type BuyerFacts } from '../../booking/index.ts';
import type { FlightOrder } from './flight-order.ts';
import { wordsOf } from './words.ts';

/** What the fare allows, in a sentence each, then the supplier's own further rules. */
export function flightPolicies(
  order: FlightOrder,
  locale: Locale,
  { amountWords, fees }: Pick<BuyerFacts, 'amountWords' | 'fees'>,
): OrderView['policies'] {
  const words = wordsOf(locale);
  const [refund = '', change = ''] = conditionText(
    {
      of: 'fare',
      terms: order.offer.conditions,
      fees: priceOf(feeLines(fees, order.offer.travelerPricings.length, locale)),
    },
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
