import { useState, type RefObject } from 'react';
import { useSdk } from '@travesia/platform/react';
import type { SummaryError } from '@travesia/ui/error-summary';
import type { BookingSession } from '@travesia/booking';
import type { BlockFormHandle } from '../form/index.ts';

const BILLING_PATH = '/booking/BillingSummary';

/** Checks each block, saves what is left to save, and opens the payment. */
export function useWayToPayment(
  session: BookingSession,
  blocks: readonly RefObject<BlockFormHandle | null>[],
) {
  const sdk = useSdk();
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isLeaving, setLeaving] = useState(false);

  async function goToPayment(): Promise<void> {
    const problems: SummaryError[] = [];
    // One after the other: each shows its own as it is asked.
    for (const block of blocks) problems.push(...((await block.current?.validate()) ?? []));
    setErrors(problems);
    setAttempt((count) => count + 1);
    if (problems.length > 0) return;
    setLeaving(true);
    const isSaved = await session.flush();
    setLeaving(false);
    if (isSaved) sdk.openDocument(BILLING_PATH);
  }

  return { errors, attempt, isLeaving, goToPayment };
}
