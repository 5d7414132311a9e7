import type { Hotel } from '@travesia/contracts';
import { pricePerNight, type HotelFacts } from '@travesia/domain';

/** A hotel as filters and sorts see it. */
export function hotelFactsOf({ hotelInfo, hotelRateInfo }: Hotel): HotelFacts {
  const rate = hotelRateInfo.rateInfo.convertedRateInfo;
  const free =
    rate?.freeCancellation === 'included' ? rate.amountAfterTax : (rate?.freeCancellationAmount ?? null);
  return {
    rating: hotelInfo.rating,
    quality: hotelInfo.propertyQuality,
    type: hotelInfo.accommodationType,
    amenities: hotelInfo.amenities,
    isFreeToCancel: free !== null,
    nightMinor: rate ? rate.averageNightlyRate.amount : null,
    freeNightMinor: rate && free ? pricePerNight(free, rate.nights).amount : null,
  };
}
