import type { Hotel, HotelInfo, HotelPhoto, Locale } from '@travesia/contracts';
import {
  CHARGE_CURRENCY,
  convertMoney,
  distanceKm,
  pricePerNight,
  stayNights,
  type ExchangeRates,
  type GeoPoint,
  type Money,
  type PropertyQuality,
  SUPPLIER_LOCALE,
} from '@travesia/domain';
import { countryName, nearestCity } from '@travesia/geography';
import { hotelWords } from './hotel-words.ts';
import { LIST_WIDTH, type PictureSource, type PictureWidth } from '../../pictures/index.ts';
import type { FoundHotel, StayHotel, StayPhoto, StayRequest } from './ports.ts';

/** A list shows one, and a search has hundreds of hotels. */
const LIST_PHOTOS = 1;

/** From stars, lifted or lowered by what guests say: a loved four-star house feels like luxury, a tired one does not. */
export function propertyQuality(hotel: Pick<StayHotel, 'rating' | 'reviewScore'>): PropertyQuality | null {
  if (hotel.rating === null) return null;
  const felt = hotel.rating + (hotel.reviewScore === null ? 0 : (hotel.reviewScore - 8.2) * 0.55);
  if (felt >= 4.6) return 'luxury';
  if (felt >= 3.6) return 'upscale';
  return felt >= 2.5 ? 'midscale' : 'economy';
}

/** Pictures in words of the page; places are counted where the supplier does not say what is seen. */
export function photosIn(
  photos: readonly StayPhoto[],
  hotelName: string,
  locale: Locale,
  pictures: PictureSource,
  upTo?: PictureWidth,
): HotelPhoto[] {
  const words = hotelWords(locale);
  return photos.flatMap((photo, place) => {
    const links = pictures.linksTo(photo, upTo);
    if (links === null) return [];
    const caption = photo.subject
      ? words(`photo.${photo.subject}`, { hotel: hotelName })
      : words('otherPhoto', { hotel: hotelName, place: place + 1 });
    return [{ caption, ...links }];
  });
}

const cityNames = new Map<string, string>();

/** The city in the page's language where it is one we know by the supplier's English name. */
export function cityNameIn(
  { address, location }: Pick<StayHotel, 'address' | 'location'>,
  locale: Locale,
): string {
  if (locale === SUPPLIER_LOCALE) return address.cityName;
  const key = `${address.countryCode}:${address.cityName}`;
  const known = cityNames.get(key);
  if (known !== undefined) return known;
  const city = nearestCity(location);
  const name = city?.name.en === address.cityName ? city.name[locale] : address.cityName;
  if (cityNames.size > 20_000) cityNames.clear();
  cityNames.set(key, name);
  return name;
}

export function hotelInfo(hotel: StayHotel, from: GeoPoint | null, locale: Locale): HotelInfo {
  const origin = from ?? nearestCity(hotel.location)?.location ?? hotel.location;
  return {
    hotelName: hotel.name,
    hotelCode: hotel.hotelCode,
    SabreHotelCode: null,
    rating: hotel.rating,
    reviewScore: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
    propertyQuality: propertyQuality(hotel),
    accommodationType: hotel.accommodationType,
    amenities: [...hotel.amenities],
    checkInFrom: hotel.checkInFrom,
    checkOutUntil: hotel.checkOutUntil,
    phoneNumber: hotel.phoneNumber,
    locationInfo: {
      address: {
        line: hotel.address.line,
        cityName: cityNameIn(hotel, locale),
        region: hotel.address.region,
        postalCode: hotel.address.postalCode,
        countryCode: hotel.address.countryCode,
        countryName: countryName(hotel.address.countryCode, locale),
      },
      latitude: hotel.location.lat,
      longitude: hotel.location.lon,
      distanceKm: Math.round(distanceKm(origin, hotel.location) * 10) / 10,
      timeZone: hotel.timeZone,
    },
  };
}

/** What is paid at the property, comparable with what we charge. */
export function inChargeCurrency(money: Money | null, exchange: ExchangeRates | null): Money | null {
  if (!money) return null;
  return convertMoney(money, CHARGE_CURRENCY, exchange ?? { base: CHARGE_CURRENCY, rates: {} });
}

type FreeCancellation = 'included' | 'available' | 'none' | 'unknown';

function freeCancellation({ price, freePrice }: FoundHotel, isKnown: boolean): FreeCancellation {
  if (!isKnown) return 'unknown';
  if (!freePrice) return 'none';
  return price && freePrice.total.amount <= price.total.amount ? 'included' : 'available';
}

/** A hotel of the list (H-05, H-11). */
export function listedHotel(
  found: FoundHotel,
  parts: {
    readonly stay: StayRequest;
    readonly from: GeoPoint;
    readonly knowsFreeCancellation: boolean;
    readonly locale: Locale;
    readonly pictures: PictureSource;
    readonly exchange: ExchangeRates | null;
  },
): Hotel {
  const { hotel, price } = found;
  const nights = stayNights(parts.stay);
  return {
    hotelInfo: hotelInfo(hotel, parts.from, parts.locale),
    hotelImageInfo: {
      photos: photosIn(
        hotel.photos.slice(0, LIST_PHOTOS),
        hotel.name,
        parts.locale,
        parts.pictures,
        LIST_WIDTH,
      ),
    },
    hotelRateInfo: {
      rooms: parts.stay.rooms.length,
      rateInfo: {
        convertedRateInfo: price && {
          startDate: parts.stay.startDate,
          endDate: parts.stay.endDate,
          nights,
          amountAfterTax: price.total,
          amountBeforeTax: price.beforeTax,
          averageNightlyRate: pricePerNight(price.total, nights),
          payAtProperty: price.dueAtProperty,
          payAtPropertyConverted: inChargeCurrency(price.dueAtProperty, parts.exchange),
          freeCancellation: freeCancellation(found, parts.knowsFreeCancellation),
          freeCancellationAmount: found.freePrice?.total ?? null,
        },
      },
    },
  };
}
