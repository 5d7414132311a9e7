import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { changedTicketName, fullName } from '@travesia/domain';

const ON_TICKET: Readonly<Record<Locale, string>> = { es: 'en el billete', en: 'on the ticket' };

/** Everybody by name; where an airline prints it in other letters, these too: "Kjær Sigurðsson (on the ticket: …)". */
export function travellerNames(booking: ConfirmedBooking, locale: Locale): string[] {
  return booking.travellers.map((traveller) => {
    const printed = booking.ticketing && changedTicketName(traveller);
    return printed ? `${fullName(traveller)} (${ON_TICKET[locale]}: ${printed})` : fullName(traveller);
  });
}
