import type { FareDay } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import type { FareDaysState } from '../hooks/use-fare-days.ts';
import { dayKey } from '../model/days-around.ts';
import { levelAmong } from '../model/price-level.ts';
import { FareCell } from './fare-cell.tsx';

export type DayPriceProps = {
  day: FareDay;
  /** What the price is compared with. */
  among: readonly FareDay[];
  fares: FareDaysState;
  searched: FareDay;
  /** Of the searched day, as its list has it. */
  lowest: Money | null;
  isSettled: boolean;
  /** Prices are those with a checked bag. */
  withBag: boolean;
  heading?: string;
  to: string;
  tabIndex?: number;
};

/** A day with its price, and how that stands among the others. */
export function DayPrice({ day, among, fares, searched, lowest, withBag, ...cell }: DayPriceProps) {
  const isSearched = (each: FareDay) => dayKey(each) === dayKey(searched);
  const comparedPriceOf = (each: FareDay) => {
    if (isSearched(each)) return lowest;
    const fare = fares.dayOf(each);
    return withBag ? fare.withBagPrice : fare.price;
  };
  const amounts = among.flatMap((each) => comparedPriceOf(each)?.amount ?? []);
  const compared = comparedPriceOf(day);
  const fare = fares.dayOf(day);
  return (
    <FareCell
      {...cell}
      {...levelAmong(compared?.amount, amounts)}
      fare={fare}
      price={compared}
      isCurrent={isSearched(day)}
      withBag={withBag}
    />
  );
}
