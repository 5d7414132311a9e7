import { LANGUAGES, type Locale } from '../locales.ts';
import { tagOf } from './language-tag.ts';
import { memoize } from './memoize.ts';
import { formatNumber } from './number-text.ts';

const NBSP = '\u00A0';

/** `14 h 05` · `14h 05m`, `50 min` · `50m`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const { hours, rest } = split(minutes);
  const padded = String(rest).padStart(2, '0');
  if (!LANGUAGES[locale].isUnitSpaced) {
    if (hours === 0) return `${rest}m`;
    return rest === 0 ? `${hours}h` : `${hours}h${NBSP}${padded}m`;
  }
  if (hours === 0) return `${rest}${NBSP}min`;
  return rest === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${padded}`;
}

const joinFormat = memoize((locale: Locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** The same in full words, to be read aloud: `14 horas y 5 minutos`. */
export function formatSpokenDuration(minutes: number, locale: Locale): string {
  const { hours, rest } = split(minutes);
  const parts = [
    hours > 0 && formatNumber(hours, tagOf(locale), 'hours'),
    (rest > 0 || hours === 0) && formatNumber(rest, tagOf(locale), 'minutes'),
  ];
  return joinFormat(locale).format(parts.filter((part) => part !== false));
}

function split(minutes: number): { hours: number; rest: number } {
  const whole = Math.max(0, Math.round(minutes));
  return { hours: Math.floor(whole / 60), rest: whole % 60 };
}

/** What a clock that runs down shows: `7:05`, `0:09`. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
