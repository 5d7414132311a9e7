import type { OrderWords } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type byHandWords from '../locales/es/by-hand.json';
import type changeWords from '../locales/es/booking-lookup.json';
import type servicesWords from '../locales/es/flight-services.json';

export const FLIGHT_CHANGE_WORDS = byKey(
  catalogues<typeof changeWords>(import.meta.dirname, '../locales/*/booking-lookup.json'),
);

export const FLIGHT_SERVICES_WORDS: OrderWords = {
  ...FLIGHT_CHANGE_WORDS,
  ...byKey(catalogues<typeof servicesWords>(import.meta.dirname, '../locales/*/flight-services.json')),
};

export const BY_HAND_WORDS: OrderWords = byKey(
  catalogues<typeof byHandWords>(import.meta.dirname, '../locales/*/by-hand.json'),
);
