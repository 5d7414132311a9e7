import { useQuery } from '@tanstack/react-query';
import type { DeskBooking } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { Acts, ActsDone } from './acts.tsx';
import { Amend } from './amend.tsx';
import { BookingHead } from './booking-head.tsx';
import { BookingTable } from './booking-table.tsx';
import { ErasePerson } from './erase-person.tsx';
import { Itinerary } from './itinerary.tsx';
import { LedgerCause } from './ledger-cause.tsx';
import { MachineId } from './machine-id.tsx';
import { Messages } from './messages.tsx';
import { Notes } from './notes.tsx';
import { RawReplies } from './raw-replies.tsx';
import { Travellers } from './travellers.tsx';
import { usePartName } from './use-part-name.ts';
import styles from './booking.module.css';

export type BookingPageProps = { id: string; why: string; onBack: () => void };

/** Everything about one booking on one screen (D-05). */
export function BookingPage({ id, why, onBack }: BookingPageProps) {
  const { t, locale } = useText(deskTexts);
  const { client } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey: ['booking', id, locale],
    queryFn: () => client.booking(id, why),
    gcTime: 0,
  });
  return (
    <>
      <p>
        <Button variant="link" onClick={onBack}>
          {t('booking.back')}
        </Button>
      </p>
      {!data && !error && <p role="status">{t('loading')}</p>}
      {error && <DeskFaultNotice fault={error} onRetry={() => void refetch()} />}
      {data && <Ready booking={data} why={why} />}
    </>
  );
}

function Ready({ booking, why }: { booking: DeskBooking; why: string }) {
  const { t, tag } = useText(deskTexts);
  const { client, may } = useDesk();
  const { data: queues } = useQuery({ queryKey: ['queues'], queryFn: client.queues });
  const { shown } = booking;
  const partName = usePartName();
  const moment = (at: string | null) => (at === null ? '–' : formatMoment(Date.parse(at), tag));
  return (
    <div className={styles.page}>
      <div className={styles.booking}>
        <BookingHead booking={booking} />

        <div className={styles.todo}>
          {booking.items.map((item) => (
            <QueueItem
              key={`${item.queue} ${item.subjectId}`}
              item={item}
              at={queues?.at ?? item.since}
              colleagues={queues?.colleagues ?? []}
            />
          ))}
          <div className={styles.ways}>
            <Acts booking={booking} />
            <Amend booking={booking} />
          </div>
        </div>

        <div className={styles.aside}>
          {shown && <Travellers shown={shown} language={booking.locale} />}
          {/* Whoever has no reference yet has nowhere to write to us from. */}
          {booking.reference !== null && shown && may('message.read') && <Messages id={booking.id} />}
          <Notes id={booking.id} notes={booking.notes} />
          {booking.reference !== null && <ErasePerson id={booking.id} />}
        </div>

        <div className={styles.rest}>
          <Itinerary shown={shown} />
          <BookingTable
            title={t('booking.money')}
            head={[t('column.at'), t('column.what'), t('column.part'), t('column.amount'), t('column.cause')]}
            amounts={t('column.amount')}
            rows={booking.ledger.map((line) => [
              moment(line.at),
              t(`ledger.${line.kind}`),
              partName(line.part),
              formatMoney(line.amount, tag),
              <LedgerCause key="cause" cause={line.cause} />,
            ])}
          />
          <BookingTable
            title={t('booking.payments')}
            head={[
              t('column.at'),
              t('column.what'),
              t('column.amount'),
              t('column.cart'),
              t('column.reference'),
            ]}
            amounts={t('column.amount')}
            rows={booking.payments.map((each) => [
              moment(each.createdAt),
              [t(`payment.${each.state}`), each.endReason].filter(Boolean).join(': '),
              formatMoney(each.amount, tag),
              <MachineId key="cart">{each.cartId}</MachineId>,
              each.providerRef === null ? '–' : <MachineId key="reference">{each.providerRef}</MachineId>,
            ])}
          />
          <BookingTable
            title={t('booking.orders')}
            head={[
              t('column.part'),
              t('column.what'),
              t('column.locator'),
              t('column.reference'),
              t('column.tickets'),
            ]}
            rows={booking.orders.map((each) => [
              partName(each.part),
              [t(`order.${each.state}`), each.refusal].filter(Boolean).join(': '),
              each.locator ?? '–',
              <MachineId key="reference">
                {[each.reference, each.supplierRef].filter(Boolean).join(' · ')}
              </MachineId>,
              each.ticketNumbers.join(' ') || (each.ticketed ? '✓' : (each.ticketingDeadline ?? '–')),
            ])}
          />
          <RawReplies id={booking.id} why={why} />
          <BookingTable
            title={t('booking.mails')}
            head={[t('column.at'), t('column.what'), t('column.to'), t('column.state'), t('column.answer')]}
            rows={booking.mails.map((each) => [
              moment(each.createdAt),
              each.kind,
              each.recipient,
              t(`mail.${each.state}`),
              each.answer ?? '–',
            ])}
          />
          <ActsDone done={booking.done} />
          <BookingTable
            title={t('booking.events')}
            head={[t('column.at'), t('column.what'), t('column.cause')]}
            rows={booking.events.map((each) => [moment(each.at), t(`state.${each.to}`), each.cause])}
          />
        </div>
      </div>
    </div>
  );
}
