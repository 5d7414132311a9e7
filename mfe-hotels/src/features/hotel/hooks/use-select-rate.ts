import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { RatePlan, RateValidateReply } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { useQueryClient } from '@travesia/platform/libraries';
import { useRemotePage } from '@travesia/page';
import { rateQueryKey, validateRate } from '../../stays/index.ts';

export type RateSelection =
  | { status: 'none' }
  | { status: 'confirming'; rateKey: string }
  | { status: 'failed'; rateKey: string; code: string }
  | { status: 'changed'; rateKey: string; was: Money; now: Money; checked: RateValidateReply };

const NONE: RateSelection = { status: 'none' };

/** Asks for the price of this visitor and says what came of it; the way on is the caller's (H-13). */
export function useSelectRate(hotelCode: string, onChosen: (checked: RateValidateReply) => void) {
  const { api, locale, beginProgress } = useRemotePage();
  const queries = useQueryClient();
  const [selection, setSelection] = useState<RateSelection>(NONE);

  function goOn(checked: RateValidateReply) {
    const { rateKey } = checked.data.rate;
    queries.setQueryData([...rateQueryKey({ hotelCode, rateKey }), locale], checked);
    setSelection(NONE);
    onChosen(checked);
  }

  async function select({ rateKey, amountAfterTax }: RatePlan): Promise<void> {
    if (selection.status === 'confirming') return;
    setSelection({ status: 'confirming', rateKey });
    const end = beginProgress();
    try {
      const checked = await validateRate(api, { hotelCode, rateKey });
      const was = checked.meta.previousTotal ?? amountAfterTax;
      const now = checked.data.rate.amountAfterTax;
      if (was.amount === now.amount) goOn(checked);
      else setSelection({ status: 'changed', rateKey, was, now, checked });
    } catch (thrown) {
      setSelection({ status: 'failed', rateKey, code: failureCode(thrown) });
    } finally {
      end();
    }
  }

  return {
    selection,
    select,
    /** Consent to the new total (S-46). */
    accept: () => {
      if (selection.status === 'changed') goOn(selection.checked);
    },
    dismiss: () => setSelection(NONE),
  };
}
