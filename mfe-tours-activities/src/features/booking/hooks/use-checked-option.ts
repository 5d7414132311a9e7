import { useCheckedOffer } from '@travesia/booking-ui/choosing';
import type { Money } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { supplierLanguage, useSearchRules } from '../../search/index.ts';
import { checkOption, checkPayload, optionQueryKey, type ChosenOption } from '../../activities/index.ts';

/** The option of the address; asked for again, its price is compared with the one that was shown last. */
export function useCheckedOption(option: ChosenOption | null, shownTotal: Money | null) {
  const { api, locale } = useRemotePage();
  const activities = useActivityKind();
  const language = supplierLanguage(useSearchRules(), locale);
  return useCheckedOffer({
    key: optionQueryKey(activities, option),
    locale,
    ask:
      option &&
      ((signal) => checkOption(api, activities, checkPayload(option, { language, shownTotal }), signal)),
  });
}
