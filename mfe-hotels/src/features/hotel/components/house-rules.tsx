import type { RateCondition } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { hotelTexts } from '../texts.ts';
import { ConditionLines } from './condition-lines.tsx';
import styles from './hotel.module.css';

/** What holds whichever rate is chosen, told once. */
export function HouseRules({ conditions }: { conditions: readonly RateCondition[] }) {
  const { t } = useText(hotelTexts);
  if (conditions.length === 0) return null;
  return (
    <section className={styles.rules} aria-labelledby="house-rules-title">
      <h3 id="house-rules-title">{t('houseRules')}</h3>
      <div className={styles.ruleLines}>
        <ConditionLines conditions={conditions} />
      </div>
    </section>
  );
}
