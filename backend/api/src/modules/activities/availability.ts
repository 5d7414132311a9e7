import { clockAt } from '@travesia/domain';
import type { ActivityAvailability } from '@travesia/contracts';
import type { Ages, LocalDate, Pax } from '@travesia/domain';
import { cancellationAt } from './cancellation.ts';
import { bandOf } from './pax-amounts.ts';
import type { SupplierActivity, SupplierDay } from './ports.ts';
import { clockTime } from './session-time.ts';

type Way = Omit<ActivityAvailability, 'dates'>;

const hasAll = (some: readonly string[], wanted: readonly string[]) =>
  wanted.every((each) => some.includes(each));

/** True if `one` is at least as good as `other` in price, cancellation, times and languages. */
function isAsGood(one: Way, other: Way): boolean {
  return (
    one.total.amount <= other.total.amount &&
    (one.isFreeToCancel || !other.isFreeToCancel) &&
    hasAll(one.times, other.times) &&
    hasAll(one.languages, other.languages)
  );
}

/** Of the ways to have it on one day those that a traveller may prefer, cheapest first. */
function worthwhile(ways: readonly Way[]): Way[] {
  const kept: Way[] = [];
  for (const way of ways.toSorted((one, other) => one.total.amount - other.total.amount)) {
    if (!kept.some((better) => isAsGood(better, way))) kept.push(way);
  }
  return kept;
}

function clockTimesOf({ sessions }: SupplierDay): string[] {
  const times = sessions.map(({ name }) => clockTime(name));
  return [...new Set(times.filter((time) => time !== null))].toSorted();
}

/** When an activity can be had: each day with its best ways, days that are sold alike together. */
export function availabilityOf(
  { modalities, timeZone }: SupplierActivity,
  { paxes, nowMs }: { readonly paxes: readonly Pax[]; readonly nowMs: number },
): ActivityAvailability[] {
  // Once for all days: reading a clock costs more than the rest.
  const here = clockAt(nowMs, timeZone);
  const eldest = paxes.toSorted((one, other) => other.age - one.age)[0];
  const byDate = new Map<LocalDate, Way[]>();
  for (const { amountUnitType, rates } of modalities) {
    for (const day of rates.flatMap(({ days }) => days)) {
      const way: Way = {
        total: day.total,
        each: (eldest && bandOf(day.bands, eldest)?.amount) ?? day.total,
        amountUnitType,
        isFreeToCancel: cancellationAt(day, here).kind === 'free',
        times: clockTimesOf(day),
        languages: day.languages.map(({ code }) => code),
      };
      byDate.set(day.date, [...(byDate.get(day.date) ?? []), way]);
    }
  }
  const alike = new Map<string, ActivityAvailability & { dates: LocalDate[] }>();
  for (const [date, ways] of [...byDate].toSorted(([one], [other]) => one.localeCompare(other))) {
    for (const way of worthwhile(ways)) {
      const key = JSON.stringify(way);
      const known = alike.get(key);
      if (known) known.dates.push(date);
      else alike.set(key, { ...way, dates: [date] });
    }
  }
  return [...alike.values()];
}

/** Ages that some price is for, together where one begins after another; a price for the group says nothing of ages. */
export function agesOf({ modalities }: SupplierActivity): Ages[] {
  const bands = modalities
    .filter(({ amountUnitType }) => amountUnitType === 'PAX')
    .flatMap((modality) => [
      ...modality.bands,
      ...modality.rates.flatMap(({ days }) => days.flatMap((day) => day.bands)),
    ]);
  const ages: Ages[] = [];
  for (const { ageFrom, ageTo } of bands.toSorted((one, other) => one.ageFrom - other.ageFrom)) {
    const last = ages.at(-1);
    if (last && ageFrom <= last.to + 1) ages.splice(-1, 1, { ...last, to: Math.max(last.to, ageTo) });
    else ages.push({ from: ageFrom, to: ageTo });
  }
  return ages;
}
