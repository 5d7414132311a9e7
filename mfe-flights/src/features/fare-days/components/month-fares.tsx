import type { FareMonths } from '../hooks/use-fare-months.ts';
import { MissingFares } from './missing-fares.tsx';
import { PriceAges } from './price-ages.tsx';

/** Below a month: how old its prices are, and a button that has the missing ones checked. */
export function MonthFares({ month, months }: { month: string; months: FareMonths }) {
  const days = months.ofMonth(month);
  if (days.length === 0 || days.some(({ state }) => state === 'loading')) return null;
  return (
    <MissingFares fares={months.fares} days={days} month={month}>
      <PriceAges fares={days} />
    </MissingFares>
  );
}
