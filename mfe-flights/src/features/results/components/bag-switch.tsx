import { memo } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { ToggleChip } from '@travesia/ui/chip';
import { LuggageIcon } from '@travesia/ui/icon';
import { useOptimisticChoice } from '@travesia/ui/optimistic-choice';
import { Notice } from '@travesia/ui/notice';
import type { BagTotalsState } from '../hooks/use-bag-totals.ts';
import { resultsTexts } from '../texts.ts';
import styles from './bag-switch.module.css';

export type BagSwitchProps = {
  bags: BagTotalsState;
  onChange: (withBag: boolean) => void;
};

/** Prices with or without a checked bag for everybody. */
export const BagSwitch = memo(function BagSwitch({ bags, onChange }: BagSwitchProps) {
  const { t } = useText(resultsTexts);
  const [isOn, turn] = useOptimisticChoice(bags.status !== 'off', onChange);
  return (
    <div className={styles.switch}>
      <ToggleChip
        pressed={isOn}
        onPressedChange={turn}
        // Its short text is a part of it.
        aria-label={t('bags.with')}
      >
        <LuggageIcon />
        <span className={styles.long}>{t('bags.with')}</span>
        <span className={styles.short}>{t('bags.short')}</span>
      </ToggleChip>
      <p role="status" className={styles.status}>
        {bags.status === 'loading' && t('bags.loading')}
        {bags.status === 'ready' && t('bags.ready')}
      </p>
      {bags.status === 'failed' && (
        <Notice
          tone="attention"
          actions={
            <Button size="small" onClick={bags.retry}>
              {t('bags.retry')}
            </Button>
          }
        >
          {t('bags.failed')}
        </Notice>
      )}
    </div>
  );
});
