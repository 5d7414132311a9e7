import { addDays, TICKETING_DELAY_DAYS, type LocalDate, type LocalDateTime } from '@travesia/domain';

/** The last day to issue the ticket: in six days, never later than the fare's own deadline (F-40). */
export function ticketingDeadline(today: LocalDate, fareDeadline: LocalDateTime | null): LocalDateTime {
  const delayed = `${addDays(today, TICKETING_DELAY_DAYS)}T00:00`;
  return fareDeadline !== null && fareDeadline < delayed ? fareDeadline : delayed;
}
