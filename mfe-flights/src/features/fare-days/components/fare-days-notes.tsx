import type { FareDay } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { useState } from 'react';
import type { FareDaysState } from '../hooks/use-fare-days.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './fare-days.module.css';

/** What is going on with the checks: for the eye only when none is left, for screen readers always. */
export function FareDaysNotes({ fares, days }: { fares: FareDaysState; days: readonly FareDay[] }) {
  const { t } = useText(fareDaysTexts);
  const { budgetBackInSeconds } = fares;
  const states = days.map((day) => fares.dayOf(day).state);
  const isChecking = states.includes('checking');
  const [hasChecked, setHasChecked] = useState(false);
  if (isChecking && !hasChecked) setHasChecked(true);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isChecking ? t('status.checking') : hasChecked ? t('status.done') : ''}</span>
      </VisuallyHidden>
      {budgetBackInSeconds !== null && (
        <p role="status" className={styles.budget}>
          {t('budget', { count: Math.ceil(budgetBackInSeconds / 60) })}
        </p>
      )}
    </>
  );
}
