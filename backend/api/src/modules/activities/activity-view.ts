import type { Activity, ActivityHead, ActivityRate, Locale } from '@travesia/contracts';
import { distanceKm, durationTypeOf, type GeoPoint, type Pax } from '@travesia/domain';
import { countryName } from '@travesia/geography';
import { LIST_WIDTH, type PictureSource, type PictureWidth } from '../../pictures/index.ts';
import { travelWords } from '../../text/travel-words.ts';
import { agesOf } from './availability.ts';
import { cancellationOf } from './cancellation.ts';
import { bandOf } from './pax-amounts.ts';
import type { SupplierActivity, SupplierDay, SupplierModality, SupplierRate } from './ports.ts';

export interface ViewParts {
  readonly locale: Locale;
  readonly pictures: PictureSource;
  readonly nowMs: number;
}

const LIST_PICTURES = 1;

function picturesIn(
  activity: Pick<SupplierActivity, 'name' | 'pictures'>,
  { locale, pictures }: ViewParts,
  upTo?: PictureWidth,
) {
  const { name } = activity;
  return activity.pictures.flatMap(({ sizes }, place) => {
    // The largest is the original; ours are made of it.
    const original = sizes.at(-1);
    const links = original ? pictures.linksTo(original, upTo) : null;
    if (links === null) return [];
    const caption = place === 0 ? name : travelWords(locale)('picture', { name, number: place + 1 });
    return [{ caption, ...links }];
  });
}

export function durationOf(durations: readonly SupplierModality['durationMinutes'][]) {
  const known = durations.filter((each) => each !== null);
  if (known.length === 0) return null;
  return {
    minimumMinutes: Math.min(...known.map(({ minimum }) => minimum)),
    maximumMinutes: Math.max(...known.map(({ maximum }) => maximum)),
  };
}

/** An activity without its prices. */
export function activityHead(
  activity: SupplierActivity,
  parts: ViewParts,
  from: GeoPoint | null,
): ActivityHead {
  const duration = durationOf(activity.modalities.map(({ durationMinutes }) => durationMinutes));
  const { location } = activity;
  const days = activity.modalities.flatMap(({ rates }) => rates.flatMap((rate) => rate.days));
  return {
    name: activity.name,
    code: activity.code,
    activityCode: activity.activityCode,
    type: activity.type,
    durationType: duration && durationTypeOf(duration.maximumMinutes),
    duration,
    media: { rawImages: picturesIn(activity, parts) },
    location: {
      cityName: activity.cityName,
      countryCode: activity.countryCode,
      countryName: countryName(activity.countryCode, parts.locale),
      latitude: location.lat,
      longitude: location.lon,
      timeZone: activity.timeZone,
      distanceKm: from && Math.round(distanceKm(from, location) * 10) / 10,
    },
    categories: activity.categories.map((category) => ({ ...category })),
    guideLanguages: [...new Set(days.flatMap(({ languages }) => languages.map(({ code }) => code)))],
  };
}

function cheapestDay({ days }: SupplierRate): SupplierDay | undefined {
  return days.toSorted((a, b) => a.total.amount - b.total.amount)[0];
}

export function rateView(rate: SupplierRate, timeZone: string, nowMs: number): ActivityRate | null {
  const day = cheapestDay(rate);
  if (!day) return null;
  return {
    code: rate.code,
    name: rate.name,
    amount: day.total.amount,
    currency: day.total.currency,
    cancellation: cancellationOf(day, timeZone, nowMs),
  };
}

interface Offered {
  readonly modality: SupplierModality;
  readonly day: SupplierDay;
}

function cheapestOf({ modalities }: SupplierActivity): Offered | null {
  const offered = modalities.flatMap((modality) =>
    modality.rates.flatMap((rate) => rate.days.map((day) => ({ modality, day }))),
  );
  return offered.toSorted((a, b) => a.day.total.amount - b.day.total.amount)[0] ?? null;
}

/** An activity of the list (T-04); its days are known once its page is. */
export function listedActivity(
  activity: SupplierActivity,
  parts: ViewParts & { readonly from: GeoPoint; readonly paxes: readonly Pax[] },
): Omit<Activity, 'availability'> {
  const head = activityHead(activity, parts, parts.from);
  const cheapest = cheapestOf(activity);
  const modalities = activity.modalities.map((modality) => ({
    code: modality.code,
    name: modality.name,
    amountUnitType: modality.amountUnitType,
    rates: modality.rates
      .flatMap((rate) => rateView(rate, activity.timeZone, parts.nowMs) ?? [])
      .toSorted((a, b) => a.amount - b.amount),
  }));
  const isFree = (day: SupplierDay) => cancellationOf(day, activity.timeZone, parts.nowMs).kind === 'free';
  const hasFreeRate = modalities.some(({ rates }) =>
    rates.some(({ cancellation }) => cancellation.kind === 'free'),
  );
  const eldest = parts.paxes.toSorted((a, b) => b.age - a.age)[0];
  const band = cheapest && eldest ? bandOf(cheapest.day.bands, eldest) : undefined;
  return {
    ...head,
    media: {
      rawImages: picturesIn(
        { name: activity.name, pictures: activity.pictures.slice(0, LIST_PICTURES) },
        parts,
        LIST_WIDTH,
      ),
    },
    description: activity.content.summary,
    modalities,
    amountUnitType: cheapest?.modality.amountUnitType ?? 'PAX',
    amountFrom: band?.amount ?? cheapest?.day.total ?? null,
    totalFrom: cheapest?.day.total ?? null,
    freeCancellation: cheapest && isFree(cheapest.day) ? 'included' : hasFreeRate ? 'available' : 'none',
    ages: agesOf(activity),
  };
}
