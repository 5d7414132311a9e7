import { SUPPLIER_LOCALE } from '@travesia/domain';
import { timeZoneAt } from '@travesia/geography';
import * as v from 'valibot';
import { PHOTO_SUBJECTS, type StayHotel, type StayPhoto } from '../../modules/hotels/ports.ts';
import { accommodationTypeOf } from './accommodation-type.ts';
import { amenitiesFromDuffel } from './amenities.ts';
import { AccommodationShape } from './wire-shapes.ts';
import type { StaysAccommodation } from './wire-types.ts';

const LONGEST_TEXT = 4000;
const MOST_PHOTOS = 40;
/** The wire tells no sizes: a frame of three by two is kept free, the picture is fitted into it. */
const PHOTO_WIDTH = 1200;
const PHOTO_HEIGHT = 800;

export function photosFromDuffel(photos: readonly { url: string }[] | undefined): StayPhoto[] {
  return (photos ?? []).slice(0, MOST_PHOTOS).flatMap(({ url }) => {
    if (typeof url !== 'string' || !URL.canParse(url)) return [];
    const file = new URL(url).pathname.split('/').at(-1)?.toLowerCase() ?? '';
    const words = new Set(file.split(/[^a-z]+/));
    const subject = PHOTO_SUBJECTS.find((each) => words.has(each)) ?? null;
    return [{ url, subject, width: PHOTO_WIDTH, height: PHOTO_HEIGHT }];
  });
}

function clockTime(text: string | null | undefined): string | null {
  return !text ? null : (/^\d{2}:\d{2}/.exec(text)?.[0] ?? null);
}

function numberWithin(value: unknown, low: number, high: number): number | null {
  return typeof value === 'number' && value >= low && value <= high ? value : null;
}

/** Throws where a hotel has no name or no place: such a hotel cannot be shown. */
export function hotelFromDuffel(wire: StaysAccommodation): StayHotel {
  v.assert(AccommodationShape, wire);
  const coordinates = wire.location.geographic_coordinates;
  if (!wire.id || !wire.name || !coordinates)
    throw new TypeError('an accommodation without a name or a place');
  const lat = numberWithin(coordinates.latitude, -90, 90);
  const lon = numberWithin(coordinates.longitude, -180, 180);
  if (lat === null || lon === null) throw new TypeError('an accommodation that lies nowhere');
  const { address } = wire.location;
  return {
    hotelCode: wire.id,
    name: wire.name,
    rating: numberWithin(wire.rating, 1, 5),
    reviewScore: numberWithin(wire.review_score, 1, 10),
    reviewCount: numberWithin(wire.review_count, 0, Number.MAX_SAFE_INTEGER),
    accommodationType: accommodationTypeOf(wire.name),
    amenities: amenitiesFromDuffel(wire.amenities),
    checkInFrom: clockTime(wire.check_in_information?.check_in_after_time),
    checkOutUntil: clockTime(wire.check_in_information?.check_out_before_time),
    phoneNumber: wire.phone_number || null,
    address: {
      line: address.line_one,
      cityName: address.city_name,
      region: address.region ?? null,
      postalCode: address.postal_code || null,
      countryCode: address.country_code,
    },
    location: { lat, lon },
    timeZone: timeZoneAt({ lat, lon }),
    photos: photosFromDuffel(wire.photos),
    description: wire.description
      ? { value: wire.description.slice(0, LONGEST_TEXT), language: SUPPLIER_LOCALE }
      : null,
  };
}
