import { BILLING_PATH, EMPTY_DRAFT } from '@travesia/booking';
import { useBookingSession } from '@travesia/booking-ui/session';
import type { ConfirmedBooking, Selection } from '@travesia/contracts';
import { FLIGHT_CHANGE } from '@travesia/products/booking-lookup';
import { useSdk } from '@travesia/platform/react';

/** The difference is paid like any order: this tab is about it from now on, and goes to the checkout. */
export function usePayForChange({
  passenger,
}: Pick<ConfirmedBooking, 'passenger'>): (payment: Selection) => Promise<void> {
  const sdk = useSdk();
  const { session } = useBookingSession();
  return async (selection) => {
    const { email, firstName, lastName } = passenger;
    session.remember({
      ...EMPTY_DRAFT,
      // What the billing form suggests; the server has the travellers of the booking.
      customerDetails: { email },
      passengers: [{ id: 'payer', firstName, lastName }],
      searchInitialState: FLIGHT_CHANGE.paths.summary,
    });
    session.save('offer', selection);
    // Whatever stands in the way is said, and tried again, by the checkout.
    await session.deliverAll();
    session.remember({ selection });
    sdk.openDocument(BILLING_PATH);
  };
}
