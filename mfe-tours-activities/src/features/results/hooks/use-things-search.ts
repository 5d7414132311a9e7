import { useCallback } from 'react';
import { usePagedSearch, type PagedSearch } from '@travesia/booking-ui/results';
import type { Activity, ActivitySearchPayload, ActivitySearchReply } from '@travesia/contracts';
import { ACTIVITY_PAGE_SIZE } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useThings } from '../../../things-context.tsx';
import { searchPayload, useSearchRules, type ActivitySearch } from '../../search/index.ts';
import { searchThings } from '../api/search-things.ts';

/** Five hundred, as many as the server reads; each page is a search of the minute's thirty (B-05). */
const PAGES_MAX = 5;

export type ThingsSearchState = PagedSearch<Activity, ActivitySearchReply['meta']>;

/** What can be done, for a search in the address, in the supplier's order. */
export function useThingsSearch(search: ActivitySearch): ThingsSearchState {
  const { api, today, locale } = useRemotePage();
  const rules = useSearchRules();
  const things = useThings();
  const payload = searchPayload(search, { today, locale, rules });
  const key = payload && JSON.stringify(payload);
  const ask = useCallback(
    (page: number, options: { signal?: AbortSignal; isFresh?: boolean }) => {
      if (key === null) throw new Error('a search needs a place');
      const asked = JSON.parse(key) as ActivitySearchPayload;
      const pagination = { itemsPerPage: ACTIVITY_PAGE_SIZE, page: page + 1 };
      return searchThings(api, things, { ...asked, pagination }, options);
    },
    [api, key, things],
  );
  return usePagedSearch({
    kind: things.kind,
    search: key,
    pageSize: ACTIVITY_PAGE_SIZE,
    pagesMax: PAGES_MAX,
    ask,
  });
}
