import { useEffect, useRef, type ReactNode } from 'react';
import type { OpsChange } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { opsTexts } from '../texts.ts';
import { ChangeLines } from './change-lines.tsx';
import styles from './change.module.css';

export type ChangePreviewProps = {
  changes: readonly OpsChange[];
  /** A second person has to confirm it. */
  isProposal: boolean;
  isPending: boolean;
  onApply: () => void;
  onEdit: () => void;
  /** What it looks like, between what changes and what can be done. */
  children?: ReactNode;
};

/** The last look before it counts. */
export function ChangePreview(props: ChangePreviewProps) {
  const { changes, isProposal, isPending, onApply, onEdit, children } = props;
  const { t } = useText(opsTexts);
  const isNothing = changes.length === 0;
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone: one goes on at the top of what came for it.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('change.preview')} className={styles.preview}>
      <Notice tone={isNothing ? 'info' : 'attention'} title={t('change.preview')}>
        {isNothing ? t('change.nothing') : <ChangeLines changes={changes} />}
      </Notice>
      {isProposal && <p>{t('proposals.needed')}</p>}
      {!isNothing && children}
      <div className={styles.buttons}>
        {!isNothing && (
          <Button variant="primary" pending={isPending} pendingText={t('change.applying')} onClick={onApply}>
            {t(isProposal ? 'proposals.propose' : 'change.apply')}
          </Button>
        )}
        <Button onClick={onEdit}>{t('change.edit')}</Button>
      </div>
    </div>
  );
}
