import { daysBetween, type LocalDate } from '@travesia/domain';
import type { Locale } from '@travesia/contracts';

/** `hoy`, `ayer`, `hace 3 días`. Counted in days of the server, so that both renders say the same. */
export function ageInDays(seenOn: LocalDate, today: LocalDate, locale: Locale): string {
  const days = Math.max(0, daysBetween(seenOn, today));
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
}
