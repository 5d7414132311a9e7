import type { Locale, OrderView } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { conditionText } from '../../../text/condition-text.ts';
import type { BuyerFacts } from '../../booking/index.ts';
import { conditionIn } from '../phrasebook.ts';
import { cancellationOf } from '../rate-view.ts';
import type { HotelOrder } from './hotel-order.ts';
import { wordsOf } from './order-words.ts';

/** Terms of the stay in own words, then the property's rules as its supplier words them. */
export function hotelPolicies(
  order: HotelOrder,
  locale: Locale,
  { amountWords, numberLocale }: Pick<BuyerFacts, 'amountWords' | 'numberLocale'>,
): OrderView['policies'] {
  const words = wordsOf(locale);
  // Every step: the terms are those of the moment when it was ordered.
  const terms = cancellationOf(order.rate, order.hotel.timeZone, 0);
  const { dueAtProperty, conditions, conditionsLanguage } = order.rate;
  return [
    {
      code: 'cancellation',
      title: words('cancellation.title'),
      text: conditionText({ of: 'rate', terms, clock: 'hotel' }, locale, amountWords).join(' '),
    },
    ...(dueAtProperty
      ? [
          {
            code: 'pay_at_property',
            title: words('atProperty.title'),
            text: words('atProperty.text', { amount: formatMoney(dueAtProperty, numberLocale) }),
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
