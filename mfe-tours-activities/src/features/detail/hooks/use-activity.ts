import { useEffect } from 'react';
import { useQuery } from '@travesia/platform/libraries';
import { usePlatform } from '@travesia/platform/react';
import { activityDatesProblem, paxesOf, paxesProblem } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { settledDates, supplierLanguage, useSearchRules, type ActivitySearch } from '../../search/index.ts';
import { getActivity } from '../api/get-activity.ts';
import { calendarWindow } from '../model/calendar-window.ts';

const DAYS_STALE_MS = 10 * 60_000;

/** The activity or tour of the address with a month of days; what cannot be asked is not asked. */
export function useActivity(code: string, search: ActivitySearch) {
  const { api, today, locale, beginProgress } = useRemotePage();
  const { market } = usePlatform();
  const activities = useActivityKind();
  const rules = useSearchRules();
  const dates = settledDates(search, today);
  const paxes = paxesOf(search.party, rules);
  const isAskable =
    code !== '' && activityDatesProblem(dates, today) === null && paxesProblem(paxes) === null;
  const question = {
    code,
    dates: calendarWindow(dates, today),
    paxes,
    language: supplierLanguage(rules, locale),
  };
  const query = useQuery({
    queryKey: [activities.kind, 'one', market.id, question],
    queryFn: ({ signal }) => getActivity(api, activities, question, signal),
    enabled: isAskable,
    staleTime: DAYS_STALE_MS,
    retry: false,
  });
  useEffect(() => (query.isFetching ? beginProgress() : undefined), [query.isFetching, beginProgress]);
  return { query, dates, paxes, language: question.language, isAskable };
}
