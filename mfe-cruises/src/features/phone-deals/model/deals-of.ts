import type { PhoneDeal } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';

/** The deals that still hold today (C-07). */
export function dealsOn(today: LocalDate, deals: readonly PhoneDeal[]): readonly PhoneDeal[] {
  return deals.filter(({ endsOn }) => endsOn >= today);
}
