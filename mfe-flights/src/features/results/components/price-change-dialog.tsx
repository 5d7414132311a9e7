import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import type { Money } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useMoney } from '@travesia/page';
import { resultsTexts } from '../texts.ts';

export type PriceChangeDialogProps = {
  change: { was: Money; now: Money } | null;
  onAccept: () => void;
  onDismiss: () => void;
};

/** The new total needs consent before the trip goes on (S-46). */
export function PriceChangeDialog({ change, onAccept, onDismiss }: PriceChangeDialogProps) {
  const { t } = useText(resultsTexts);
  const money = useMoney();
  return (
    <Dialog
      open={change !== null}
      onClose={onDismiss}
      title={t('validate.changedTitle')}
      closeLabel={t('filters.close')}
      actions={
        change && (
          <>
            <Button onClick={onDismiss}>{t('validate.back')}</Button>
            <Button look="call" onClick={onAccept}>
              {t('validate.accept', { price: money(change.now) })}
            </Button>
          </>
        )
      }
    >
      {change && (
        <>
          <p>{t('validate.changed', { old: money(change.was), new: money(change.now) })}</p>
          <p>{t('validate.noCharge')}</p>
        </>
      )}
    </Dialog>
  );
}
