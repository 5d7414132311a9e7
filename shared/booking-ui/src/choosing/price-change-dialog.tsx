import { Button } from '@travesia/ui/button';
import { DataList } from '@travesia/ui/data-list';
import { Dialog } from '@travesia/ui/dialog';
import type { Money } from '@travesia/domain';
import { useMoney, useText } from '@travesia/i18n';
import { choosingTexts } from './texts.ts';

export type PriceChangeDialogProps = {
  /** Words of the way back to the other offers. */
  chooseOther: string;
  change: { was: Money; now: Money } | null;
  onAccept: () => void;
  onDismiss: () => void;
};

/** Old and new total side by side; the new one needs consent before anything is held (S-46). */
export function PriceChangeDialog({ chooseOther, change, onAccept, onDismiss }: PriceChangeDialogProps) {
  const { t } = useText(choosingTexts);
  const money = useMoney();
  return (
    <Dialog
      open={change !== null}
      onClose={onDismiss}
      title={t('changed.title')}
      closeLabel={t('changed.close')}
      actions={
        change && (
          <>
            <Button onClick={onDismiss}>{chooseOther}</Button>
            <Button variant="primary" onClick={onAccept}>
              {t('changed.accept', { price: money(change.now) })}
            </Button>
          </>
        )
      }
    >
      {change && (
        <>
          <p>{t('changed.text', { old: money(change.was), new: money(change.now) })}</p>
          <DataList
            rows={[
              { key: 'was', term: t('changed.before'), value: money(change.was) },
              {
                key: 'now',
                term: t('changed.now'),
                value: money(change.now),
                strong: true,
              },
            ]}
          />
          <p>{t('changed.noCharge')}</p>
        </>
      )}
    </Dialog>
  );
}
