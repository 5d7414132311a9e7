import type { ActivityDuration } from '@travesia/contracts';
import { formatDuration, type Locale } from '@travesia/i18n';
import type { ActivityTranslate } from '../texts.ts';

const DAY_MIN = 24 * 60;

/** How long it takes: minutes and hours, from a whole day on in days. */
export function durationWords(
  { minimumMinutes, maximumMinutes }: ActivityDuration,
  t: ActivityTranslate,
  locale: Locale,
): string {
  const one = (minutes: number) =>
    minutes >= DAY_MIN
      ? t('duration.days', { count: Math.round(minutes / DAY_MIN) })
      : formatDuration(minutes, locale);
  const [from, to] = [one(minimumMinutes), one(maximumMinutes)];
  return from === to ? from : t('duration.range', { from, to });
}
