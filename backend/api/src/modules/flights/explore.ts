import {
  CLIMATE_DEGREES,
  type Climate,
  type ExploreCheckPayload,
  type ExplorePayload,
  type ExploreReply,
  type ExploredPlace,
  type Locale,
  type MarginRule,
} from '@travesia/contracts';
import {
  addDays,
  BOOKING_HORIZON_DAYS,
  convertMoney,
  distanceKm,
  isLocalDate,
  priceWithMargin,
  todayIn,
  type ExchangeRates,
  type LocalDate,
  type Money,
} from '@travesia/domain';
import {
  airportsOfPlace,
  centreOfPlace,
  CITIES_WITH_CLIMATE,
  countryName,
  findMetropolitanArea,
  usualHighC,
} from '@travesia/geography';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../errors/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { FareBudget } from './fare-budget.ts';
import { NOTHING_SHOWN_MS, payloadOfFare, PRICE_SHOWN_MS, type FareChecks } from './fare-checks.ts';
import type { FareNotes } from './fare-notes.ts';
import { checkSearch } from './search-rules.ts';
import {
  cityOf,
  ONE_ADULT,
  type AnywhereCheck,
  type AnywhereFare,
  type AnywhereQuestion,
  type FareDates,
} from './seen-fares.ts';
import { sharedCalls } from './shared-calls.ts';

const MINUTE_MS = 60_000;
/** What a check searches where the traveller leaves the days open: a Tuesday, seldom the dearest day. */
const USUAL_TRIP = { weekday: 2, dayOfMonth: '08', daysAhead: 42, soonestDays: 3, nights: 7 } as const;

export interface ExploreParts {
  readonly seen: FareNotes;
  readonly checks: FareChecks;
  readonly budget: FareBudget;
  readonly clock: Clock;
  readonly marginOf: (visitor: Visitor) => MarginRule | null;
  readonly exchangeRates: () => Promise<ExchangeRates | null>;
}

interface Caller {
  readonly visitor: Visitor;
  readonly locale: Locale;
  readonly request: FastifyRequest;
}

const refused = (path: string, code: string) => new ApiError('invalid_request', { fields: [{ path, code }] });
const earlier = (one: LocalDate, other: LocalDate) => (one < other ? one : other);
const later = (one: LocalDate, other: LocalDate) => (one > other ? one : other);

function lastDayOf(month: string): LocalDate {
  const days = ['31', '30', '29'].map((day) => `${month}-${day}`);
  return days.find(isLocalDate) ?? `${month}-28`;
}

function firstTuesdayFrom(date: LocalDate): LocalDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, (USUAL_TRIP.weekday - weekday + 7) % 7);
}

/** The days that a check searches: the same for everybody with the same question, so that one search serves all. */
function daysToCheck({ month, isOneWay, nights }: ExplorePayload, today: LocalDate): FareDates {
  const stay = nights ? Math.round((nights.min + nights.max) / 2) : USUAL_TRIP.nights;
  const wanted = firstTuesdayFrom(
    month === null ? addDays(today, USUAL_TRIP.daysAhead) : `${month}-${USUAL_TRIP.dayOfMonth}`,
  );
  const soon = later(wanted, addDays(today, USUAL_TRIP.soonestDays));
  const latest = addDays(today, BOOKING_HORIZON_DAYS - (isOneWay ? 0 : stay));
  const departureDate = earlier(month === null ? soon : earlier(soon, lastDayOf(month)), latest);
  if (month !== null && departureDate < `${month}-01`) throw refused('month', 'date_too_far');
  if (departureDate < today) throw refused('month', 'date_in_past');
  return { departureDate, returnDate: isOneWay ? null : addDays(departureDate, stay) };
}

function questionOf({ from, month, isOneWay, nights }: ExplorePayload, today: LocalDate): AnywhereQuestion {
  return {
    from: cityOf(from),
    first: month === null ? today : later(`${month}-01`, today),
    last: month === null ? addDays(today, BOOKING_HORIZON_DAYS) : lastDayOf(month),
    isOneWay,
    nights,
  };
}

function hasClimate(highC: number | null, climate: Climate | null): boolean {
  if (climate === null) return true;
  if (highC === null) return false;
  if (climate === 'warm') return highC >= CLIMATE_DEGREES.warm;
  if (climate === 'cold') return highC < CLIMATE_DEGREES.mild;
  return highC >= CLIMATE_DEGREES.mild && highC < CLIMATE_DEGREES.warm;
}

function placeOf(code: string, locale: Locale) {
  const [airport] = airportsOfPlace(code);
  const centre = centreOfPlace(code);
  if (!airport || !centre) return null;
  return {
    code,
    cityName: (findMetropolitanArea(code)?.name ?? airport.cityName)[locale],
    countryName: countryName(airport.countryCode, locale),
    latitude: centre.lat,
    longitude: centre.lon,
  };
}
type Place = NonNullable<ReturnType<typeof placeOf>>;

function stateOf(hasFare: boolean, ageMs: number | null) {
  if (ageMs === null) return 'unknown';
  if (hasFare) return ageMs < PRICE_SHOWN_MS ? 'seen' : 'old';
  return ageMs < NOTHING_SHOWN_MS ? 'none' : 'unknown';
}

const isOnDays = (one: FareDates, other: FareDates) =>
  one.departureDate === other.departureDate && one.returnDate === other.returnDate;

const kmBetween = (one: Place, other: Place) =>
  distanceKm({ lat: one.latitude, lon: one.longitude }, { lat: other.latitude, lon: other.longitude });

/** Trips to anywhere: prices that searches have found, and checks of places that nobody has searched. */
export function createExplore({ seen, checks, budget, clock, marginOf, exchangeRates }: ExploreParts) {
  const readOnce = sharedCalls<readonly [readonly AnywhereCheck[], readonly AnywhereFare[]]>();

  /** The lowest price for each city: of a new price, else of an older one. */
  function bestFares(fares: readonly AnywhereFare[], climate: Climate | null, newSinceMs: number) {
    const best = new Map<string, AnywhereFare>();
    for (const fare of fares) {
      if (!hasClimate(usualHighC(fare.toCity, fare.departureDate), climate)) continue;
      const other = best.get(fare.toCity);
      const isNew = fare.seenAtMs > newSinceMs;
      const isOtherNew = other !== undefined && other.seenAtMs > newSinceMs;
      if (!other || (isNew === isOtherNew ? fare.amount < other.amount : isNew)) best.set(fare.toCity, fare);
    }
    return best;
  }

  async function placesOf(payload: ExplorePayload, visitor: Visitor, locale: Locale) {
    const nowMs = clock.nowMs();
    const today = todayIn(nowMs);
    const days = daysToCheck(payload, today);
    const question = questionOf(payload, today);
    const from = placeOf(question.from, locale);
    if (!from) throw refused('from', 'place_unknown');
    const newSinceMs = nowMs - PRICE_SHOWN_MS;
    // Checks first: what one that ends between the two has found is then read, and never missed.
    const [started, fares] = await readOnce(JSON.stringify(question), async () => [
      await seen.checksToAnywhere(question),
      await seen.toAnywhere(question, newSinceMs),
    ]);
    const best = bestFares(fares, payload.climate, newSinceMs);
    const margin = marginOf(visitor);

    const described = (code: string): ExploredPlace[] => {
      const place = placeOf(code, locale);
      const fare = best.get(code);
      const { departureDate, returnDate } = fare ?? days;
      const highC = usualHighC(code, departureDate);
      if (!place || !hasClimate(highC, payload.climate)) return [];
      const check = started.find((each) => each.toCity === code && isOnDays(each, fare ?? days));
      const isChecking = (check?.checkingUntilMs ?? 0) > nowMs;
      const seenAtMs = fare?.seenAtMs ?? check?.seenAtMs ?? null;
      const ageMs = seenAtMs === null ? null : Math.max(0, nowMs - seenAtMs);
      const known = stateOf(fare !== undefined, ageMs);
      return [
        {
          ...place,
          state: isChecking ? 'checking' : known,
          departureDate,
          returnDate,
          price: fare ? priceWithMargin({ amount: fare.amount, currency: fare.currency }, margin) : null,
          ageMinutes: ageMs === null || known === 'unknown' ? null : Math.floor(ageMs / MINUTE_MS),
          highC,
        },
      ];
    };
    const codes = new Set([...best.keys(), ...CITIES_WITH_CLIMATE]);
    codes.delete(from.code);
    return { from, days, places: [...codes].flatMap(described) };
  }

  async function read(
    payload: ExplorePayload,
    visitor: Visitor,
    locale: Locale,
    budgetBackInSeconds: number | null,
  ): Promise<ExploreReply> {
    const { budget } = payload;
    const rates = budget && (await exchangeRates());
    const { from, places } = await placesOf(payload, visitor, locale);
    const inBudgetCurrency = (price: Money) => {
      if (!budget || price.currency === budget.currency) return price.amount;
      const converted = rates && convertMoney(price, budget.currency, rates);
      if (!converted) throw refused('budget.currency', 'currency_invalid');
      return converted.amount;
    };
    const priced = places
      .flatMap((place) => (place.price ? [{ place, amount: inBudgetCurrency(place.price) }] : []))
      .toSorted((one, other) => one.amount - other.amount);
    const isWithin = ({ amount }: { readonly amount: number }) => !budget || amount <= budget.amount;
    const over = priced.filter((each) => !isWithin(each));
    const open = places
      .filter(({ price }) => !price)
      .map((place) => ({ place, km: kmBetween(from, place) }))
      .toSorted((one, other) => one.km - other.km);
    return {
      data: [...priced.filter(isWithin), ...open].map(({ place }) => place),
      meta: {
        from,
        overBudget: { count: over.length, lowest: over[0]?.place.price ?? null },
        budgetBackInSeconds,
      },
    };
  }

  return {
    read: (payload: ExplorePayload, visitor: Visitor, locale: Locale) => read(payload, visitor, locale, null),

    /** The server chooses the days: of an old price its own, else those that everybody gets. */
    async check(
      { to, ...payload }: ExploreCheckPayload,
      { visitor, locale, request }: Caller,
    ): Promise<ExploreReply> {
      const { from, days, places } = await placesOf(payload, visitor, locale);
      const wanted = to.map((code) => {
        const place = places.find((each) => each.code === code);
        const question = { from: from.code, to: cityOf(code), travelerInfo: ONE_ADULT };
        return { question, day: place ?? days, isKnown: place?.state === 'seen' };
      });
      for (const { question, day } of wanted) checkSearch(payloadOfFare(question, day), clock.nowMs());
      const terms = { spend: () => budget.spend(request) };
      let budgetBackInSeconds: number | null = null;
      for (const { question, day, isKnown } of wanted) {
        if (!isKnown) budgetBackInSeconds ??= await checks.start(question, [day], visitor, terms);
      }
      return read(payload, visitor, locale, budgetBackInSeconds);
    },
  };
}
export type Explore = ReturnType<typeof createExplore>;
