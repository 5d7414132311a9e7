import { useCallback } from 'react';
import { createDraftStore, EMPTY_DRAFT } from '@travesia/booking';
import type { ActivityValidateReply } from '@travesia/contracts';
import { activityOf, activitySelection } from '@travesia/products/tours-activities';
import { createPath, useLocation, useNavigate } from '@travesia/platform/libraries';
import { browserStorage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { optionAddress, type ChosenOption } from '../../activities/index.ts';

/**
 * Opens the summary of the checked option. What hangs on another order goes with it, what the traveller typed
 * stays (S-03, T-09).
 */
export function useOpenOption(): (option: ChosenOption, checked: ActivityValidateReply) => void {
  const { kind, summaryPath } = useActivityKind();
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (option, { data }) => {
      const { rateKey, amount, currency } = data.rate;
      const drafts = createDraftStore(browserStorage('session'));
      const { customerDetails, passengers, answers, billingInformation, selection } = drafts.read();
      drafts.write({
        ...EMPTY_DRAFT,
        customerDetails,
        passengers,
        // Another activity asks other things.
        answers: activityOf(selection, kind)?.code === option.code ? answers : {},
        billingInformation,
        selection: activitySelection(kind, { ...option, rateKey, total: { amount, currency } }),
        searchInitialState: createPath(location),
      });
      void navigate(optionAddress(summaryPath, option));
    },
    [kind, location, navigate, summaryPath],
  );
}
