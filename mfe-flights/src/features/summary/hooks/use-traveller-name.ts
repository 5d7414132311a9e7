import type { BookingDraft } from '@travesia/booking';
import { bookingTexts } from '@travesia/booking-ui/texts';
import type { FlightOffer } from '@travesia/contracts';
import { fullName } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { travellerPlaces } from '../model/travel-facts.ts';

/** What a traveller is called: by the name that was typed, before that 'Traveler 2 (child)'. */
export function useTravellerName(
  offer: FlightOffer,
  people: BookingDraft['passengers'],
): (id: string) => string {
  const { t } = useText(bookingTexts);
  const places = travellerPlaces(offer);
  return (id) => {
    const typed = people.find((each) => each.id === id);
    const { firstName, lastName } = typed ?? { firstName: '', lastName: '' };
    if (typeof firstName === 'string' && firstName && typeof lastName === 'string' && lastName)
      return fullName({ firstName, lastName });
    const index = places.findIndex((place) => place.id === id);
    const type = places[index]?.type ?? 'ADULT';
    return `${t('travellers.heading', { number: index + 1 })} (${t(`travellers.type.${type}`)})`;
  };
}
