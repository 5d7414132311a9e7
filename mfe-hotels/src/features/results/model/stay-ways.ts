import type { Hotel, ListRate } from '@travesia/contracts';
import { dateOf, type BoardType, type HotelRateFacts } from '@travesia/domain';
import { stayCost, type StayAmounts } from '../../stays/index.ts';

/** One way to buy the stay, as a list shows it. */
export interface StayWay extends StayAmounts {
  /** null until meals are known. */
  readonly board: BoardType | null;
  /** `unknown` where the supplier did not say. */
  readonly cancellation: ListRate['cancellation'] | 'unknown';
  /** Last moment without cost in the hotel's time; null where it is not known or nothing is free. */
  readonly freeUntil: string | null;
  readonly nights: number;
}

/** Every way that is known to buy the stay: the meals and terms of `rates` where they came, else what the list says. */
export function stayWays({ hotelRateInfo }: Hotel, rates: readonly ListRate[] | undefined): StayWay[] {
  const listed = hotelRateInfo.rateInfo.convertedRateInfo;
  if (!listed) return [];
  const { nights, freeCancellation, freeCancellationAmount } = listed;
  if (rates && rates.length > 0) return rates.map((rate) => ({ ...rate, nights }));
  const { amountAfterTax, payAtProperty, payAtPropertyConverted } = listed;
  const amounts = { amountAfterTax, payAtProperty, payAtPropertyConverted };
  const terms = { board: null, freeUntil: null, nights };
  const cheapest: StayWay = {
    ...amounts,
    ...terms,
    cancellation:
      freeCancellation === 'included'
        ? 'free'
        : freeCancellation === 'unknown'
          ? 'unknown'
          : 'non_refundable',
  };
  return freeCancellation === 'available' && freeCancellationAmount
    ? [cheapest, { ...amounts, ...terms, amountAfterTax: freeCancellationAmount, cancellation: 'free' }]
    : [cheapest];
}

export function rateFactsOf(way: StayWay): HotelRateFacts {
  return {
    board: way.board,
    isFree: way.cancellation === 'free',
    freeUntil: way.freeUntil && dateOf(way.freeUntil),
    nightMinor: stayCost(way, way.nights).night.amount,
  };
}

/** What a hotel costs wherever it is shown, and what else would cost more. */
export interface ShownStay {
  readonly way: StayWay;
  /** The cheapest way that can be cancelled free of charge, where this one cannot. */
  readonly freeWay: StayWay | null;
  /** The cheapest way with breakfast, where this one has no meals. */
  readonly breakfastWay: StayWay | null;
}

export function shownStays(ways: readonly StayWay[]): ShownStay[] {
  const cheapest = (fits: (way: StayWay) => boolean) =>
    ways
      .filter(fits)
      .toSorted(
        (one, other) => stayCost(one, one.nights).whole.amount - stayCost(other, other.nights).whole.amount,
      )[0] ?? null;
  const freeWay = cheapest(({ cancellation }) => cancellation === 'free');
  const breakfastWay = cheapest(({ board }) => board === 'breakfast');
  return ways.map((way) => ({
    way,
    freeWay: way.cancellation === 'free' ? null : freeWay,
    breakfastWay: way.board === 'room_only' ? breakfastWay : null,
  }));
}
