import type { ActivityReply, MoneyBody } from '@travesia/contracts';
import type { ActivityDates } from '@travesia/domain';

type Sold = Pick<ActivityReply['data'], 'calendar' | 'modalities'>;

export interface FromPrice {
  readonly price: MoneyBody;
  /** `included`: every price of those days can be given back free of charge; `available`: one can. */
  readonly free: 'included' | 'available' | 'none';
}

/** The lowest price of the searched days; of all the days asked for where those have none. */
export function fromPrice({ calendar, modalities }: Sold, { from, to }: ActivityDates): FromPrice | null {
  const isSearched = ({ date }: { date: string }) => date >= from && date <= to;
  const lowestOf = (days: Sold['calendar']) =>
    days
      .flatMap(({ amountFrom }) => (amountFrom ? [amountFrom] : []))
      .toSorted((one, other) => one.amount - other.amount)[0];
  const searched = lowestOf(calendar.filter(isSearched));
  const price = searched ?? lowestOf(calendar);
  if (!price) return null;
  const days = modalities
    .flatMap(({ rates }) => rates)
    .flatMap((rate) => rate.days)
    .filter((day) => searched === undefined || isSearched(day));
  const isFree = days.map(({ cancellation }) => cancellation.kind === 'free');
  const some = isFree.includes(true) ? 'available' : 'none';
  return { price, free: isFree.length > 0 && !isFree.includes(false) ? 'included' : some };
}
