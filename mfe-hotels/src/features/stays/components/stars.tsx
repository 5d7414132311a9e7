import { useText } from '@travesia/i18n';
import { staysTexts } from '../texts.ts';
import styles from './stars.module.css';

/** Stars of a hotel, as signs and as words. */
export function Stars({ rating }: { rating: number | null }) {
  const { t } = useText(staysTexts);
  if (!rating) return null;
  const count = Math.floor(rating);
  return (
    <span className={styles.stars} role="img" aria-label={t('stars', { count })}>
      {'★'.repeat(count)}
    </span>
  );
}
