import { useQuery } from '@travesia/platform/libraries';
import type { Money } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { supplierLanguage, useSearchRules } from '../../search/index.ts';
import { checkOption, checkPayload, optionQueryKey, type ChosenOption } from '../../activities/index.ts';

/**
 * The option of the address: as it was checked when it was chosen, or checked now when the address is opened
 * cold. Asking again means a new price (S-45), compared with the one that was shown last.
 */
export function useCheckedOption(option: ChosenOption | null, shownTotal: Money | null) {
  const { api, locale } = useRemotePage();
  const activities = useActivityKind();
  const rules = useSearchRules();
  return useQuery({
    queryKey: optionQueryKey(activities, option),
    queryFn: ({ signal }) => {
      if (!option) throw new Error('nothing was chosen');
      const language = supplierLanguage(rules, locale);
      return checkOption(api, activities, checkPayload(option, { language, shownTotal }), signal);
    },
    enabled: option !== null,
    staleTime: Infinity,
    retry: false,
  });
}
