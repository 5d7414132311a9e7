import type { SavedOffer } from '@travesia/booking-ui/saved-offers';
import type { ActivityHead } from '@travesia/contracts';

/** What a browser keeps of an activity or tour. */
export function savedActivity({ code, name, location }: ActivityHead): SavedOffer {
  return { code, name, place: [location.cityName, location.countryName].filter(Boolean).join(', ') };
}
