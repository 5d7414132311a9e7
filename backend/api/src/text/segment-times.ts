import type { Locale } from '@travesia/contracts';
import { dateOf, formatLocalTime, type LocalDateTime } from '@travesia/domain';
import { dayText } from './amounts.ts';

const TERMINAL: Readonly<Record<Locale, string>> = { es: 'terminal', en: 'terminal' };

/** 'jueves, 10 de diciembre de 2026, 14:25, terminal 4S': when a segment starts or ends, and in which terminal. */
export function segmentTimeText(at: LocalDateTime, terminal: string | null, locale: Locale): string {
  const time = `${dayText(dateOf(at), locale)}, ${formatLocalTime(at, locale)}`;
  return terminal ? `${time}, ${TERMINAL[locale]} ${terminal}` : time;
}
