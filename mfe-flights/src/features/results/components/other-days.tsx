import { useMemo } from 'react';
import type { FlightSearchReply } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { NearbyDays, NearbyFares } from '../../fare-days/index.ts';
import type { FlightSearch } from '../../search/index.ts';
import { useBagTotals } from '../hooks/use-bag-totals.ts';
import { useChangedAddress } from '../hooks/use-change-search.ts';
import { useResultsChoice } from '../hooks/use-results-choice.ts';
import { withBags, type BagTotals } from '../model/with-bags.ts';

/** With their bags, where prices are asked for with them: an offer whose bag has no known price does not count. */
function lowestOf(reply: FlightSearchReply | null, bags: BagTotals | null): Money | null {
  const offers = reply?.data ?? [];
  const known = bags ? withBags(offers, bags).filter(({ id }) => bags.get(id) !== null) : offers;
  return known.reduce<Money | null>(
    (lowest, { price: { intTotal } }) => (lowest && lowest.amount <= intTotal.amount ? lowest : intTotal),
    null,
  );
}

/** What the search costs on other days and from nearby airports; not while the return of one day is being picked. */
export function OtherDays({ search, reply }: { search: FlightSearch; reply: FlightSearchReply | null }) {
  const { withBag, picked } = useResultsChoice().choice;
  const addressOf = useChangedAddress();
  const { totals } = useBagTotals(reply?.meta.searchId ?? '', reply !== null && withBag);
  const lowestWithoutBag = useMemo(() => lowestOf(reply, null), [reply]);
  const lowest = useMemo(
    () => (withBag ? totals && lowestOf(reply, totals) : lowestWithoutBag),
    [reply, withBag, totals, lowestWithoutBag],
  );
  if (picked.length > 0 || search.more) return null;
  const found = {
    search,
    lowest,
    lowestWithoutBag,
    isSettled: reply !== null && (!withBag || totals !== null),
    withBag,
    addressOf,
  };
  return (
    <>
      <NearbyDays key={JSON.stringify(search)} {...found} />
      {search.asked && (
        <NearbyFares key={`airports ${JSON.stringify(search)}`} {...found} asked={search.asked} />
      )}
    </>
  );
}
