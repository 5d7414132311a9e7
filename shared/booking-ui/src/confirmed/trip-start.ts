import type { ConfirmedBooking } from '@travesia/contracts';
import type { LocalDateTime } from '@travesia/domain';

/** When the trip begins, where it begins: a day alone where no time is known; null of what has no date. What was cancelled is in no calendar any more. */
export function tripStart({ calendar, sections }: ConfirmedBooking): LocalDateTime | null {
  return (
    calendar?.[0]?.start.at ??
    sections.flatMap((section) => (section.kind === 'journey' ? section.segments : []))[0]?.departureAt ??
    null
  );
}
