import type { ActivitySearchPayload, Locale } from '@travesia/contracts';
import {
  SUPPLIER_LOCALE,
  ACTIVITY_PAGE,
  ACTIVITY_PAGE_SIZE,
  paxesOf,
  type LocalDate,
} from '@travesia/domain';
import type { ActivitySearch } from './activity-search.ts';
import { formOf, settledDates } from './search-form.ts';
import { hasProblems, searchProblems } from './search-problems.ts';

/** What the market decides (T-02). */
export interface SearchRules {
  readonly children: boolean;
  readonly pageLanguage: boolean;
}

/** The supplier's texts come in English unless the market wants the page's language (T-02). */
export const supplierLanguage = ({ pageLanguage }: SearchRules, locale: Locale): Locale =>
  pageLanguage ? locale : SUPPLIER_LOCALE;

/** T-02: one pax of age 30 per adult, a hundred a page, the supplier's order; null while it cannot be made. */
export function searchPayload(
  search: ActivitySearch,
  { today, locale, rules }: { today: LocalDate; locale: Locale; rules: SearchRules },
): ActivitySearchPayload | null {
  const { place, party } = search;
  if (!place || hasProblems(searchProblems(formOf(search, { today, typed: '' }), today))) return null;
  const { lat, lon } = place.location;
  return {
    filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
    ...settledDates(search, today),
    paxes: paxesOf(party, rules),
    language: supplierLanguage(rules, locale),
    pagination: { itemsPerPage: ACTIVITY_PAGE_SIZE, page: ACTIVITY_PAGE },
    order: 'DEFAULT',
  };
}
