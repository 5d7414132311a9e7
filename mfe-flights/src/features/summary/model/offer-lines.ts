import type { FlightOffer, MoneyBody, OrderView, PriceLine } from '@travesia/contracts';
import { fareLines, JOURNEY_TYPES, totalOfLines, type JourneyType } from '@travesia/domain';
import type { ChosenBag } from '@travesia/booking';

export interface PriceWords {
  readonly line: (code: 'base' | 'taxes', travellerType: 'ADULT' | 'CHILD' | 'INFANT') => string;
  readonly baggage: (journey: JourneyType) => string;
}

export interface Breakup {
  readonly lines: readonly PriceLine[];
  readonly total: MoneyBody;
}

function bagLines(bags: readonly ChosenBag[], words: PriceWords): PriceLine[] {
  return JOURNEY_TYPES.flatMap((journey) => {
    const ofJourney = bags.filter((bag) => bag.journeyType === journey);
    const first = ofJourney[0];
    if (!first) return [];
    const quantity = ofJourney.reduce((sum, bag) => sum + bag.quantity, 0);
    const total = ofJourney.reduce((sum, bag) => sum + bag.totalAmount.amount, 0);
    const { currency } = first.totalAmount;
    return [
      {
        code: 'baggage' as const,
        label: words.baggage(journey),
        quantity,
        unit: { amount: Math.round(total / quantity), currency },
        total: { amount: total, currency },
      },
    ];
  });
}

/**
 * The break-up to show now. Fares come from the priced offer and bags from the choice, so that a press
 * shows at once; seats, which the airline confirms when they are chosen, fees and phone deals come from the server's
 * order view, which has the last word at payment (S-41, Q-06, B-06). `seatsOf`: the order whose seats are kept.
 */
export function breakupOf(
  offer: FlightOffer,
  bags: readonly ChosenBag[],
  view: OrderView | null,
  words: PriceWords,
  seatsOf = offer.id,
): Breakup {
  const fares = fareLines(offer.travelerPricings).map((line): PriceLine => ({
    ...line,
    label: words.line(line.code, line.travellerType),
  }));
  const ours: readonly PriceLine['code'][] = ['fee_atol', 'fee_safi', 'discount'];
  const ofServer = (view?.priceLines ?? []).filter(
    ({ code }) => ours.includes(code) || (code === 'service' && view?.orderId === seatsOf),
  );
  const lines = [...fares, ...bagLines(bags, words), ...ofServer];
  return { lines, total: totalOfLines(lines, offer.price.currency) };
}
