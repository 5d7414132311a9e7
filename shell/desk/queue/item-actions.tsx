import { useId, useState, type SyntheticEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeskClaimSchema, type DeskClaim, type DeskItem } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { focusField } from '@travesia/ui/error-summary';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import * as v from 'valibot';
import { DeskFault } from '../api/desk-client.ts';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import styles from './queue.module.css';

export type ItemActionsProps = {
  item: DeskItem;
  colleagues: readonly { readonly id: string; readonly name: string }[];
};

const HOUR_MS = 3_600_000;
const SNOOZE_HOURS = [1, 4, 24, 72] as const;
const REASON_MIN = 3;
type Open = 'hand-over' | 'snooze' | 'close' | null;

/** Take an item; then hand it over, put it off or close it with a reason. Somebody else's is named as theirs. */
export function ItemActions({ item, colleagues }: ItemActionsProps) {
  const { t } = useText(deskTexts);
  const { client, staff, may } = useDesk();
  const queries = useQueryClient();
  const id = useId();
  const [open, setOpen] = useState<Open>(null);
  const [reason, setReason] = useState('');
  const [to, setTo] = useState('');
  const [hours, setHours] = useState('4');
  const [isMissing, setMissing] = useState(false);

  const { queue, subjectId, version, owner } = item;
  const subject = { queue, subjectId, version };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (act: () => Promise<DeskClaim>) => act(),
    onSuccess: () => {
      setOpen(null);
      setReason('');
    },
    // What stood in the way is shown beside what is true now.
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['queues'] }),
        queries.invalidateQueries({ queryKey: ['booking'] }),
      ]);
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const colleague = colleagues.find((each) => each.id === to);
    const isReasonMissing = open !== 'hand-over' && reason.trim().length < REASON_MIN;
    setMissing(isReasonMissing || (open === 'hand-over' && !colleague));
    if (isReasonMissing) return focusField(`${id}-reason`);
    if (open === 'hand-over' && colleague)
      mutate(() => client.handOver({ ...subject, to: colleague, reason: reason.trim() }));
    if (open === 'hand-over' && !colleague) focusField(`${id}-to`);
    if (open === 'snooze') {
      const until = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
      mutate(() => client.snooze({ ...subject, until, reason: reason.trim() }));
    }
    if (open === 'close') mutate(() => client.close({ ...subject, reason: reason.trim() }));
    return undefined;
  }

  const isMine = owner?.id === staff.id;
  const isTaken = error instanceof DeskFault && error.code === 'item_taken';
  const conflict = isTaken ? v.safeParse(DeskClaimSchema, error.details) : null;
  return (
    <div className={styles.actions}>
      {conflict?.success && (
        <Notice tone="attention" announce="assertive">
          {t('item.taken', { name: conflict.output.owner?.name ?? t('item.somebody') })}
        </Notice>
      )}
      {error && !conflict?.success && <DeskFaultNotice fault={error} />}
      <div className={styles.buttons}>
        {!owner && may('item.take') && (
          <Button size="small" pending={isPending} onClick={() => mutate(() => client.take(subject))}>
            {t('item.take')}
          </Button>
        )}
        {owner && !isMine && may('item.take-over') && (
          <Button size="small" pending={isPending} onClick={() => mutate(() => client.takeOver(subject))}>
            {t('item.takeOver', { name: owner.name })}
          </Button>
        )}
        {isMine &&
          (['hand-over', 'snooze', 'close'] as const).map((action) => (
            <Button
              key={action}
              size="small"
              aria-expanded={open === action}
              onClick={() => setOpen(open === action ? null : action)}
            >
              {t(`item.${action}`)}
            </Button>
          ))}
      </div>
      {isMine && open && (
        <form className={styles.form} noValidate onSubmit={submit}>
          {open === 'hand-over' && (
            <Select
              id={`${id}-to`}
              label={t('item.to')}
              error={isMissing && to === '' ? t('item.toMissing') : undefined}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            >
              <option value="">–</option>
              {colleagues
                .filter((each) => each.id !== staff.id)
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
            </Select>
          )}
          {open === 'snooze' && (
            <Select label={t('item.for')} value={hours} onChange={({ target }) => setHours(target.value)}>
              {SNOOZE_HOURS.map((each) => (
                <option key={each} value={each}>
                  {t('item.hours', { count: each })}
                </option>
              ))}
            </Select>
          )}
          <TextField
            id={`${id}-reason`}
            label={t('item.reason')}
            error={isMissing && open !== 'hand-over' ? t('item.reasonMissing') : undefined}
            required={open !== 'hand-over'}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" size="small" variant="primary" pending={isPending}>
            {t(`item.${open}`)}
          </Button>
        </form>
      )}
    </div>
  );
}
