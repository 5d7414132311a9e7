import { chance } from '../world/hash.ts';
import { wireAmenities } from './amenities.ts';
import { describeHouse } from './descriptions.ts';
import { isCoast, type House } from './houses.ts';
import type { PhotoSubject } from './kinds.ts';
import type { StaysAccommodation, StaysAccommodationSuggestion } from './wire-types.ts';

/** Where pictures are served; ends without a slash. */
export const PHOTO_PATH = '/images/stays';

export function photoUrl(base: string, house: House, place: number, subject: PhotoSubject): string {
  return `${base}${PHOTO_PATH}/${house.id}/${place}-${subject}.svg`;
}

function photoSubjects(house: House): PhotoSubject[] {
  const subjects: PhotoSubject[] = ['exterior', house.kind === 'apartment' ? 'apartment' : 'room'];
  if (house.amenities.includes('pool')) subjects.push('pool');
  if (house.kind !== 'apartment' && house.kind !== 'motel') subjects.push('lobby');
  if (house.amenities.includes('restaurant')) subjects.push('restaurant');
  if (isCoast(house.city) || chance('terrace', house.key) < 0.35) subjects.push('terrace');
  subjects.push('bathroom');
  if (house.amenities.includes('gym')) subjects.push('gym');
  if (house.amenities.includes('spa')) subjects.push('spa');
  if (chance('view', house.key) < 0.6) subjects.push('view');
  return subjects;
}

export interface AccommodationOptions {
  /** Address under which the sandbox itself is reached, for pictures. */
  readonly base: string;
  readonly withoutPhotos: boolean;
}

function wireLocation(house: House): StaysAccommodation['location'] {
  return {
    address: {
      city_name: house.city.name.en,
      country_code: house.city.countryCode,
      line_one: house.street,
      postal_code: house.postalCode,
    },
    geographic_coordinates: { latitude: house.location.lat, longitude: house.location.lon },
  };
}

export function wireSuggestion(house: House): StaysAccommodationSuggestion {
  return {
    accommodation_id: house.id,
    accommodation_name: house.name,
    accommodation_location: wireLocation(house),
  };
}

export function wireAccommodation(
  house: House,
  { base, withoutPhotos }: AccommodationOptions,
): StaysAccommodation {
  return {
    id: house.id,
    name: house.name,
    description: describeHouse(house),
    amenities: wireAmenities(house.amenities, house.kind, house.key),
    chain: null,
    brand: null,
    check_in_information: {
      check_in_after_time: house.checkInAfter,
      check_out_before_time: house.checkOutBefore,
    },
    key_collection:
      house.kind === 'apartment'
        ? { instructions: 'Key box beside the door; the code is sent on the day of arrival.' }
        : null,
    email: null,
    phone_number: null,
    location: wireLocation(house),
    photos: withoutPhotos
      ? []
      : photoSubjects(house).map((subject, place) => ({ url: photoUrl(base, house, place, subject) })),
    rating: house.stars,
    ratings: house.stars === null ? null : [{ source: 'northstar', value: house.stars }],
    review_score: house.reviewScore,
    review_count: house.reviewCount,
    rooms: [],
    supported_loyalty_programme: null,
  };
}
