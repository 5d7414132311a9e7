import { addDays, daysBetween, type LocalDate } from '@travesia/domain';
import { chance } from '../world/hash.ts';
import type { Activity } from './inventory.ts';
import type { ModalityWord } from './words.ts';

/** Who pays which price. */
export interface Band {
  readonly paxType: 'ADULT' | 'CHILD';
  readonly ageFrom: number;
  readonly ageTo: number;
  /** Of what an adult pays. */
  readonly share: number;
}

const OLDEST = 99;
const FREE_UNTIL = 2;
const CHILD_UNTIL = 11;
const ADULT_FROM = 18;

export function bandsOf({ kind }: Activity): Band[] {
  const from = kind.minimumAge;
  if (from > CHILD_UNTIL) return [{ paxType: 'ADULT', ageFrom: from, ageTo: OLDEST, share: 1 }];
  return [
    { paxType: 'ADULT', ageFrom: CHILD_UNTIL + 1, ageTo: OLDEST, share: 1 },
    { paxType: 'CHILD', ageFrom: Math.max(from, FREE_UNTIL + 1), ageTo: CHILD_UNTIL, share: 0.6 },
    ...(from === 0 ? [{ paxType: 'CHILD', ageFrom: 0, ageTo: FREE_UNTIL, share: 0 } as const] : []),
  ];
}

/** Everybody has a band, and somebody grown up comes along. */
export function isWelcome(activity: Activity, ages: readonly number[]): boolean {
  const bands = bandsOf(activity);
  return (
    ages.some((age) => age >= ADULT_FROM) &&
    ages.every((age) => bands.some((band) => age >= band.ageFrom && age <= band.ageTo))
  );
}

const MODALITY_FACTOR: Readonly<Record<ModalityWord, number>> = {
  standard: 1,
  small: 1.35,
  transfer: 1.3,
  lunch: 1.28,
  fast: 1.4,
  sunset: 1.15,
  private: 3.6,
};
export const RATES = [
  { code: 'NOREF', rateClass: 'NRF', factor: 0.9 },
  { code: 'GENERIC', rateClass: 'NOR', factor: 1 },
] as const;
export type RateCode = (typeof RATES)[number]['code'];

/** One price for the group, where nobody else comes along. */
export function isGroupPrice(activity: Activity, modality: ModalityWord): boolean {
  return activity.isPrivate || modality === 'private';
}

const SATURDAY = 6;
function weekday(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** High season of the hemisphere: a fifth more. */
function seasonOf({ city }: Activity, date: LocalDate): number {
  const month = Number(date.slice(5, 7));
  const isHigh = city.location.lat >= 0 ? month >= 6 && month <= 8 : month === 12 || month <= 2;
  return isHigh ? 1.2 : 1;
}

/** What an adult pays (or the group) on a day, in cents; whole half dollars. */
export function unitCents(
  activity: Activity,
  modality: ModalityWord,
  rate: RateCode,
  date: LocalDate,
): number {
  const place = 0.8 + 0.5 * chance('dear', activity.city.code) + activity.city.popularity / 500;
  const weekend = [0, SATURDAY].includes(weekday(date)) ? 1.1 : 1;
  const factor = RATES.find(({ code }) => code === rate)?.factor ?? 1;
  const group = activity.isPrivate ? 3.2 : 1;
  const cents =
    activity.kind.dollars *
    100 *
    place *
    weekend *
    seasonOf(activity, date) *
    MODALITY_FACTOR[modality] *
    factor *
    group;
  return Math.round(cents / 50) * 50;
}

/** Whole quarters for a child. */
export function bandCents(adultCents: number, band: Band): number {
  return band.share === 1 ? adultCents : Math.round((adultCents * band.share) / 25) * 25;
}

const SOLD_OUT_SHARE = 0.1;
const CLOSED_SHARE = 0.5;

/** Whether it is held on that day at all: most rest one day a week. */
function isOpen(activity: Activity, date: LocalDate): boolean {
  const rests = chance('rests', activity.code) < CLOSED_SHARE;
  return !rests || weekday(date) !== Math.floor(chance('rest day', activity.code) * 7);
}

export function isOnSale(
  activity: Activity,
  modality: ModalityWord,
  date: LocalDate,
  today: LocalDate,
  isSoldOutDay: (date: LocalDate) => boolean,
): boolean {
  return (
    daysBetween(today, date) >= 1 &&
    isOpen(activity, date) &&
    !isSoldOutDay(date) &&
    (activity.acts !== null || chance('full', activity.code, modality, date) >= SOLD_OUT_SHARE)
  );
}

const DAY_MINUTES = 24 * 60;

export function lastDayOf({ kind }: Activity, date: LocalDate): LocalDate {
  return addDays(date, Math.max(0, Math.ceil(kind.minutes / DAY_MINUTES) - 1));
}
