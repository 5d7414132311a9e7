import { useCallback } from 'react';
import { BILLING_PATH, createDraftStore, EMPTY_DRAFT } from '@travesia/booking';
import type { Selection } from '@travesia/contracts';
import { browserStorage } from '@travesia/page';
import { FLIGHT_CHANGE } from '@travesia/products/booking-lookup';
import { useSdk } from '@travesia/platform/react';

/** The difference is paid like any order: this tab is about it from now on, and goes to the checkout. */
export function usePayForChange(): (payment: Selection) => void {
  const sdk = useSdk();
  return useCallback(
    (selection) => {
      const drafts = createDraftStore(browserStorage('session'));
      const { billingInformation } = drafts.read();
      drafts.write({
        ...EMPTY_DRAFT,
        billingInformation,
        selection,
        searchInitialState: FLIGHT_CHANGE.paths.summary,
      });
      sdk.openDocument(BILLING_PATH);
    },
    [sdk],
  );
}
