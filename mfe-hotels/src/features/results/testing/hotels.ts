import type { Hotel, HotelSearchReply } from '@travesia/contracts';
import { pricePerNight, type AccommodationType, type HotelAmenity } from '@travesia/domain';

export type HotelSketch = {
  code: string;
  name?: string;
  stars?: number | null;
  type?: AccommodationType;
  amenities?: HotelAmenity[];
  km?: number;
  /** Stay total in minor units of USD; null where it has no price. */
  total?: number | null;
  cancellation?: 'included' | 'available' | 'none' | 'unknown';
  freeTotal?: number;
  atProperty?: number;
  /** The same in minor units of USD; absent: there is no rate. */
  atPropertyConverted?: number;
  score?: number | null;
};

const NIGHTS = 3;
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A hotel of a reply, told by what a story is about. */
export function hotel(sketch: HotelSketch): Hotel {
  const { code, km = 1, total = 30_000 } = sketch;
  return {
    hotelInfo: {
      hotelName: sketch.name ?? `Hotel ${code}`,
      hotelCode: code,
      SabreHotelCode: null,
      rating: sketch.stars === undefined ? 3 : sketch.stars,
      reviewScore: sketch.score === undefined ? 8.64 : sketch.score,
      reviewCount: 1203,
      propertyQuality: 'midscale',
      accommodationType: sketch.type ?? 'hotel',
      amenities: sketch.amenities ?? [],
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      phoneNumber: null,
      locationInfo: {
        address: {
          line: 'Calle Mayor 1',
          cityName: 'Madrid',
          region: null,
          postalCode: '28013',
          countryCode: 'ES',
          countryName: 'España',
        },
        latitude: 40.4168 + km / 111,
        longitude: -3.7038,
        distanceKm: km,
        timeZone: 'Europe/Madrid',
      },
    },
    hotelImageInfo: { photos: [] },
    hotelRateInfo: {
      rooms: 1,
      rateInfo: {
        convertedRateInfo:
          total === null
            ? null
            : {
                startDate: '2026-12-01',
                endDate: '2026-12-04',
                nights: NIGHTS,
                amountAfterTax: usd(total),
                amountBeforeTax: null,
                averageNightlyRate: pricePerNight(usd(total), NIGHTS),
                payAtProperty: sketch.atProperty ? { amount: sketch.atProperty, currency: 'EUR' } : null,
                payAtPropertyConverted: sketch.atPropertyConverted ? usd(sketch.atPropertyConverted) : null,
                freeCancellation: sketch.cancellation ?? 'none',
                freeCancellationAmount: sketch.freeTotal ? usd(sketch.freeTotal) : null,
              },
      },
    },
  };
}

export function reply(hotels: Hotel[], meta: Partial<HotelSearchReply['meta']> = {}): HotelSearchReply {
  return {
    data: hotels,
    meta: {
      count: hotels.length,
      offset: 1,
      pageSize: 200,
      currency: 'USD',
      nights: NIGHTS,
      searchId: 'search_1',
      expiresAt: '2026-11-20T12:30:00Z',
      radiusKm: 321.9,
      complete: true,
      ...meta,
    },
  };
}
