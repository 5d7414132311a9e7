import type { Locale, OrderView } from '@travesia/contracts';
import { formatLocalTime, inLocale } from '@travesia/domain';
import { dayText, type AmountWords } from '../../../text/amounts.ts';
import { refundStepsAfter } from '../cancellation.ts';
import type { ActivityOrder } from './activity-order.ts';
import { wordsOf } from './order-words.ts';

/** When it can be given up and what comes back, in sentences with dates of the place's own clock. */
function cancellationText(
  { day, checkedAt }: ActivityOrder,
  locale: Locale,
  amountWords: AmountWords,
): string {
  const words = wordsOf(locale);
  const steps = refundStepsAfter(day, checkedAt);
  if (steps.length === 0) return words('cancellation.never');
  const sentences = steps.map(({ until, refund, penalty }) => {
    const [on, at] = [dayText(until, locale), formatLocalTime(until, locale)];
    return penalty.amount === 0
      ? words('cancellation.free', { day: on, time: at })
      : words('cancellation.part', { day: on, time: at, refund: amountWords(refund) });
  });
  return [...sentences, words('cancellation.afterwards')].join(' ');
}

/** Terms in own words, then what the supplier wants to be known beforehand. */
export function activityPolicies(
  order: ActivityOrder,
  locale: Locale,
  amountWords: AmountWords,
): OrderView['policies'] {
  const words = wordsOf(locale);
  const { importantInfo } = inLocale(order.words, locale);
  return [
    {
      code: 'cancellation',
      title: words('cancellation.title'),
      text: cancellationText(order, locale, amountWords),
    },
    ...(importantInfo.length > 0
      ? [{ code: 'important', title: words('importantTitle'), text: importantInfo.join(' ') }]
      : []),
  ];
}
