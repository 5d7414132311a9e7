import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskAct, DeskBooking, DeskDone } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { ActFault } from './act-fault.tsx';
import { ActForm } from './act-form.tsx';
import { BookingTable } from './booking-table.tsx';
import styles from './booking.module.css';

/** Every way out of what the booking is in, each with its effect before it is done (D-06, D-07). */
export function Acts({ booking }: { booking: DeskBooking }) {
  const { t, tag } = useText(deskTexts);
  const { may } = useDesk();
  const [open, setOpen] = useState<DeskAct | null>(null);
  const [outcome, setOutcome] = useState<Pick<DeskDone, 'act' | 'state' | 'amount'> | null>(null);
  const outcomeNotice = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const acts = [...new Set(booking.ways.map(({ act }) => act))].filter((act) => may(`act.${act}`));
  const waiting = booking.done.filter((each) => each.state === 'waiting');
  return (
    <section className={styles.section} aria-label={t('acts.title')}>
      <h2>{t('acts.title')}</h2>
      {waiting.map((each) => (
        <Approval
          key={each.key}
          bookingId={booking.id}
          asked={each}
          onDecided={(state) => {
            setOutcome({ act: each.act, state, amount: each.amount });
            outcomeNotice.current?.focus();
          }}
        />
      ))}
      <div ref={outcomeNotice} role="status" tabIndex={-1}>
        {outcome && (
          <Notice tone={outcome.state === 'done' ? 'success' : 'attention'}>
            {outcome.state === 'done' && outcome.amount
              ? t('acts.givenBack', { amount: formatMoney(outcome.amount, tag) })
              : `${t(`act.${outcome.act}.name`)}: ${t(`acts.state.${outcome.state}`)}`}
          </Notice>
        )}
      </div>
      {acts.length === 0 && <p className={styles.soft}>{t('acts.none')}</p>}
      <div className={styles.buttons}>
        {acts.map((act) => (
          <Button
            key={act}
            size="small"
            aria-expanded={open === act}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setOutcome(null);
              setOpen(open === act ? null : act);
            }}
          >
            {t(`act.${act}.name`)}
          </Button>
        ))}
      </div>
      {open && (
        <ActForm
          key={open}
          act={open}
          booking={booking}
          onDone={(state, amount) => {
            setOutcome({ act: open, state, amount });
            setOpen(null);
            outcomeNotice.current?.focus();
          }}
          onClose={() => {
            setOpen(null);
            opener.current?.focus();
          }}
        />
      )}
    </section>
  );
}

const REASON_MIN = 3;

/** What waits for a second person: somebody else than who asked. */
function Approval({
  bookingId,
  asked,
  onDecided,
}: {
  bookingId: string;
  asked: DeskDone;
  onDecided: (state: DeskDone['state']) => void;
}) {
  const { t, tag } = useText(deskTexts);
  const { client, staff, may } = useDesk();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (isApproved: boolean) =>
      client.approve({ id: bookingId, key: asked.key, isApproved, reason: reason.trim() }),
    onSuccess: (_reply, isApproved) => onDecided(isApproved ? 'done' : 'refused'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['booking'] }),
  });
  const decide = (isApproved: boolean) => {
    const isShort = reason.trim().length < REASON_MIN;
    setMissing(isShort);
    if (!isShort) mutate(isApproved);
  };
  const isTheirs = asked.by.id === staff.id;
  return (
    <Notice tone="attention">
      <p>
        {t('acts.waiting', {
          name: asked.by.name,
          amount: asked.amount ? formatMoney(asked.amount, tag) : '',
          reason: asked.reason,
        })}
      </p>
      {isTheirs && <p>{t('acts.own')}</p>}
      {error && <ActFault fault={error} />}
      {!isTheirs && may('refund.approve') && (
        <div className={styles.form}>
          <TextField
            label={t('acts.reason')}
            required
            error={isMissing ? t('acts.reasonMissing') : undefined}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.buttons}>
            <Button size="small" variant="primary" pending={isPending} onClick={() => decide(true)}>
              {t('acts.approve')}
            </Button>
            <Button size="small" pending={isPending} onClick={() => decide(false)}>
              {t('acts.refuse')}
            </Button>
          </div>
        </div>
      )}
    </Notice>
  );
}

/** What was done at the desk, by whom and why. */
export function ActsDone({ done }: { done: DeskBooking['done'] }) {
  const { t, tag } = useText(deskTexts);
  return (
    <BookingTable
      title={t('acts.done')}
      head={[
        t('column.at'),
        t('column.what'),
        t('column.amount'),
        t('audit.staff'),
        t('column.state'),
        t('acts.reason'),
      ]}
      rows={done.map((each) => [
        formatMoment(Date.parse(each.at), tag),
        t(`act.${each.act}.name`),
        each.amount ? formatMoney(each.amount, tag) : '–',
        each.by.name,
        each.decidedBy
          ? t('acts.decidedBy', { state: t(`acts.state.${each.state}`), name: each.decidedBy })
          : t(`acts.state.${each.state}`),
        each.reason,
      ])}
    />
  );
}
