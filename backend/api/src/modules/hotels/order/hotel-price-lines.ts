import type { Locale, PriceLine } from '@travesia/contracts';
import { stayNights, type Money } from '@travesia/domain';
import type { HotelOrder } from './hotel-order.ts';
import { wordsOf } from './order-words.ts';

function line(code: PriceLine['code'], label: string, amount: Money): PriceLine {
  return { code, label, quantity: 1, unit: amount, total: amount };
}

/** Stay, taxes, charges: together what we charge. What is paid at the property is not among them (S-41). */
export function hotelPriceLines({ rate, stay }: HotelOrder, locale: Locale): PriceLine[] {
  const words = wordsOf(locale);
  const taxes = rate.taxes?.amount ?? 0;
  const fees = rate.fees?.amount ?? 0;
  const { currency } = rate.total;
  // Parts that do not fit the total are not told apart: the total is what counts.
  const fits = taxes + fees < rate.total.amount;
  const base = { amount: rate.total.amount - (fits ? taxes + fees : 0), currency };
  return [
    line(
      'stay',
      words('stayLine', { nights: words('nights', { count: stayNights(stay) }), count: stay.rooms.length }),
      base,
    ),
    ...(fits && taxes > 0 ? [line('taxes', words('taxes'), { amount: taxes, currency })] : []),
    ...(fits && fees > 0 ? [line('service', words('fees'), { amount: fees, currency })] : []),
  ];
}
