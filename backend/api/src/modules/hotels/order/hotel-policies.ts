import type { Locale, OrderView } from '@travesia/contracts';
import { formatLocalTime } from '@travesia/domain';
import { dayText, moneyText, type AmountWords } from '../../../text/amounts.ts';
import { clockAt } from '../../../text/local-clock.ts';
import { conditionIn } from '../phrasebook.ts';
import type { HotelOrder } from './hotel-order.ts';
import { wordsOf } from './order-words.ts';

/** When it can be given up and what comes back, in sentences with dates of the hotel's own clock. */
function cancellationText({ rate, hotel }: HotelOrder, locale: Locale, amountWords: AmountWords): string {
  const words = wordsOf(locale);
  const steps = rate.timeline.filter((step) => step.refund.amount > 0);
  if (steps.length === 0) return words('cancellation.never');
  const sentences = steps.map((step) => {
    const clock = clockAt(step.before, hotel.timeZone);
    const day = dayText(clock, locale);
    const time = formatLocalTime(clock, locale);
    return step.refund.amount >= rate.total.amount
      ? words('cancellation.free', { day, time })
      : words('cancellation.part', { day, time, refund: amountWords(step.refund) });
  });
  return [...sentences, words('cancellation.afterwards')].join(' ');
}

/** Terms of the stay in own words, then the property's rules as its supplier words them. */
export function hotelPolicies(
  order: HotelOrder,
  locale: Locale,
  amountWords: AmountWords,
): OrderView['policies'] {
  const words = wordsOf(locale);
  const { dueAtProperty, conditions, conditionsLanguage } = order.rate;
  return [
    {
      code: 'cancellation',
      title: words('cancellation.title'),
      text: cancellationText(order, locale, amountWords),
    },
    ...(dueAtProperty
      ? [
          {
            code: 'pay_at_property',
            title: words('atProperty.title'),
            text: words('atProperty.text', { amount: moneyText(dueAtProperty, locale) }),
          },
        ]
      : []),
    ...conditions.map((condition, place) => {
      const { title, text } = conditionIn(condition, conditionsLanguage, locale);
      return { code: `${condition.about ?? 'property'}_${place + 1}`, title, text };
    }),
    ...(order.hotel.amenities.includes('front_desk_24h')
      ? [{ code: 'reception_always_open', title: words('reception.title'), text: words('reception.text') }]
      : []),
  ];
}
