import { useText } from '@travesia/i18n';
import { PriceChange } from '@travesia/booking-ui/price';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { StepHeading } from '../steps/step-heading.tsx';
import { StepWaiting } from '../steps/step-waiting.tsx';
import { checkoutTexts } from '../texts.ts';
import type { RepriceState } from './use-reprice.ts';
import styles from './billing.module.css';

export type ExpiredOrderProps = {
  state: Exclude<RepriceState, { kind: 'none' }>;
  results: string;
  /** Words of refusing a new price. */
  refuse: string;
  onRetry: () => void;
  onAccept: () => void;
  onRefuse: () => void;
};

/** After the clock ran out and the flight is priced again (S-45). */
export function ExpiredOrder({ state, results, refuse, onRetry, onAccept, onRefuse }: ExpiredOrderProps) {
  const { t } = useText(checkoutTexts);
  if (state.kind === 'asking') return <StepWaiting />;
  return (
    <section className={styles.problem}>
      <StepHeading>{t('billing.title')}</StepHeading>
      {state.kind === 'changed' ? (
        <PriceChange
          previous={state.previous}
          current={state.current}
          refuse={refuse}
          onAccept={onAccept}
          onRefuse={onRefuse}
        />
      ) : (
        <Notice
          tone="error"
          actions={
            <>
              <Button onClick={onRetry}>{t('billing.retry')}</Button>
              <ShellLink path={results} className={buttonClass({ look: 'quiet' })}>
                {t('billing.results')}
              </ShellLink>
            </>
          }
        >
          {t('billing.repriceFailed')}
        </Notice>
      )}
    </section>
  );
}
