import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { createDraftStore, EMPTY_DRAFT } from '@travesia/booking';
import type { FlightOffer } from '@travesia/contracts';
import { flightSelection } from '@travesia/products/flights';
import { packageStayAddress, readKeptHotels, type Money } from '@travesia/domain';
import { createPath, useLocation, useNavigate } from '@travesia/platform/libraries';
import { browserStorage, useRemotePage } from '@travesia/page';
import type { FlightSearch } from '../../search/index.ts';
import { findStayPlace } from '../api/find-stay-place.ts';
import { validateOffer } from '../api/validate-offer.ts';
import { WANTED_BAG } from '../../../offers/wanted-bag.ts';
import { stayOfFlight } from '../model/stay-of-flight.ts';

export type Selection =
  | { status: 'none' }
  | { status: 'confirming'; offerId: string }
  | { status: 'failed'; offerId: string; code: string }
  | { status: 'changed'; offerId: string; priced: FlightOffer; was: Money; now: Money };

export type SelectOffer = {
  selection: Selection;
  select: (offer: FlightOffer) => Promise<void>;
  /** Consent to the new total (S-46). */
  accept: () => void;
  dismiss: () => void;
};

const NONE: Selection = { status: 'none' };

/** Asks for the price of this visitor, says what came of it and opens the summary (F-31). */
export function useSelectOffer(search: FlightSearch, withBag: boolean): SelectOffer {
  const { api, metaName, beginProgress } = useRemotePage();
  const [selection, setSelection] = useState<Selection>(NONE);
  const navigate = useNavigate();
  const location = useLocation();

  /** Summary of the flight; in a package the hotels come first (K-03). */
  async function goOn(priced: FlightOffer, offerId: string): Promise<void> {
    const pricedId = priced.id;
    const address = search.package
      ? await hotelsAddress(priced)
      : `/booking/summary?flightOfferId=${encodeURIComponent(pricedId)}${withBag ? `&${WANTED_BAG}` : ''}`;
    if (!address) {
      setSelection({ status: 'failed', offerId, code: 'not_found' });
      return;
    }
    const { customerDetails, passengers, billingInformation } = EMPTY_DRAFT;
    const draft = createDraftStore(browserStorage('session'));
    const typed = draft.read();
    // Another flight: what hangs on the old one goes, what the traveller typed stays (S-03).
    draft.write({
      ...EMPTY_DRAFT,
      customerDetails: typed.customerDetails ?? customerDetails,
      passengers: typed.passengers.length > 0 ? typed.passengers : passengers,
      billingInformation: typed.billingInformation ?? billingInformation,
      // The stay of a package is chosen next.
      selection: flightSelection(pricedId),
      searchInitialState: createPath(location),
      flightResults: search.package ? createPath(location) : null,
    });
    setSelection(NONE);
    void navigate(address);
  }

  async function hotelsAddress(priced: FlightOffer): Promise<string | null> {
    const stay = stayOfFlight(priced, search);
    const place = await findStayPlace(api, search.package?.hotelDestination ?? search.to ?? '');
    const kept = readKeptHotels(new URLSearchParams(location.search));
    return stay && place && packageStayAddress({ flightOfferId: priced.id, place, ...stay, kept });
  }

  async function select(offer: FlightOffer): Promise<void> {
    if (selection.status === 'confirming') return;
    setSelection({ status: 'confirming', offerId: offer.id });
    const end = beginProgress();
    try {
      const { data, meta } = await validateOffer(api, offer, metaName);
      const priced = data[0];
      if (!priced) {
        setSelection({ status: 'failed', offerId: offer.id, code: 'offer_not_found' });
        return;
      }
      const was = meta.previousTotal ?? offer.price.intTotal;
      const now = priced.price.intTotal;
      if (meta.priceChanged && was.amount !== now.amount) {
        setSelection({ status: 'changed', offerId: offer.id, priced, was, now });
        return;
      }
      await goOn(priced, offer.id);
    } catch (thrown) {
      setSelection({ status: 'failed', offerId: offer.id, code: failureCode(thrown) });
    } finally {
      end();
    }
  }

  return {
    selection,
    select,
    accept: () => {
      if (selection.status !== 'changed') return;
      const { offerId, priced } = selection;
      goOn(priced, offerId).catch((thrown: unknown) =>
        setSelection({ status: 'failed', offerId, code: failureCode(thrown) }),
      );
    },
    dismiss: () => setSelection(NONE),
  };
}
