import type {
  ActivityContent,
  ActivityDay,
  ActivityModality,
  ActivityPlace,
  ActivityReply,
} from '@travesia/contracts';
import { daysOf, type LocalDate, type Money, type Pax } from '@travesia/domain';
import { durationOf, rateView } from './activity-view.ts';
import { cancellationOf } from './cancellation.ts';
import { paxAmounts } from './pax-amounts.ts';
import type {
  SupplierActivity,
  SupplierContent,
  SupplierDay,
  SupplierModality,
  SupplierPlace,
} from './ports.ts';

export function placeView(place: SupplierPlace | null): ActivityPlace | null {
  return (
    place && {
      description: place.description,
      address: place.address,
      latitude: place.location?.lat ?? null,
      longitude: place.location?.lon ?? null,
    }
  );
}

export function contentView(content: SupplierContent): ActivityContent {
  return {
    description: content.description,
    highlights: [...content.highlights],
    included: [...content.included],
    notIncluded: [...content.notIncluded],
    importantInfo: [...content.importantInfo],
    redeemInfo: [...content.redeemInfo],
    meetingPoint: placeView(content.meetingPoint),
    endPoint: placeView(content.endPoint),
    supplierName: content.supplierName,
  };
}

interface DayParts {
  readonly paxes: readonly Pax[];
  readonly timeZone: string;
  readonly nowMs: number;
}

function dayView(day: SupplierDay, { paxes, timeZone, nowMs }: DayParts): ActivityDay {
  return {
    date: day.date,
    endDate: day.endDate,
    amount: day.total.amount,
    currency: day.total.currency,
    paxAmounts: paxAmounts(day, paxes),
    sessions: day.sessions.map((session) => ({ ...session })),
    languages: day.languages.map((language) => ({ ...language })),
    cancellation: cancellationOf(day, timeZone, nowMs),
  };
}

export function modalityView(modality: SupplierModality, parts: DayParts): ActivityModality {
  return {
    code: modality.code,
    name: modality.name,
    duration: durationOf([modality.durationMinutes]),
    amountUnitType: modality.amountUnitType,
    ageBands: modality.bands.map(({ type, ageFrom, ageTo }) => ({ type, ageFrom, ageTo })),
    questions: modality.questions.map((question) => ({ ...question })),
    asksBirthDates: modality.birthDatesCode !== null,
    rates: modality.rates
      .flatMap((rate) => {
        const view = rateView(rate, parts.timeZone, parts.nowMs);
        return view ? [{ ...view, days: rate.days.map((day) => dayView(day, parts)) }] : [];
      })
      .toSorted((a, b) => a.amount - b.amount),
  };
}

/** Every day with its lowest price. */
export function calendarView(
  { modalities }: SupplierActivity,
  range: { readonly from: LocalDate; readonly to: LocalDate },
): ActivityReply['data']['calendar'] {
  const lowest = new Map<LocalDate, Money>();
  for (const { date, total } of modalities.flatMap(({ rates }) => rates.flatMap(({ days }) => days))) {
    const known = lowest.get(date);
    if (!known || total.amount < known.amount) lowest.set(date, total);
  }
  return daysOf(range).map((date) => ({ date, amountFrom: lowest.get(date) ?? null }));
}
