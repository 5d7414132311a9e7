import { bookingTexts } from '@travesia/booking-ui/texts';
import type { FlightOffer } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { travellerPlaces } from '../model/travel-facts.ts';

/** What a traveller is called before there are names: 'Traveler 2 (child)'. */
export function useTravellerName(offer: FlightOffer): (id: string) => string {
  const { t } = useText(bookingTexts);
  const places = travellerPlaces(offer);
  return (id) => {
    const index = places.findIndex((place) => place.id === id);
    const type = places[index]?.type ?? 'ADULT';
    return `${t('travellers.heading', { number: index + 1 })} (${t(`travellers.type.${type}`)})`;
  };
}
