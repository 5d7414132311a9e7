import { useEffect, useRef, useState } from 'react';
import { ContactStep, SummaryFrame } from '@travesia/booking-ui/summary';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { useText } from '@travesia/i18n';
import type { MoneyBody, Passenger, TravelerInfo } from '@travesia/contracts';
import { ageOn, isLocalDate, otherFlightAddress, readKeptHotels } from '@travesia/domain';
import { FLIGHT, FLIGHT_WORDS, flightSelection, offerIdOf } from '@travesia/products/flights';
import { PACKAGE_WORDS, packageSelection, type ChosenStay } from '@travesia/products/packages';
import type { ChosenBag, ChosenSeat } from '@travesia/booking';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { useQueryClient } from '@travesia/platform/libraries';
import type { OpenedOffer } from '../api/open-offer.ts';
import { useTravellerName } from '../hooks/use-traveller-name.ts';
import { lastTravelDate, unpricedAges } from '../model/travel-facts.ts';
import type { SummarySession } from '@travesia/booking-ui/session';
import { summaryTexts } from '../texts.ts';
import { BaggageBlock } from './baggage-block.tsx';
import { FareConditionsBlock } from './fare-conditions-block.tsx';
import { ItineraryBlock } from './itinerary-block.tsx';
import { PriceAside, useBreakup, usePricedTrip } from './price-aside.tsx';
import { SeatsBlock } from './seats-block.tsx';
import { StayBlock } from './stay-block.tsx';
import { TravellersBlock } from './travellers-block.tsx';

export type SummaryProps = {
  opened: OpenedOffer;
  /** The other half of a package (K-03). */
  stay: ChosenStay | null;
  /** What the partner that sent the visitor calls that click (B-24). */
  disId: string | null;
  /** The price in the results had a checked bag for everybody in it. */
  isBagWanted: boolean;
  onWantedBagAdded: () => void;
  booking: SummarySession;
  /** Asks for the price at other ages; the summary opens again with it. */
  onPriceFor: (travelerInfo: TravelerInfo) => Promise<void>;
  isCorrecting: boolean;
  /** Back to the price before other ages were typed. */
  onCorrectAges: () => void;
};

const NO_BAGS: readonly ChosenBag[] = [];
const NO_SEATS: readonly ChosenSeat[] = [];

/** Flights, baggage, contact and travellers of one priced offer; everything is saved as it is typed. */
export function Summary(props: SummaryProps) {
  const { opened, stay, disId, isBagWanted, onWantedBagAdded, booking, onPriceFor, onCorrectAges } = props;
  const { t, tag } = useText(summaryTexts);
  const words = useText(bookingTexts);
  const queries = useQueryClient();
  const { session, snapshot } = booking;
  const { draft, saves, orderView } = snapshot;
  const { data: offer, bags: bagsOfOffer = NO_BAGS, seats: seatsOfOffer = NO_SEATS } = opened;
  const contact = useRef<BlockFormHandle>(null);
  const travellers = useRef<BlockFormHandle>(null);
  const [consentNeeded, setConsentNeeded] = useState(opened.previousTotal);
  // A seat is of one offer; the draft still has those of the one before.
  const [areSeatsLost] = useState(() => {
    const { selection, seats } = draft;
    const isOther = selection !== null && offerIdOf(selection) !== offer.id;
    return isOther && seats.length > seatsOfOffer.length;
  });
  const travellerCount = offer.travelerPricings.length;
  const demands = orderView?.requirements;
  const travellerName = useTravellerName(offer, draft.passengers);
  const breakup = useBreakup(orderView);
  const priced = usePricedTrip({ offer, bags: draft.bags, view: orderView, isPackage: stay !== null });
  // Of another order it says nothing about this one.
  const ordered =
    orderView && offerIdOf({ kind: orderView.orderKind, body: orderView.setOrderBody }) === offer.id
      ? orderView
      : null;
  const results = draft.searchInitialState ?? FLIGHT.paths.results;
  const hotelsQuery = new URLSearchParams(draft.searchInitialState?.split('?')[1]);
  const otherFlight =
    stay &&
    (draft.flightResults
      ? otherFlightAddress(
          draft.flightResults,
          readKeptHotels(hotelsQuery) ?? { hotelCode: stay.hotelCode, list: '' },
        )
      : FLIGHT.paths.results);
  // The same stay is the same selection, whichever render it came with.
  const stayKey = stay ? JSON.stringify(stay) : null;

  useEffect(() => {
    if (consentNeeded) return;
    const selection = stayKey
      ? packageSelection(offer.id, JSON.parse(stayKey) as ChosenStay)
      : flightSelection(offer.id, disId);
    const { selection: before, bags, seats } = session.getSnapshot().draft;
    // Bags and seats carry ids of their own offer, which mean nothing to another.
    const isOther = before !== null && offerIdOf(before) !== offer.id;
    const kept = isOther ? bagsOfOffer : bags;
    const keptSeats = isOther ? seatsOfOffer : seats;
    session.remember({ selection, ...(isOther && { bags: [...kept], seats: [...keptSeats] }) });
    session.save('offer', selection);
    // What was added just before a reload is on the screen: it has to be in the order too.
    if (kept.length > 0) session.save('baggage', kept);
    if (keptSeats.length > 0) session.save('seats', keptSeats);
    else if (isOther) session.save('seats', null);
    // What both halves cost together only the server says: it is asked at once.
    if (stayKey) void session.flush();
  }, [session, offer.id, disId, stayKey, consentNeeded, bagsOfOffer, seatsOfOffer]);

  /** Whether the price is for the ages that were typed; if not, the summary opens again with the one that is (W-04). */
  async function isPricedForAges(): Promise<boolean> {
    const travelerInfo = unpricedAges(opened, session.getSnapshot().draft.passengers);
    if (!travelerInfo) return true;
    await onPriceFor(travelerInfo);
    return false;
  }

  /** "Ana Ruiz: 14 years old": the one that was mistyped has to stand out. */
  function agesInWords(): string {
    const lastDay = lastTravelDate(offer);
    const people = draft.passengers.flatMap(({ id, dateOfBirth }) =>
      typeof dateOfBirth === 'string' && isLocalDate(dateOfBirth)
        ? [`${travellerName(id)}: ${words.t('travellers.years', { count: ageOn(dateOfBirth, lastDay) })}`]
        : [],
    );
    return new Intl.ListFormat(tag, { type: 'conjunction' }).format(people);
  }

  function consentTo(previous: MoneyBody) {
    const consent = { onAccept: () => setConsentNeeded(null), previous, current: offer.price.intTotal };
    if (!opened.beforeAges) return consent;
    const [before, now] = [
      breakup(opened.beforeAges, draft.bags),
      breakup(offer, bagsOfOffer, areSeatsLost ? undefined : opened.beforeAges.id),
    ];
    return {
      ...consent,
      previous: before.total,
      current: now.total,
      onCorrect: onCorrectAges,
      reason: t('changedForAges', { people: agesInWords() }),
      lines: { before: before.lines, now: now.lines },
    };
  }

  const changeTravellers = (values: { id: string }[], passengers: Passenger[] | null) => {
    session.remember({ passengers: values });
    session.save('passengers', passengers && { passengers });
  };

  return (
    <SummaryFrame
      title={t('title')}
      intro={t('intro')}
      words={stay ? PACKAGE_WORDS : FLIGHT_WORDS}
      booking={booking}
      consent={consentNeeded && consentTo(consentNeeded)}
      onBeforePayment={isPricedForAges}
      correctedField={props.isCorrecting ? 'dateOfBirth' : undefined}
      goesOn={opened.beforeAges !== undefined && !areSeatsLost}
      blocks={[contact, travellers]}
      onCheckAgain={() => queries.invalidateQueries({ queryKey: ['opened-offer'] })}
      results={results}
      total={priced?.total ?? null}
      payAtProperty={priced?.payAtProperty}
      travellerCount={travellerCount}
      aside={
        <>
          <PriceAside
            priced={priced}
            travellerCount={travellerCount}
            travellerName={travellerName}
            keptByUs={ordered?.keptByUs}
          />
          <FareConditionsBlock offer={offer} view={ordered} />
        </>
      }
    >
      <ItineraryBlock opened={opened} otherFlight={otherFlight} />
      {stay && (
        <StayBlock
          view={orderView}
          state={saves.offer}
          hotels={results}
          flightOnly={`/booking/summary?flightOfferId=${encodeURIComponent(offer.id)}`}
        />
      )}
      <BaggageBlock
        offer={offer}
        travellerName={travellerName}
        chosen={draft.bags}
        state={saves.baggage}
        isWanted={isBagWanted}
        onWantedAdded={onWantedBagAdded}
        onChange={(bags) => {
          session.remember({ bags });
          session.save('baggage', bags);
        }}
        onRetry={() => void session.flush()}
      />
      <SeatsBlock
        offer={offer}
        travellerName={travellerName}
        chosen={draft.seats}
        state={saves.seats}
        areLost={areSeatsLost}
        onChange={(seats) => {
          session.remember({ seats });
          session.save('seats', seats);
        }}
        onRetry={() => void session.flush()}
      />
      <ContactStep booking={booking} handle={contact} />
      <TravellersBlock
        opened={opened}
        remembered={draft.passengers}
        savedDocuments={orderView?.savedDocuments ?? null}
        demands={demands}
        state={saves.passengers}
        onChange={changeTravellers}
        onRetry={() => void session.flush()}
        handle={travellers}
      />
    </SummaryFrame>
  );
}
