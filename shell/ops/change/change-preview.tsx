import type { OpsChange } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { opsTexts } from '../texts.ts';
import { ChangeLines } from './change-lines.tsx';
import styles from './change.module.css';

export type ChangePreviewProps = {
  changes: readonly OpsChange[];
  isPending: boolean;
  onApply: () => void;
  onEdit: () => void;
};

/** The last look before it counts. */
export function ChangePreview({ changes, isPending, onApply, onEdit }: ChangePreviewProps) {
  const { t } = useText(opsTexts);
  const isNothing = changes.length === 0;
  return (
    <div className={styles.form}>
      <Notice tone={isNothing ? 'info' : 'attention'} announce="polite" title={t('change.preview')}>
        {isNothing ? t('change.nothing') : <ChangeLines changes={changes} />}
      </Notice>
      <div className={styles.buttons}>
        {!isNothing && (
          <Button look="call" pending={isPending} pendingText={t('change.applying')} onClick={onApply}>
            {t('change.apply')}
          </Button>
        )}
        <Button onClick={onEdit}>{t('change.edit')}</Button>
      </div>
    </div>
  );
}
