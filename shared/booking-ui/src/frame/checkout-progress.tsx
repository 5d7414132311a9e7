import { useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './frame.module.css';

const STEPS = ['details', 'payment', 'done'] as const;

/** Where one is between the trip and its confirmation. */
export function CheckoutProgress({ step }: { step: (typeof STEPS)[number] }) {
  const { t } = useText(bookingTexts);
  const current = STEPS.indexOf(step);
  return (
    <ol className={styles.progress} aria-label={t('progress.label')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current ? '' : undefined}
        >
          {t(`progress.${name}`)}
        </li>
      ))}
    </ol>
  );
}
