import { useId } from 'react';
import { frameStyles } from '@travesia/booking-ui/frame';
import { useText } from '@travesia/i18n';
import { CardFrame } from '../card/card-frame.tsx';
import type { CardFrame as CardFrameParts } from '../card/use-card-frame.ts';
import { checkoutTexts } from '../texts.ts';
import styles from './billing.module.css';

/** The lock line says in plain words who sees the card. */
export function CardBlock({ card }: { card: CardFrameParts }) {
  const { t } = useText(checkoutTexts);
  const title = useId();
  return (
    <section className={frameStyles.block} aria-labelledby={title}>
      <h2 id={title}>{t('billing.card')}</h2>
      <div className={styles.vault}>
        <p className={styles.lock}>
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <rect x="4" y="9" width="12" height="8" rx="2" strokeWidth="1.6" />
            <path d="M6.8 9V6.6a3.2 3.2 0 0 1 6.4 0V9" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
          {t('billing.lock')}
        </p>
        <CardFrame card={card} />
      </div>
    </section>
  );
}
