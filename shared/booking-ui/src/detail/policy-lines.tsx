import type { Cancellation } from '@travesia/contracts';
import { useCancellationLines, type PolicyClock } from '../cancellation/index.ts';
import styles from './option.module.css';

export type PolicyLinesProps = { policy: Cancellation; clock: PolicyClock };

/** What giving it back costs: the first sentence stands out where it is free. */
export function PolicyLines({ policy, clock }: PolicyLinesProps) {
  const [first, ...more] = useCancellationLines(clock)(policy);
  return (
    <>
      <p className={styles.policy} data-kind={policy.kind}>
        {first}
      </p>
      {more.map((line) => (
        <p key={line} className={styles.soft}>
          {line}
        </p>
      ))}
    </>
  );
}
