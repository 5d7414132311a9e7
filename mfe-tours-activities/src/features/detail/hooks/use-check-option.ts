import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { ActivityValidateReply } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import type { Locale } from '@travesia/i18n';
import { useQueryClient } from '@travesia/platform/libraries';
import { useRemotePage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { checkOption, checkPayload, optionQueryKey, type ChosenOption } from '../../activities/index.ts';

export type OptionCheck =
  | { status: 'none' }
  | { status: 'confirming'; option: ChosenOption }
  | { status: 'failed'; option: ChosenOption; code: string }
  | { status: 'changed'; option: ChosenOption; was: Money; now: Money; checked: ActivityValidateReply };

const NONE: OptionCheck = { status: 'none' };

/** Asks for the price of this visitor and says what came of it; the way on is the caller's (T-06). */
export function useCheckOption(
  language: Locale,
  onChosen: (option: ChosenOption, checked: ActivityValidateReply) => void,
) {
  const { api, locale, beginProgress } = useRemotePage();
  const activities = useActivityKind();
  const queries = useQueryClient();
  const [check, setCheck] = useState<OptionCheck>(NONE);

  function goOn(option: ChosenOption, checked: ActivityValidateReply) {
    queries.setQueryData([...optionQueryKey(activities, option), locale], checked);
    setCheck(NONE);
    onChosen(option, checked);
  }

  async function choose(option: ChosenOption, shownTotal: Money): Promise<void> {
    if (check.status === 'confirming') return;
    setCheck({ status: 'confirming', option });
    const end = beginProgress();
    try {
      const checked = await checkOption(api, activities, checkPayload(option, { language, shownTotal }));
      const { amount, currency } = checked.data.rate;
      const was = checked.meta.previousTotal ?? shownTotal;
      if (was.amount === amount) goOn(option, checked);
      else setCheck({ status: 'changed', option, was, now: { amount, currency }, checked });
    } catch (thrown) {
      setCheck({ status: 'failed', option, code: failureCode(thrown) });
    } finally {
      end();
    }
  }

  return {
    check,
    choose,
    /** Consent to the new total (S-46). */
    accept: () => {
      if (check.status === 'changed') goOn(check.option, check.checked);
    },
    dismiss: () => setCheck(NONE),
  };
}
