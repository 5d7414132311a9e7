import type { CabinClass } from './wire-types.ts';
import { daysBetween } from '@travesia/domain';
import type { Journey } from './journeys.ts';
import type { QueryPassenger } from './query.ts';

/** What a fare brand gives and forbids; penalties are per seated passenger, in whole USD. */
export interface FareBrand {
  readonly name: string;
  readonly code: string;
  readonly share: number;
  readonly extra: number;
  readonly cabinBags: number;
  readonly checkedBags: number;
  readonly refundPenalty: number | null;
  readonly changePenalty: number | null;
}

/** The settled part of an offer's price; amounts are integer cents of USD. */
export interface Fare {
  readonly baseCents: number;
  readonly taxCents: number;
}

const CABIN_SHARE: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1.7,
  business: 3.3,
  first: 5.2,
};
/** Of an adult's fare, by the age that is given; who is named without one pays their type's. */
const AGE_SHARES = [
  { below: 2, share: 0.1 },
  { below: 5, share: 0.67 },
  { below: 12, share: 0.75 },
  { below: 16, share: 0.9 },
] as const;
const TYPE_AGES = { adult: 30, child: 8, infant_without_seat: 0 } as const;

function shareOf({ type, age }: QueryPassenger): number {
  const years = age ?? TYPE_AGES[type];
  return AGE_SHARES.find(({ below }) => years < below)?.share ?? 1;
}

const LONG_HAUL_KM = 4500;
const RETURN_DISCOUNT = 0.9;

export function brandsOf(journeys: readonly Journey[], cabin: CabinClass): readonly FareBrand[] {
  const km = Math.max(
    ...journeys.map((journey) => journey.flights.reduce((sum, flight) => sum + flight.km, 0)),
  );
  const isLong = km > LONG_HAUL_KM;
  const isLowCost = journeys.some((journey) => journey.owner.kind === 'low_cost');
  if (cabin === 'business' || cabin === 'first') {
    const name = cabin === 'first' ? 'First' : 'Business';
    return [
      {
        name,
        code: 'BZ',
        share: 1,
        extra: 0,
        cabinBags: 2,
        checkedBags: 2,
        refundPenalty: isLong ? 250 : 90,
        changePenalty: isLong ? 120 : 45,
      },
      {
        name: `${name} Flex`,
        code: 'BF',
        share: 1.3,
        extra: 60,
        cabinBags: 2,
        checkedBags: 3,
        refundPenalty: 0,
        changePenalty: 0,
      },
    ];
  }
  if (isLowCost) {
    return [
      {
        name: 'Basic',
        code: 'LB',
        share: 1,
        extra: 0,
        cabinBags: 1,
        checkedBags: 0,
        refundPenalty: null,
        changePenalty: null,
      },
      {
        name: 'Plus',
        code: 'LP',
        share: 1.15,
        extra: 34,
        cabinBags: 1,
        checkedBags: 1,
        refundPenalty: null,
        changePenalty: 40,
      },
    ];
  }
  return [
    {
      name: isLong ? 'Light' : 'Basic',
      code: 'EL',
      share: 1,
      extra: 0,
      cabinBags: 1,
      checkedBags: 0,
      refundPenalty: null,
      changePenalty: isLong ? 150 : null,
    },
    {
      name: 'Flex',
      code: 'EF',
      share: 1.28,
      extra: isLong ? 75 : 32,
      cabinBags: 1,
      checkedBags: 1,
      refundPenalty: isLong ? 0 : 35,
      changePenalty: 0,
    },
  ];
}

function seasonShare(date: string, southern: boolean): number {
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  if ((month === 12 && day >= 16) || (month === 1 && day <= 7)) return 1.38;
  const summer = southern ? month <= 2 : month >= 7 && month <= 8;
  if (summer) return 1.25;
  if (month === 6 || month === 9 || month === 4) return 1.08;
  return month === 2 || month === 11 ? 0.88 : 0.96;
}

const WEEKDAY_SHARE = [1.14, 1.02, 0.92, 0.92, 1, 1.15, 1.04];

function noticeShare(days: number): number {
  if (days < 3) return 1.85;
  if (days < 7) return 1.5;
  if (days < 14) return 1.27;
  if (days < 30) return 1.1;
  if (days > 210) return 1.06;
  return days < 100 ? 0.95 : 1;
}

/** One adult's base fare in cents for one way. */
function adultCents(journey: Journey, cabin: CabinClass, today: string): number {
  const first = journey.flights[0];
  if (!first) return 0;
  const date = first.departsAt.slice(0, 10);
  const ways = journey.flights.reduce((sum, flight) => sum + 24 + 0.098 * flight.km ** 0.93, 0);
  const load = Math.max(...journey.flights.map((flight) => flight.load));
  const weekday = WEEKDAY_SHARE[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 1;
  const stops = journey.flights.length - 1;
  const dollars =
    ways *
    CABIN_SHARE[cabin] *
    (journey.owner.kind === 'low_cost' ? 0.6 : 1) *
    (stops === 0 ? 1.08 : stops === 1 ? 0.86 : 0.8) *
    seasonShare(date, first.to.location.lat < -10) *
    weekday *
    noticeShare(daysBetween(today, date)) *
    (0.72 + 0.62 * load);
  return Math.round(dollars * 100);
}

function adultTaxCents(journey: Journey): number {
  return journey.flights.reduce((sum, flight) => {
    const abroad = flight.from.countryCode === flight.to.countryCode ? 900 : 2350;
    const surcharge = flight.km > LONG_HAUL_KM && flight.marketing.kind === 'network' ? 6400 : 0;
    return sum + abroad + surcharge + Math.round(flight.from.popularity * 7.3);
  }, 0);
}

/** What the party pays for these journeys together in one brand and cabin. */
export function fareFor(
  journeys: readonly Journey[],
  cabin: CabinClass,
  brand: FareBrand,
  passengers: readonly QueryPassenger[],
  today: string,
): Fare {
  const discount = journeys.length === 2 && journeys[0]?.owner.kind === 'network' ? RETURN_DISCOUNT : 1;
  const adult = journeys.reduce((sum, journey) => {
    return sum + Math.round(adultCents(journey, cabin, today) * brand.share * discount) + brand.extra * 100;
  }, 0);
  const adultTax = journeys.reduce((sum, journey) => sum + adultTaxCents(journey), 0);
  let baseCents = 0;
  let taxCents = 0;
  for (const passenger of passengers) {
    baseCents += Math.round(adult * shareOf(passenger));
    taxCents += passenger.type === 'infant_without_seat' ? 0 : adultTax;
  }
  return { baseCents, taxCents };
}

/** One more checked bag for one passenger on one journey, in cents. */
export function bagCents(journey: Journey): number {
  const km = journey.flights.reduce((sum, flight) => sum + flight.km, 0);
  const dollars = (journey.owner.kind === 'low_cost' ? 24 : 30) + km * 0.0042;
  return Math.round(dollars * 2) * 50;
}
