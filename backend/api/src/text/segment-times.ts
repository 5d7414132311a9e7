import type { Locale } from '@travesia/contracts';
import { dateOf, type LocalDateTime } from '@travesia/domain';
import { dayText, timeText } from './amounts.ts';
import { travelWords } from './travel-words.ts';

/** 'jueves, 10 de diciembre de 2026, 14:25, terminal 4S': when a segment starts or ends, and in which terminal. */
export function segmentTimeText(at: LocalDateTime, terminal: string | null, locale: Locale): string {
  const time = `${dayText(dateOf(at), locale)}, ${timeText(at, locale)}`;
  return terminal ? `${time}, ${travelWords(locale)('terminal', { terminal })}` : time;
}
