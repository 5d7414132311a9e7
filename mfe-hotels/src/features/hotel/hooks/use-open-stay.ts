import { useCallback } from 'react';
import { createDraftStore, EMPTY_DRAFT } from '@travesia/booking';
import type { RateValidateReply } from '@travesia/contracts';
import type { Selection } from '@travesia/contracts';
import { staySelection } from '@travesia/products/hotels';
import { packageSelection } from '@travesia/products/packages';
import { packageSummaryAddress } from '@travesia/domain';
import { createPath, useLocation, useNavigate } from '@travesia/platform/libraries';
import { browserStorage } from '@travesia/page';
import { staySummaryAddress } from '../../stays/index.ts';

/** Another stay: what hangs on the old order goes, what the traveller typed stays (S-03, H-10). */
function rememberSelection(selection: Selection, from: string): void {
  const drafts = createDraftStore(browserStorage('session'));
  const { customerDetails, passengers, billingInformation, flightResults } = drafts.read();
  drafts.write({
    ...EMPTY_DRAFT,
    customerDetails,
    passengers,
    billingInformation,
    selection,
    searchInitialState: from,
    // The flight of a package can still be changed after its summary was opened.
    flightResults,
  });
}

/** Opens the summary of the checked rate; in a package that of both halves, which is the flights' (K-03). */
export function useOpenStay(flightOfferId: string | undefined): (checked: RateValidateReply) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    ({ data }) => {
      const stay = {
        hotelCode: data.hotel.hotelInfo.hotelCode,
        roomID: data.room.roomID,
        rateKey: data.rate.rateKey,
      };
      const selection = flightOfferId ? packageSelection(flightOfferId, stay) : staySelection(stay);
      rememberSelection(selection, createPath(location));
      void navigate(
        flightOfferId ? packageSummaryAddress({ flightOfferId, ...stay }) : staySummaryAddress(stay),
      );
    },
    [flightOfferId, location, navigate],
  );
}
