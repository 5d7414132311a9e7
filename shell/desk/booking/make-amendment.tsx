import { useId, useState, type SyntheticEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskBooking } from '@travesia/contracts';
import { formatMoney, type Money } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { DataList } from '@travesia/ui/data-list';
import { focusField } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

const REASON_MIN = 3;

export type MakeAmendmentProps = {
  booking: DeskBooking;
  quote: {
    readonly changeId: string;
    readonly total: Money;
    readonly previous: Money | null;
    readonly expiresAt: string;
  };
  penalty?: Money;
  onDone: (state: 'sent' | 'done') => void;
  onBack: () => void;
};

/** The price of a change, and the button that makes it: the traveller pays by a link, or is refunded as usual. */
export function MakeAmendment({ booking, quote, penalty, onDone, onBack }: MakeAmendmentProps) {
  const { t, tag } = useText(deskTexts);
  const { client } = useDesk();
  const queries = useQueryClient();
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { changeId, total, previous, expiresAt } = quote;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => client.amend({ id: booking.id, changeId, reason: reason.trim() }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['booking'] }),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const isShort = reason.trim().length < REASON_MIN;
    setMissing(isShort);
    if (isShort) focusField(reasonId);
    else mutate();
  }

  return (
    <form className={styles.actForm} noValidate aria-label={t('amend.make')} onSubmit={submit}>
      {previous && (
        <Notice tone="attention">{t('amend.previous', { amount: formatMoney(previous, tag) })}</Notice>
      )}
      <DataList
        rows={[
          ...(penalty && penalty.amount > 0
            ? [{ key: 'penalty', term: t('amend.penalty'), value: formatMoney(penalty, tag) }]
            : []),
          {
            key: 'total',
            term: t(total.amount < 0 ? 'amend.back' : 'amend.toPay'),
            value: formatMoney({ ...total, amount: Math.abs(total.amount) }, tag),
            strong: true,
          },
          { key: 'until', term: t('amend.until'), value: formatMoment(Date.parse(expiresAt), tag) },
        ]}
      />
      <p>
        {total.amount > 0
          ? t('amend.effectPaid', { email: booking.shown?.passenger.email ?? '' })
          : t('amend.effectMade')}
      </p>
      <TextField
        id={reasonId}
        label={t('acts.reason')}
        required
        maxLength={500}
        value={reason}
        error={isMissing ? t('acts.reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && <DeskFaultNotice fault={error} />}
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" pending={isPending}>
          {t(total.amount > 0 ? 'amend.send' : 'amend.make')}
        </Button>
        <Button size="small" onClick={onBack}>
          {t('amend.again')}
        </Button>
      </div>
    </form>
  );
}
