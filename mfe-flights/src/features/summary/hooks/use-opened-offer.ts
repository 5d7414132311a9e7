import { useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@travesia/platform/libraries';
import type { BookingSession, ChosenSeat } from '@travesia/booking';
import { failureCode } from '@travesia/api-client';
import { isGone, type BagOption, type TravelerInfo } from '@travesia/contracts';
import { sameBags } from '@travesia/booking-ui/baggage';
import { offerIdOf } from '@travesia/products/flights';
import { useRemotePage } from '@travesia/page';
import { bagsKey, bagsQuery } from './use-bag-options.ts';
import { seatPlanQuery } from './use-seat-plan.ts';
import { openOffer, priceAgain, priceForAges, type OpenedOffer } from '../api/open-offer.ts';

/**
 * The offer of the address, priced; asking again means a new price (S-45). A change of language is no such
 * question: the offer that is open is read in the other words while its form stays where it is (P-13).
 */
export function useOpenedOffer(session: BookingSession, id: string | null, disId: string | null = null) {
  const { api, metaName, locale } = useRemotePage();
  const partner = { metaName, disId };
  const queries = useQueryClient();
  const key = ['opened-offer', id, locale];
  const beforeAges = useRef<OpenedOffer>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const opened = useQuery({
    queryKey: key,
    async queryFn({ signal, client, queryKey }) {
      const shown = client.getQueryData<OpenedOffer>(queryKey);
      if (shown) return priceAgain(api, shown, partner);
      const open = client
        .getQueriesData<OpenedOffer>({ queryKey: ['opened-offer', id] })
        .map(([, known]) => known)
        .find((known) => known !== undefined);
      if (!open) {
        const { selection, order } = session.getSnapshot().draft;
        return openOffer(
          api,
          { id: id ?? '', isPriced: id === offerIdOf(selection) || id === order?.id, partner },
          signal,
        );
      }
      try {
        const reply = await openOffer(api, { id: open.data.id, isPriced: true, partner }, signal);
        return { ...reply, previousTotal: open.previousTotal };
      } catch (failure) {
        if (isGone(failureCode(failure))) throw failure;
        console.warn('the open offer could not be read in the other language', failure);
        return open;
      }
    },
    placeholderData: (shown, query) => (query?.queryKey[1] === id ? shown : undefined),
    enabled: id !== null,
    staleTime: Infinity,
  });

  /** All of them on the map of another offer of the same flight, at the same prices; else none, and that is said. */
  async function sameSeats(chosen: readonly ChosenSeat[], offerId: string): Promise<ChosenSeat[]> {
    try {
      const { keepSoldSeats, maps } = await queries.fetchQuery(seatPlanQuery(api, offerId, locale));
      const kept = keepSoldSeats(chosen, maps);
      const isSame = chosen.every(({ amount }, index) => amount.amount === kept[index]?.amount.amount);
      return isSame ? kept : [];
    } catch (failure) {
      console.warn('the seats of the offer could not be read', failure);
      return [];
    }
  }

  return {
    ...opened,
    /** Opens the same flight at the price for these ages. */
    async priceFor(travelerInfo: TravelerInfo): Promise<void> {
      if (!opened.data) return;
      const priced = await priceForAges(api, opened.data, { partner, travelerInfo });
      const { bags: chosen, seats } = session.getSnapshot().draft;
      const before = queries.getQueryData<BagOption[]>(bagsKey(opened.data.data.id, locale)) ?? [];
      const bags =
        chosen.length === 0
          ? []
          : sameBags(chosen, {
              before,
              after: await queries.fetchQuery(bagsQuery(api, priced.data.id, locale)),
            });
      const keptSeats = seats.length === 0 ? [] : await sameSeats(seats, priced.data.id);
      beforeAges.current = opened.data;
      setCorrecting(false);
      queries.setQueryData<OpenedOffer>(key, { ...priced, bags, seats: keptSeats });
    },
    /** The summary is open again so that birth dates can be corrected. */
    isCorrecting,
    /** Opens it again at the price before, which was agreed to, so that the birth dates can be corrected. */
    correctAges(): void {
      if (!beforeAges.current) return;
      setCorrecting(true);
      const { beforeAges: _earlier, ...before } = beforeAges.current;
      queries.setQueryData<OpenedOffer>(key, { ...before, previousTotal: null });
    },
  };
}
