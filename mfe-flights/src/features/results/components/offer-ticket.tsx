import { memo } from 'react';
import { Button } from '@travesia/ui/button';
import { Disclosure } from '@travesia/ui/disclosure';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import type { Dictionaries, FlightOffer } from '@travesia/contracts';
import { formatLocalTime, useMoney, useText } from '@travesia/i18n';
import type { Selection } from '../hooks/use-select-offer.ts';
import { journeyView } from '../model/journey-view.ts';
import type { Leg } from '../model/offer-facts-of.ts';
import type { ResultLine } from '../model/results-list.ts';
import { resultsTexts } from '../texts.ts';
import { FareChoice } from './fare-choice.tsx';
import { JourneyLine } from './journey-line.tsx';
import { OfferPrice } from './offer-price.tsx';
import styles from './offer-ticket.module.css';
import { SegmentList } from './segment-list.tsx';
import { SelectionFailure } from './selection-failure.tsx';
import { TicketFacts } from './ticket-facts.tsx';

export type OfferTicketProps = {
  line: ResultLine;
  leg: Leg;
  /** Choosing it picks the outbound; else it picks the flight. */
  isStep: boolean;
  dictionaries: Dictionaries;
  selection: Selection;
  onChoose: (offer: FlightOffer) => void;
  onRefresh: () => void;
};

const isSameLine = (one: ResultLine, other: ResultLine) =>
  one.offer === other.offer &&
  one.fares.length === other.fares.length &&
  one.fares.every((fare, place) => fare === other.fares[place]);

function isSameTicket({ line, ...one }: OfferTicketProps, { line: otherLine, ...other }: OfferTicketProps) {
  const keys = Object.keys(one) as (keyof typeof one)[];
  return isSameLine(line, otherLine) && keys.every((key) => one[key] === other[key]);
}

/** An offer of the results (F-19). Filters make lines anew; a ticket that stays is not rendered again. */
export const OfferTicket = memo(function OfferTicket({
  line,
  leg,
  isStep,
  dictionaries,
  selection,
  onChoose,
  onRefresh,
}: OfferTicketProps) {
  const { t, locale } = useText(resultsTexts);
  const money = useMoney();
  const { offer, fares } = line;
  const itinerary = offer.itineraries[leg];
  const journey = itinerary && journeyView(itinerary, dictionaries);
  if (!itinerary || !journey) return null;

  const otherFares = isStep ? [] : fares.slice(1);
  const concerned =
    selection.status !== 'none' ? fares.find(({ id }) => id === selection.offerId) : undefined;
  const action = isStep ? 'ticket.chooseOutbound' : leg === 1 ? 'ticket.chooseReturn' : 'ticket.choose';

  return (
    <Ticket
      as="article"
      aria-label={t('ticket.label', {
        airline: journey.airlineName,
        departure: formatLocalTime(journey.departure.at, locale),
        arrival: formatLocalTime(journey.arrival.at, locale),
        price: money(offer.price.intTotal),
      })}
    >
      <TicketMain className={styles.main}>
        <JourneyLine journey={journey} />
        <TicketFacts offer={offer} />
        <div className={styles.more}>
          <Disclosure bare title={t('ticket.details')}>
            <SegmentList itinerary={itinerary} offer={offer} dictionaries={dictionaries} />
            <p className={styles.note}>{t('segment.localTimes')}</p>
          </Disclosure>
          {otherFares.length > 0 && (
            <Disclosure bare title={t('ticket.fares', { count: otherFares.length })}>
              <FareChoice fares={otherFares} onSelect={onChoose} />
            </Disclosure>
          )}
        </div>
        {selection.status === 'failed' && concerned && (
          <SelectionFailure code={selection.code} onRetry={() => onChoose(concerned)} onRefresh={onRefresh} />
        )}
      </TicketMain>
      <TicketStub className={styles.stub}>
        <OfferPrice offer={offer} isFrom={isStep} />
        <Button
          variant="primary"
          pending={selection.status === 'confirming' && concerned !== undefined}
          pendingText={t('ticket.choosing')}
          onClick={() => onChoose(offer)}
        >
          {t(action)}
        </Button>
      </TicketStub>
    </Ticket>
  );
}, isSameTicket);
