import { useQuery } from '@tanstack/react-query';
import type { ConfirmedBooking, DeskBooking, Locale } from '@travesia/contracts';
import { segmentNotes } from '@travesia/contracts/segment-notes';
import { formatMoney } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { Acts, ActsDone } from './acts.tsx';
import { Amend } from './amend.tsx';
import { PRODUCTS } from '../products.ts';
import { BookingTable } from './booking-table.tsx';
import { ErasePerson } from './erase-person.tsx';
import { Messages } from './messages.tsx';
import { Notes } from './notes.tsx';
import { RawReplies } from './raw-replies.tsx';
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

/** What the traveller reads of the flight that leaves then. */
const notesOf = ({ sections }: ConfirmedBooking, departureAt: string, locale: Locale) =>
  sections
    .flatMap((section) => (section.kind === 'journey' ? section.segments : []))
    .filter((segment) => segment.departureAt === departureAt)
    .flatMap((segment) => segmentNotes(segment, locale));

function Ready({ booking, why }: { booking: DeskBooking; why: string }) {
  const { t, locale, tag } = useText(deskTexts);
  const { client, may } = useDesk();
  const { data: queues } = useQuery({ queryKey: ['queues'], queryFn: client.queues });
  const { shown, reference, state } = booking;
  const product = PRODUCTS.find((each) => each === booking.kind);
  const title = shown?.heading ?? (product ? t(`report.product.${product}`) : booking.kind);
  const unpaid = booking.ways.find(({ act }) => act === 'send-link');
  const moment = (at: string | null) => (at === null ? '–' : formatMoment(Date.parse(at), tag));
  return (
    <div className={styles.booking}>
      <div className={styles.head}>
        <DeskHeading>{`${reference ?? t('found.noReference')} · ${title}`}</DeskHeading>
        <p className={styles.soft}>
          {t(`state.${state}`)} · {booking.market} · {moment(booking.createdAt)}
        </p>
      </div>

      {booking.items.map((item) => (
        <QueueItem
          key={`${item.queue} ${item.subjectId}`}
          item={item}
          at={queues?.at ?? item.since}
          colleagues={queues?.colleagues ?? []}
        />
      ))}

      <Acts booking={booking} />
      <Amend booking={booking} />

      <section className={styles.section} aria-label={t('booking.itinerary')}>
        <h2>{t('booking.itinerary')}</h2>
        {shown ? (
          <ul className={styles.list}>
            {(shown.calendar ?? []).map(({ id, title, start }) => (
              <li key={id}>
                {[
                  title,
                  `${start.at.replace('T', ' ')} ${start.timeZone ?? ''}`,
                  ...notesOf(shown, start.at, locale),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        ) : (
          <p>{unpaid?.about ?? t('booking.nothingBought')}</p>
        )}
      </section>

      {shown && (
        <section className={styles.section} aria-label={t('booking.travellers')}>
          <h2>{t('booking.travellers')}</h2>
          <ul className={styles.list}>
            {shown.travellers.map(({ id, firstName, middleName, lastName, documentMask, frequentFlyer }) => (
              <li key={id}>
                {[firstName, middleName, lastName].filter(Boolean).join(' ')}
                {documentMask && ` · ${documentMask}`}
                {frequentFlyer && ` · ${t('booking.frequentFlyer', frequentFlyer)}`}
              </li>
            ))}
            <li>{`${shown.passenger.email} · ${shown.passenger.phone}`}</li>
            {shown.passenger.emergencyContact && (
              <li>{t('booking.emergency', { phone: shown.passenger.emergencyContact })}</li>
            )}
          </ul>
        </section>
      )}

      <BookingTable
        title={t('booking.money')}
        head={[t('column.at'), t('column.what'), t('column.part'), t('column.amount'), t('column.cause')]}
        rows={booking.ledger.map((line) => [
          moment(line.at),
          t(`ledger.${line.kind}`),
          line.part,
          formatMoney(line.amount, tag),
          line.cause,
        ])}
      />
      <BookingTable
        title={t('booking.payments')}
        head={[t('column.at'), t('column.what'), t('column.amount'), t('column.cart'), t('column.reference')]}
        rows={booking.payments.map((each) => [
          moment(each.createdAt),
          [t(`payment.${each.state}`), each.endReason].filter(Boolean).join(': '),
          formatMoney(each.amount, tag),
          each.cartId,
          each.providerRef ?? '–',
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
          each.part,
          [t(`order.${each.state}`), each.refusal].filter(Boolean).join(': '),
          each.locator ?? '–',
          [each.reference, each.supplierRef].filter(Boolean).join(' · '),
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
      {shown && may('message.read') && <Messages id={booking.id} />}
      <Notes id={booking.id} notes={booking.notes} />
      {booking.reference !== null && <ErasePerson id={booking.id} />}
      <ActsDone done={booking.done} />
      <BookingTable
        title={t('booking.events')}
        head={[t('column.at'), t('column.what'), t('column.cause')]}
        rows={booking.events.map((each) => [moment(each.at), t(`state.${each.to}`), each.cause])}
      />
    </div>
  );
}
