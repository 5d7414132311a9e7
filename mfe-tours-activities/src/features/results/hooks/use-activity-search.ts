import { useCallback } from 'react';
import { usePagedSearch, type PagedSearch } from '@travesia/booking-ui/results';
import type { Activity, ActivitySearchPayload, ActivitySearchReply } from '@travesia/contracts';
import { ACTIVITY_PAGE_SIZE } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { searchPayload, useSearchRules, type ActivitySearch } from '../../search/index.ts';
import { searchActivities } from '../api/search-activities.ts';

/** Five hundred, as many as the server reads; each page is a search of the minute's thirty (B-05). */
const PAGES_MAX = 5;

export type ActivitySearchState = PagedSearch<Activity, ActivitySearchReply['meta']>;

/** What can be done, for a search in the address, in the supplier's order. */
export function useActivitySearch(search: ActivitySearch): ActivitySearchState {
  const { api, today, locale } = useRemotePage();
  const rules = useSearchRules();
  const activities = useActivityKind();
  const payload = searchPayload(search, { today, locale, rules });
  const key = payload && JSON.stringify(payload);
  const ask = useCallback(
    (page: number, options: { signal?: AbortSignal; isFresh?: boolean }) => {
      if (key === null) throw new Error('a search needs a place');
      const asked = JSON.parse(key) as ActivitySearchPayload;
      const pagination = { itemsPerPage: ACTIVITY_PAGE_SIZE, page: page + 1 };
      return searchActivities(api, activities, { ...asked, pagination }, options);
    },
    [api, key, activities],
  );
  return usePagedSearch({
    kind: activities.kind,
    search: key,
    pageSize: ACTIVITY_PAGE_SIZE,
    pagesMax: PAGES_MAX,
    ask,
  });
}
