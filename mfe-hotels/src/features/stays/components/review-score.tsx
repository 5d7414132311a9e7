import type { HotelInfo } from '@travesia/contracts';
import { formatNumber, useText } from '@travesia/i18n';
import { staysTexts } from '../texts.ts';
import styles from './review-score.module.css';

/** The guests' own score as a mark, and how many gave one; nothing where nobody did. */
export function ReviewScore({ hotelInfo }: { hotelInfo: HotelInfo }) {
  const { t, tag } = useText(staysTexts);
  const { reviewScore, reviewCount } = hotelInfo;
  if (reviewScore === null || !reviewCount) return null;
  return (
    <span>
      <strong className={styles.score}>{formatNumber(Math.round(reviewScore * 10) / 10, tag)}</strong>{' '}
      {t('outOf', { count: reviewCount, number: formatNumber(reviewCount, tag) })}
    </span>
  );
}
