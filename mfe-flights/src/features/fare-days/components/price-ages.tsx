import { formatAge, useText } from '@travesia/i18n';
import type { DayFare } from '../hooks/use-fare-days.ts';
import { agesOf } from '../model/ages.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

const MINUTE_MS = 60_000;

/** How old the prices above are. */
export function PriceAges({ fares }: { fares: readonly DayFare[] }) {
  const { t, locale } = useText(fareDaysTexts);
  const ages = agesOf(fares);
  if (!ages) return null;
  const inWords = (age: number) => formatAge(0, age * MINUTE_MS, locale);
  const [newest, oldest] = [inWords(ages.newest), inWords(ages.oldest)];
  return (
    <p className={styles.explain}>
      {newest === oldest ? t('ages.one', { age: newest }) : t('ages.range', { newest, oldest })}
    </p>
  );
}
