import type { Cancellation } from '@travesia/contracts';
import { useConditionSentences } from '../conditions/index.ts';
import styles from './option.module.css';

export type PolicyLinesProps = { policy: Cancellation; clock: 'hotel' | 'local' };

/** What giving it back costs: the first sentence stands out where it is free. */
export function PolicyLines({ policy, clock }: PolicyLinesProps) {
  const [first, ...more] = useConditionSentences()({ of: 'rate', terms: policy, clock });
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
