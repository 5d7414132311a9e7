import { formatAge, useText } from '@travesia/i18n';
import type { DayFare } from '../hooks/use-fare-days.ts';
import { AGED_MINUTES, agesOf } from '../model/ages.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

const MINUTE_MS = 60_000;

/** How old the prices above are; `withKey`: and what the ring at some of them means. */
export function PriceAges({ fares, withKey }: { fares: readonly DayFare[]; withKey?: boolean }) {
  const { t, locale } = useText(fareDaysTexts);
  const ages = agesOf(fares);
  if (!ages) return null;
  const inWords = (age: number) => formatAge(0, age * MINUTE_MS, locale);
  const [newest, oldest] = [inWords(ages.newest), inWords(ages.oldest)];
  return (
    <p className={styles.explain}>
      {newest === oldest ? t('ages.one', { age: newest }) : t('ages.range', { newest, oldest })}
      {withKey && ages.oldest >= AGED_MINUTES && (
        <>
          {' '}
          <span className={styles.ring} aria-hidden="true" /> {t('calendar.aged')}
        </>
      )}
    </p>
  );
}
