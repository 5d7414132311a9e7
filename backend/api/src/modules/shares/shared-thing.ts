import {
  isSimpleTrip,
  legsOf,
  LOCALES,
  type Dictionaries,
  type FlightOffer,
  type FlightSearchPayload,
  type Locale,
  type Picture,
  type SharePayload,
} from '@travesia/contracts';
import {
  byLocale,
  dateOf,
  DEFAULT_LOCALE,
  inLocale,
  isChild,
  stayNights,
  type Localized,
  type Money,
} from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import { flightResultsAddress } from '@travesia/products/flights';
import { hotelPageAddress } from '@travesia/products/hotels';
import { activityPageAddress } from '@travesia/products/tours-activities';
import type words from '../../locales/es/shares.json';
import { ApiError } from '../../errors/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import { dayText, timeText, moneyText } from '../../text/amounts.ts';
import { wordsIn } from '../../text/words.ts';
import type { ActivitiesModule } from '../activities/index.ts';
import type { FlightsModule } from '../flights/index.ts';
import type { HotelsModule } from '../hotels/index.ts';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/shares.json'));
type Words = ReturnType<typeof wordsOf>;

/** Who says what something is and costs: what was shown to whoever shares it. */
export interface ShareSources {
  readonly flights: Pick<FlightsModule, 'shownOffer'>;
  readonly hotels: Pick<HotelsModule, 'hotel'>;
  readonly activities: Pick<ActivitiesModule, 'detail'>;
}

/** What is shared, in words of every language. */
export interface SharedThing {
  readonly title: Localized<string>;
  /** Of the title, where it is the same in every language and of one of them. */
  readonly language: string | null;
  readonly lines: Localized<readonly string[]>;
  readonly pictureSizes: Picture['sizes'];
  readonly seed: string;
  /** Of the live search. */
  readonly address: { readonly onItsDays: string; readonly onAnyDay: string };
}

export interface PricedThing {
  readonly about: SharedThing;
  readonly price: Money;
  readonly firstDay: string;
}

type Asked<Kind extends SharePayload['kind']> = Extract<SharePayload, { kind: Kind }>;

const ofPeople = (text: Words, counts: readonly (readonly ['adults' | 'children' | 'infants', number])[]) =>
  counts.flatMap(([key, count]) => (count > 0 ? [text(key, { count })] : [])).join(', ');

function flightLines(
  { itineraries }: FlightOffer,
  { carriers }: Dictionaries,
  search: FlightSearchPayload,
  locale: Locale,
): string[] {
  const text = wordsOf(locale);
  const { travelerInfo } = search;
  const isSimple = isSimpleTrip(search);
  return [
    ...itineraries.map(({ segments, stops }, index) => {
      const at = segments[0]?.departure.at ?? '';
      const airlines = new Set(segments.map((each) => each.marketingCarrierCode));
      return [
        text(isSimple ? (index === 0 ? 'onward' : 'return') : 'leg', {
          number: index + 1,
          day: dayText(dateOf(at), locale),
          time: timeText(at, locale),
        }),
        [...airlines].map((code) => carriers[code] ?? code).join(', '),
        stops === 0 ? text('direct') : text('stops', { count: stops }),
      ].join(' · ');
    }),
    ofPeople(text, [
      ['adults', travelerInfo.adult],
      ['children', travelerInfo.child],
      ['infants', travelerInfo.infant],
    ]),
  ];
}

async function sharedFlight({ flights }: ShareSources, { offerId }: Asked<'flight'>): Promise<PricedThing> {
  const { offer, dictionaries, search } = await flights.shownOffer(offerId);
  const isSimple = isSimpleTrip(search);
  const shown = isSimple ? offer.itineraries.slice(0, 1) : offer.itineraries;
  const ends = shown.flatMap(({ segments }) => [
    segments[0]?.departure.iataCode ?? '',
    segments.at(-1)?.arrival.iataCode ?? '',
  ]);
  const cityOf = (code: string, locale: Locale) =>
    inLocale(dictionaries, locale).locations[code]?.cityName ?? code;
  const { legInfo, cabin, travelerInfo } = search;
  const [, ...more] = legsOf(search);
  const journey = {
    from: legInfo[1].from,
    to: legInfo[1].to,
    isOneWay: !isSimple || legInfo[2] === undefined,
    cabin,
    travelerInfo,
  };
  return {
    about: {
      // A leg begins where the one before ended, seldom elsewhere.
      title: byLocale((locale) =>
        ends
          .map((code) => cityOf(code, locale))
          .filter((city, index, cities) => city !== cities[index - 1])
          .join(' – '),
      ),
      language: null,
      lines: byLocale((locale) => flightLines(offer, inLocale(dictionaries, locale), search, locale)),
      pictureSizes: [],
      seed: legInfo[1].to,
      address: {
        onItsDays: flightResultsAddress({
          ...journey,
          departureDate: legInfo[1].departureDate,
          returnDate: isSimple ? (legInfo[2]?.departureDate ?? null) : null,
          ...(!isSimple && { more }),
        }),
        onAnyDay: flightResultsAddress({ ...journey, departureDate: null, returnDate: null }),
      },
    },
    price: offer.price.intTotal,
    firstDay: legInfo[1].departureDate,
  };
}

/** The same read in every language; the second is answered from the first one's search. */
async function inEveryLanguage<Reply>(
  read: (locale: Locale) => Promise<Reply>,
): Promise<{ first: Reply; of: (locale: Locale) => Reply }> {
  const first = await read(DEFAULT_LOCALE);
  const replies = new Map([[DEFAULT_LOCALE as Locale, first]]);
  for (const locale of LOCALES) if (!replies.has(locale)) replies.set(locale, await read(locale));
  return { first, of: (locale) => replies.get(locale) ?? first };
}

async function sharedHotel(
  { hotels }: ShareSources,
  { hotelCode, stay }: Asked<'hotel'>,
  visitor: Visitor,
): Promise<PricedThing> {
  const replies = await inEveryLanguage((locale) => hotels.hotel(hotelCode, stay, { locale, visitor }));
  const { hotel, rooms } = replies.first.data;
  const { hotelInfo, hotelImageInfo } = hotel;
  const { hotelName, locationInfo } = hotelInfo;
  const wholeOf = (plan: (typeof plans)[number]) =>
    plan.amountAfterTax.amount + (plan.payAtPropertyConverted?.amount ?? 0);
  const plans = rooms.flatMap(({ ratePlans }) => ratePlans);
  const [cheapest] = plans.toSorted((one, other) => wholeOf(one) - wholeOf(other));
  if (!cheapest) throw new ApiError('room_sold_out');
  const adults = stay.rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = stay.rooms.reduce((sum, room) => sum + room.childAges.length, 0);
  const asked = {
    hotelCode,
    hotelName,
    location: { lat: locationInfo.latitude, lon: locationInfo.longitude },
    rooms: stay.rooms,
  };
  return {
    about: {
      title: byLocale(() => hotelName),
      language: null,
      lines: byLocale((locale) => {
        const text = wordsOf(locale);
        const { cityName: city, countryName: country } =
          replies.of(locale).data.hotel.hotelInfo.locationInfo.address;
        const stars = Math.floor(hotelInfo.rating ?? 0);
        const atProperty = cheapest.payAtProperty && moneyText(cheapest.payAtProperty, locale);
        return [
          [text('where', { city, country }), ...(stars > 0 ? [text('stars', { count: stars })] : [])].join(
            ' · ',
          ),
          text('stay', { from: dayText(stay.startDate, locale), to: dayText(stay.endDate, locale) }),
          [
            text('nights', { count: stayNights(stay) }),
            text('rooms', { count: stay.rooms.length }),
            ofPeople(text, [
              ['adults', adults],
              ['children', children],
            ]),
          ].join(' · '),
          ...(atProperty
            ? [
                text(cheapest.payAtPropertyConverted ? 'withAtProperty' : 'plusAtProperty', {
                  price: atProperty,
                }),
              ]
            : []),
        ];
      }),
      pictureSizes: hotelImageInfo.photos[0]?.sizes ?? [],
      seed: hotelCode,
      address: {
        onItsDays: hotelPageAddress({ ...asked, dates: stay }),
        onAnyDay: hotelPageAddress({ ...asked, dates: null }),
      },
    },
    price: { ...cheapest.amountAfterTax, amount: wholeOf(cheapest) },
    firstDay: stay.startDate,
  };
}

async function sharedActivity(
  { activities }: ShareSources,
  { kind, code, query, days }: Asked<'activity' | 'tour'>,
  visitor: Visitor,
): Promise<PricedThing> {
  const range = kind === 'tour' ? 'tours' : 'activities';
  const replies = await inEveryLanguage((locale) =>
    activities.detail(code, query, { range, locale, visitor }),
  );
  const { activity, calendar } = replies.first.data;
  const [cheapest] = calendar
    .filter(({ date }) => date >= days.from && date <= days.to)
    .flatMap(({ date, amountFrom }) => (amountFrom ? [{ date, price: amountFrom }] : []))
    .toSorted((one, other) => one.price.amount - other.price.amount);
  if (!cheapest) throw new ApiError('activity_sold_out');
  const children = query.paxes.filter(isChild).length;
  const asked = { kind, code, paxes: query.paxes };
  return {
    about: {
      title: byLocale(() => activity.name),
      language: query.language,
      lines: byLocale((locale) => {
        const text = wordsOf(locale);
        const { cityName: city, countryName: country } = replies.of(locale).data.activity.location;
        return [
          text('where', { city, country }),
          dayText(cheapest.date, locale),
          ofPeople(text, [
            ['adults', query.paxes.length - children],
            ['children', children],
          ]),
        ];
      }),
      pictureSizes: activity.media.rawImages[0]?.sizes ?? [],
      seed: code,
      address: {
        onItsDays: activityPageAddress({ ...asked, days: { from: cheapest.date, to: cheapest.date } }),
        onAnyDay: activityPageAddress({ ...asked, days: null }),
      },
    },
    price: cheapest.price,
    firstDay: cheapest.date,
  };
}

/** What is shared and its price, from what the server itself has shown. */
export function pricedThing(
  sources: ShareSources,
  payload: SharePayload,
  visitor: Visitor,
): Promise<PricedThing> {
  switch (payload.kind) {
    case 'flight':
      return sharedFlight(sources, payload);
    case 'hotel':
      return sharedHotel(sources, payload, visitor);
    case 'activity':
    case 'tour':
      return sharedActivity(sources, payload, visitor);
    default:
      return payload satisfies never;
  }
}
