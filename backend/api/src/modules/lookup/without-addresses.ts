import type { ConfirmedBooking } from '@travesia/contracts';
import { masked } from '../payments/index.ts';

/** For whoever has a link that may have been forwarded: with reference and address they would be taken for the owner. */
export function withoutAddresses(booking: ConfirmedBooking): ConfirmedBooking {
  const { passenger, billingInformation } = booking;
  return {
    ...booking,
    passenger: { ...passenger, email: masked(passenger.email), phone: '' },
    billingInformation: billingInformation && {
      ...billingInformation,
      emailId: masked(billingInformation.emailId),
    },
  };
}
