import type { Hotel } from '@travesia/contracts';
import { pricePerNight } from '@travesia/domain';

/** What a hotel costs wherever it is shown: with the filter on, that of the cheapest rate that can be cancelled. */
export function shownStay({ hotelRateInfo }: Hotel, wantsFreeCancellation: boolean) {
  const rate = hotelRateInfo.rateInfo.convertedRateInfo;
  if (!rate) return null;
  const freeAmount = rate.freeCancellation === 'available' ? rate.freeCancellationAmount : null;
  const isFreeRate = wantsFreeCancellation && freeAmount !== null;
  const total = isFreeRate ? freeAmount : rate.amountAfterTax;
  return { rate, total, night: pricePerNight(total, rate.nights), isFreeRate };
}
