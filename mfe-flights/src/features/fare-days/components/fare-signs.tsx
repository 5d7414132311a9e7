import { useText } from '@travesia/i18n';
import { STATE_SIGNS } from '../model/state-signs.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

/** What the colours and signs of a calendar or table mean. */
export function FareSigns() {
  const { t } = useText(fareDaysTexts);
  return (
    <ul role="list" className={styles.signs}>
      <li>
        {t('level.low')}
        <span className={styles.scale} aria-hidden="true">
          {([1, 2, 3, 4, 5] as const).map((heat) => (
            <span key={heat} data-heat={heat} />
          ))}
        </span>
        {t('level.high')}
      </li>
      <li>
        <span className={styles.ring} aria-hidden="true" /> {t('calendar.aged')}
      </li>
      <li>
        {STATE_SIGNS.unknown} {t('unknown')}
      </li>
      <li>
        {STATE_SIGNS.none} {t('none')}
      </li>
    </ul>
  );
}
