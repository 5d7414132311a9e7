import { useState, type RefObject } from 'react';
import { useSdk } from '@travesia/platform/react';
import { isApiFailure } from '@travesia/api-client';
import { BILLING_PATH, isOtherInTheWay, type BookingSession, type Delivery } from '@travesia/booking';
import { useProblemLines, type BlockFormHandle, type ProblemLine } from '../form/index.ts';

/** Which block shows what the server said of a save, by the first part of the field's path. */
const BLOCK_OF_PATH = ['customerDetails', 'passengers', 'answers'];

/** Checks each block, makes sure that the server has every step, and opens the payment. */
export function useWayToPayment(
  session: BookingSession,
  blocks: readonly RefObject<BlockFormHandle | null>[],
  onBeforePayment?: () => Promise<boolean>,
) {
  const sdk = useSdk();
  const { errors, attempt, show } = useProblemLines();
  const [isLeaving, setLeaving] = useState(false);
  const [obstacle, setObstacle] = useState<Exclude<Delivery, { kind: 'complete' }> | null>(null);
  /** How often another tab's booking was in the way. */
  const [otherOpenCount, setOtherOpenCount] = useState(0);

  /** Errors of a 400 go to their fields (S-30). */
  function serverProblems(failure: unknown): readonly ProblemLine[] {
    if (!isApiFailure(failure)) return [];
    return failure.fields.flatMap(({ path, code }) => {
      const [start = '', ...rest] = path.split('.');
      const block = blocks[BLOCK_OF_PATH.indexOf(start)]?.current;
      return block?.showServerProblems([{ field: rest.join('.'), code }]) ?? [];
    });
  }

  async function deliver(): Promise<Delivery | null> {
    try {
      if (onBeforePayment && !(await onBeforePayment())) return null;
    } catch (failure) {
      return { kind: 'failed', failure };
    }
    return session.deliverAll();
  }

  async function goToPayment(): Promise<void> {
    const problems: ProblemLine[] = [];
    // One after the other: each shows its own as it is asked.
    for (const block of blocks) problems.push(...((await block.current?.validate()) ?? []));
    setObstacle(null);
    show(problems);
    if (problems.length > 0) return;
    setLeaving(true);
    const delivery = await deliver();
    setLeaving(false);
    if (!delivery) return;
    if (delivery.kind === 'complete') {
      sdk.openDocument(BILLING_PATH);
      return;
    }
    const refused = delivery.kind === 'failed' ? serverProblems(delivery.failure) : [];
    if (refused.length > 0) show(refused);
    // What is said of the other trip is the answer, not another try.
    else if (delivery.kind === 'failed' && isOtherInTheWay(delivery.failure))
      setOtherOpenCount((count) => count + 1);
    else setObstacle(delivery);
  }

  return { errors, attempt, isLeaving, obstacle, otherOpenCount, goToPayment };
}
