import { useRef } from 'react';
import { useText } from '@travesia/i18n';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { useVisitorContext } from '../host/host-context.ts';
import { shellTexts } from '../texts.ts';
import { MarketForm } from './market-form.tsx';
import { useDismissal } from './use-dismissal.ts';
import styles from './market-control.module.css';

/** The one visible control for market, currency and language (P-49). It opens before any script runs. */
export function MarketControl() {
  const { t, locale } = useText(shellTexts);
  const { market, currency } = useVisitorContext();
  const details = useRef<HTMLDetailsElement>(null);
  const close = useDismissal(details);

  return (
    <details ref={details}>
      <summary className={styles.summary}>
        <VisuallyHidden>{t('market.label')}: </VisuallyHidden>
        {market.id === 'intl' ? (
          <>
            <VisuallyHidden>{t('market.intl')} · </VisuallyHidden>
            {currency}
          </>
        ) : (
          t('market.button', { market: market.id, currency })
        )}
      </summary>
      <MarketForm key={`${market.id} ${currency} ${locale}`} onDone={close} />
    </details>
  );
}
