import { addDays, daysBetween, type LocalDate } from '@travesia/domain';
import type { Activity } from './inventory.ts';
import {
  bandCents,
  bandsOf,
  isGroupPrice,
  isOnSale,
  lastDayOf,
  RATES,
  unitCents,
  type RateCode,
} from './prices.ts';
import type { RateRecord } from './records.ts';
import {
  MODALITIES,
  QUESTIONS,
  RATE_WORDS,
  SERVICE_LANGUAGES,
  type Language,
  type ModalityWord,
} from './words.ts';

export interface RateParts {
  readonly ages: readonly number[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly today: LocalDate;
  readonly language: Language;
  /** A percentage on every price. */
  readonly drift: number;
  readonly isSoldOutDay: (date: LocalDate) => boolean;
  readonly keep: (
    rate: Pick<RateRecord, 'activity' | 'modality' | 'rate' | 'dates' | 'totalCents'>,
  ) => string;
}

const CENTS = 100;
const major = (cents: number) => cents / CENTS;

/** `STANDARD#0`: codes of modalities hold more than letters. */
export function modalityCode(modality: ModalityWord): string {
  return `${modality.toUpperCase()}#0`;
}

function durationOf(minutes: number): { value: number; metric: string } {
  const day = 24 * 60;
  if (minutes >= day && minutes % day === 0) return { value: minutes / day, metric: 'DAYS' };
  return minutes % 30 === 0
    ? { value: minutes / 60, metric: 'HOURS' }
    : { value: minutes, metric: 'MINUTES' };
}

function paxAmounts(activity: Activity, adultCents: number) {
  return bandsOf(activity).map((band) => ({
    paxType: band.paxType,
    ageFrom: band.ageFrom,
    ageTo: band.ageTo,
    amount: major(bandCents(adultCents, band)),
    boxOfficeAmount: major(Math.round((bandCents(adultCents, band) * 1.08) / 50) * 50),
    mandatoryApplyAmount: false,
  }));
}

/** What everybody pays together on a day, in cents. */
function totalCents(
  activity: Activity,
  modality: ModalityWord,
  unit: number,
  ages: readonly number[],
): number {
  if (isGroupPrice(activity, modality)) return unit;
  const bands = bandsOf(activity);
  return ages.reduce((sum, age) => {
    const band = bands.find((each) => age >= each.ageFrom && age <= each.ageTo);
    return sum + (band ? bandCents(unit, band) : 0);
  }, 0);
}

function policiesOf(rate: RateCode, date: LocalDate, today: LocalDate, cents: number): object[] {
  if (rate === 'NOREF') return [{ dateFrom: `${today}T00:00:00.000+0000`, amount: major(cents) }];
  return [
    { dateFrom: `${addDays(date, -2)}T18:00:00.000+0000`, amount: major(Math.round(cents / 2)) },
    { dateFrom: `${addDays(date, -1)}T18:00:00.000+0000`, amount: major(cents) },
  ];
}

function daysOnSale(activity: Activity, modality: ModalityWord, parts: RateParts): LocalDate[] {
  return Array.from({ length: daysBetween(parts.from, parts.to) + 1 }, (_, at) =>
    addDays(parts.from, at),
  ).filter((date) => isOnSale(activity, modality, date, parts.today, parts.isSoldOutDay));
}

function rateDetails(activity: Activity, modality: ModalityWord, rate: RateCode, parts: RateParts): object[] {
  const { kind } = activity;
  const drifted = (date: LocalDate) =>
    Math.round((unitCents(activity, modality, rate, date) * (1 + parts.drift / 100)) / 50) * 50;
  const byPrice = Map.groupBy(daysOnSale(activity, modality, parts), drifted);
  const duration = durationOf(kind.minutes);
  const isGroup = isGroupPrice(activity, modality);
  return [...byPrice]
    .toSorted(([one], [other]) => one - other)
    .map(([unit, dates]) => {
      const total = totalCents(activity, modality, unit, parts.ages);
      return {
        rateKey: parts.keep({ activity, modality, rate, dates: new Set(dates), totalCents: total }),
        operationDates: dates.map((date) => ({
          from: date,
          to: lastDayOf(activity, date),
          cancellationPolicies: policiesOf(rate, date, parts.today, total),
        })),
        languages: kind.isGuided
          ? (['es', 'en'] as const).map((code) => ({
              code,
              description: SERVICE_LANGUAGES[code][parts.language],
            }))
          : [],
        sessions: kind.sessions.map((time) => ({ code: time.replace(':', ''), name: time })),
        minimumDuration: duration,
        maximumDuration: duration,
        totalAmount: { amount: major(total), boxOfficeAmount: major(total), mandatoryApplyAmount: false },
        paxAmounts: isGroup ? [] : paxAmounts(activity, unit),
      };
    });
}

/** Modalities with rates for these people and days; one that cannot be had is left out. */
export function wireModalities(activity: Activity, parts: RateParts) {
  const { kind } = activity;
  const modalities: readonly ModalityWord[] = activity.isPrivate ? ['private'] : kind.modalities;
  const bands = bandsOf(activity);
  const children = bands.filter((band) => band.paxType === 'CHILD');
  return modalities.flatMap((modality) => {
    const rates = RATES.map(({ code, rateClass }) => ({
      rateCode: code,
      rateClass,
      name: RATE_WORDS[code][parts.language],
      freeCancellation: rateClass === 'NOR',
      rateDetails: rateDetails(activity, modality, code, parts),
    })).filter((rate) => rate.rateDetails.length > 0);
    if (rates.length === 0) return [];
    const cheapest = Math.min(
      ...daysOnSale(activity, modality, parts).map((date) => unitCents(activity, modality, 'NOREF', date)),
    );
    return [
      {
        code: modalityCode(modality),
        name: MODALITIES[modality][parts.language],
        duration: durationOf(kind.minutes),
        destinationCode: activity.city.code,
        minChildrenAge: children.length > 0 ? Math.min(...children.map((band) => band.ageFrom)) : null,
        maxChildrenAge: children.length > 0 ? Math.max(...children.map((band) => band.ageTo)) : null,
        amountUnitType: isGroupPrice(activity, modality) ? 'SERVICE' : 'PAX',
        amountsFrom: isGroupPrice(activity, modality)
          ? [
              {
                paxType: 'ADULT',
                ageFrom: 0,
                ageTo: 99,
                amount: major(cheapest),
                mandatoryApplyAmount: false,
              },
            ]
          : paxAmounts(activity, cheapest),
        questions: kind.questions.map((code) => ({
          code,
          text: QUESTIONS[code][parts.language],
          required: code !== 'DIET',
        })),
        rates,
      },
    ];
  });
}
