import { useState } from 'react';
import { useCheckedOffer } from '@travesia/booking-ui/choosing';
import type { ActivityValidateReply } from '@travesia/contracts';
import type { Money, Pax } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { useNavigate, useQueryClient } from '@travesia/platform/libraries';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { supplierLanguage, useSearchRules } from '../../search/index.ts';
import {
  checkOption,
  checkPayload,
  optionAddress,
  optionQueryKey,
  type ChosenOption,
} from '../../activities/index.ts';

/** The option of the address; asked for again, its price is compared with the one that was shown last. */
export function useCheckedOption(
  option: ChosenOption | null,
  {
    shownTotal,
    agreed,
  }: {
    readonly shownTotal: Money | null;
    /** The people whose price is agreed to. */
    readonly agreed: readonly Pax[] | null;
  },
) {
  const { api, locale } = useRemotePage();
  const activities = useActivityKind();
  const language = supplierLanguage(useSearchRules(), locale);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [forAges, setForAges] = useState<{ rateKey: string; before: ActivityValidateReply } | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const checked = useCheckedOffer({
    key: optionQueryKey(activities, option),
    locale,
    ask:
      option &&
      ((signal) => checkOption(api, activities, checkPayload(option, { language, shownTotal }), signal)),
  });

  /** The same for people of other ages; the summary opens again with it. */
  async function priceFor(paxes: readonly Pax[]): Promise<void> {
    const before = checked.data;
    if (!option || !before) return;
    const { amount, currency } = before.data.rate;
    const ofAges = { ...option, paxes: [...paxes] };
    const payload = checkPayload(ofAges, { language, shownTotal: { amount, currency } });
    const reply = await checkOption(api, activities, payload);
    queries.setQueryData([...optionQueryKey(activities, ofAges), locale], reply);
    setCorrecting(false);
    setForAges({ rateKey: reply.data.rate.rateKey, before });
    void navigate(optionAddress(activities.summaryPath, ofAges), { replace: true });
  }

  // Another number of people is another search, and no mistake in a form.
  const hasOtherAges =
    option?.paxes.length === agreed?.length && JSON.stringify(option?.paxes) !== JSON.stringify(agreed);
  /** Opens it again at the price before, so that the ages can be corrected; also after a reload. */
  const correctAges =
    option && agreed && hasOtherAges
      ? () => {
          setCorrecting(true);
          void navigate(optionAddress(activities.summaryPath, { ...option, paxes: [...agreed] }), {
            replace: true,
          });
        }
      : null;

  const isForAges = forAges !== null && forAges.rateKey === checked.data?.data.rate.rateKey;
  return { checked, beforeAges: isForAges ? forAges.before : null, priceFor, isCorrecting, correctAges };
}
