import type { Locale, OrderView } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import type { AmountWords } from '../../../text/amounts.ts';
import { conditionText } from '../../../text/condition-text.ts';
import { cancellationAt } from '../cancellation.ts';
import type { ActivityOrder } from './activity-order.ts';
import { wordsOf } from './order-words.ts';

/** Terms in own words, then what the supplier wants to be known beforehand. */
export function activityPolicies(
  order: ActivityOrder,
  locale: Locale,
  amountWords: AmountWords,
): OrderView['policies'] {
  const words = wordsOf(locale);
  const terms = cancellationAt(order.day, order.checkedAt);
  const { importantInfo } = inLocale(order.words, locale);
  return [
    {
      code: 'cancellation',
      title: words('cancellation.title'),
      text: conditionText({ of: 'rate', terms, clock: 'local' }, locale, amountWords).join(' '),
    },
    ...(importantInfo.length > 0
      ? [{ code: 'important', title: words('importantTitle'), text: importantInfo.join(' ') }]
      : []),
  ];
}
