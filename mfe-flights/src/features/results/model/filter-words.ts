import type { Dictionaries } from '@travesia/contracts';
import { clockOfBand, TIME_BANDS, type BucketFacet, type TimeRange } from '@travesia/domain';
import { formatLocalTime, type LanguageTag, type TextKey, type Translate } from '@travesia/i18n';
import type { resultsTexts } from '../texts.ts';

export type ResultsTranslate = Translate<TextKey<typeof resultsTexts.tree>>;

function hours(t: ResultsTranslate, key: string): string {
  const [from = '', to = ''] = key.split('-');
  return to ? t('bucket.hours', { from, to }) : t('bucket.hoursOver', { from });
}

/** What a tick of a facet is called. */
export function bucketWords(
  t: ResultsTranslate,
  facet: BucketFacet,
  key: string,
  dictionaries: Dictionaries,
): string {
  const location = dictionaries.locations[key];
  switch (facet) {
    case 'stops':
      return t(key === '0' ? 'bucket.stops0' : key === '1' ? 'bucket.stops1' : 'bucket.stops2');
    case 'duration':
    case 'layoverLength':
      return hours(t, key);
    case 'departure':
    case 'arrival':
      return t(`bucket.${key as 'early' | 'morning' | 'afternoon' | 'evening' | 'late'}`);
    case 'layoverPlace':
      return location ? `${location.cityName} (${key})` : key;
    case 'departureAirport':
    case 'arrivalAirport':
      return location ? `${location.name} (${key})` : key;
    case 'airline':
      return dictionaries.carriers[key] ?? key;
    case 'aircraft':
      return dictionaries.aircraft[key] ?? key;
    case 'cabinBag':
    case 'checkedBag':
    case 'refundable':
    case 'changeable':
    case 'noPenalty':
    case 'lowCo2':
      return t(`bucket.${facet}`);
    default:
      return facet satisfies never;
  }
}

/** Facets whose ticks do not say by themselves what they are of. */
const NAMED_WITH_FACET = [
  'duration',
  'departure',
  'arrival',
  'layoverLength',
  'layoverPlace',
  'departureAirport',
  'arrivalAirport',
] as const;

/** The same, where it stands alone. */
export function filterWords(
  t: ResultsTranslate,
  facet: BucketFacet,
  key: string,
  dictionaries: Dictionaries,
): string {
  const choice = bucketWords(t, facet, key, dictionaries);
  const named = NAMED_WITH_FACET.find((each) => each === facet);
  return named ? t('bucket.of', { facet: t(`facet.${named}`), choice }) : choice;
}

/** The hours behind a band's name. */
export function bandHours(
  t: ResultsTranslate,
  { facet, key }: { facet: BucketFacet; key: string },
  tag: LanguageTag,
): string | undefined {
  const band = TIME_BANDS.find((each) => each === key);
  if (!band || (facet !== 'departure' && facet !== 'arrival')) return undefined;
  const { from, to } = clockOfBand(band);
  return t('bucket.times', { from: formatLocalTime(from, tag), to: formatLocalTime(to, tag) });
}

/** Minutes after midnight as a clock shows them. */
export function clockWords(minute: number, tag: LanguageTag): string {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return formatLocalTime(`${digits(minute / 60)}:${digits(minute % 60)}`, tag);
}

export function timesWords(
  t: ResultsTranslate,
  { fromMinute, toMinute }: TimeRange,
  tag: LanguageTag,
): string {
  return t('bucket.times', { from: clockWords(fromMinute, tag), to: clockWords(toMinute, tag) });
}
