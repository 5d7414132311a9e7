import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { changedTicketName, fullName } from '@travesia/domain';
import { travelWords } from './travel-words.ts';

/** Everybody by name; where an airline prints it in other letters, these too: "Kjær Sigurðsson (on the ticket: …)". */
export function travellerNames(booking: ConfirmedBooking, locale: Locale): string[] {
  return booking.travellers.map((traveller) => {
    const printed = booking.ticketing && changedTicketName(traveller);
    return printed
      ? travelWords(locale)('onTicket', { name: fullName(traveller), printed })
      : fullName(traveller);
  });
}
