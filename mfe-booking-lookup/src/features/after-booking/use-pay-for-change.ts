import { BILLING_PATH, EMPTY_DRAFT } from '@travesia/booking';
import { useBookingSession } from '@travesia/booking-ui/session';
import { EmailSchema, type ConfirmedBooking, type Selection } from '@travesia/contracts';
import { FLIGHT_CHANGE } from '@travesia/products/booking-lookup';
import { useSdk } from '@travesia/platform/react';
import * as v from 'valibot';

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
      // What the billing form suggests, unless the link of a mail hides it; the server has the booking's travellers.
      ...(v.is(EmailSchema, email) && { customerDetails: { email } }),
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
