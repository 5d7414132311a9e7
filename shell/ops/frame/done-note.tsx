import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { opsTexts } from '../texts.ts';
import styles from './ops-frame.module.css';

export type DoneNoteProps = { message: string; onClose: () => void };

/** What was just done, above whatever is on the screen, until it is read or something else is begun. */
export function DoneNote({ message, onClose }: DoneNoteProps) {
  const { t } = useText(opsTexts);
  return (
    <div role="status" className={styles.done}>
      {message !== '' && (
        <Notice
          tone="success"
          actions={
            <Button size="small" onClick={onClose}>
              {t('close')}
            </Button>
          }
        >
          {message}
        </Notice>
      )}
    </div>
  );
}
