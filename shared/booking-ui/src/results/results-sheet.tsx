import type { ReactNode } from 'react';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';

export type ResultsSheetProps = {
  open: boolean;
  onClose: () => void;
  /** The filters, where nothing else is named. */
  title?: string | undefined;
  /** How much is shown behind it, on the button that leads there. */
  show: string;
  children: ReactNode;
};

/** What stands beside the list on wide screens comes over it on narrow ones. */
export function ResultsSheet({ open, onClose, title, show, children }: ResultsSheetProps) {
  const { t } = useText(choosingTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? t('filters.title')}
      closeLabel={t('filters.close')}
      variant="sheet"
      actions={
        <Button variant="primary" wide onClick={onClose}>
          {show}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
