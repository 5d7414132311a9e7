import { memo } from 'react';
import { resultsStyles } from '@travesia/booking-ui/results';
import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import type { Selection } from '../hooks/use-select-offer.ts';
import type { Leg } from '../model/offer-facts-of.ts';
import type { ResultLine } from '../model/results-list.ts';
import { OfferTicket } from './offer-ticket.tsx';

export type TicketListProps = {
  label: string;
  lines: readonly ResultLine[];
  leg: Leg;
  isStep: boolean;
  dictionaries: Dictionaries;
  selection: Selection;
  onChoose: (offer: FlightOffer) => void;
  onRefresh: () => void;
};

/** The tickets that are shown. Rendered again only when they change: a filter answers before they follow. */
export const TicketList = memo(function TicketList({ label, lines, ...ticket }: TicketListProps) {
  return (
    <div id="results-tickets" role="tabpanel" aria-label={label}>
      <ol className={resultsStyles.tickets}>
        {lines.map((line) => (
          <li key={line.offer.id}>
            <OfferTicket line={line} {...ticket} />
          </li>
        ))}
      </ol>
    </div>
  );
});
