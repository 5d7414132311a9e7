import type { CodePurpose, ConfirmedBooking, Locale } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { Money } from '@travesia/domain';
import { BY_HAND } from '@travesia/products/booking-lookup';
import { bookedAmounts, bookedNumberLocale } from '../../text/amounts.ts';
import { findBooking, type OrderPart, type StoredOrder } from '../booking/index.ts';
import { paidLines } from '../receipt/index.ts';
import { action, code, facts, heading, note, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { BookingAddress } from './booking-links.ts';
import { revisionOf } from './booking-revision.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { cancellationsOf, keptOf, type Cancellation } from './cancellations-repository.ts';
import { cardsText } from './cards-text.ts';
import { refundsOf } from './refunds-repository.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';
import { refundsIn, standingBooking } from './standing-booking.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/cancellation-mails.json';

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/cancellation-mails.json'),
);

type Booked = Pick<
  ConfirmedBooking,
  | 'referenceId'
  | 'kind'
  | 'kindName'
  | 'heading'
  | 'cancelled'
  | 'passenger'
  | 'bookedAt'
  | 'calendar'
  | 'paymentInformation'
  | 'totalPaid'
  | 'totalShown'
  | 'shownRate'
  | 'numberLocale'
  | 'refunds'
>;

export function codeMail(
  booked: Booked,
  sent: {
    readonly codeId: string;
    readonly code: string;
    readonly bookingId: string;
    readonly locale: Locale;
    /** Absent: the page that asked did not say. */
    readonly purpose?: CodePurpose | undefined;
  },
): Mail {
  const words = wordsOf(sent.locale);
  return {
    cause: `one-time-code:${sent.codeId}`,
    kind: 'one-time-code',
    bookingId: sent.bookingId,
    to: booked.passenger.email,
    subject: words('codeSubject', { code: sent.code }),
    body: [
      paragraph(words('greeting', { name: booked.passenger.firstName })),
      paragraph(words(`code.${sent.purpose ?? 'any'}`, { reference: booked.referenceId })),
      code(sent.code),
      paragraph(words('codeRules')),
    ],
    language: sent.locale,
  };
}

/** Why no refund is announced: the supplier refunds it, the desk will, or nothing is due. */
function backWords({ kind, paymentInformation }: Booked, parts: Cancellation['parts']) {
  if (paymentInformation.transactions.length === 0) return 'fromSupplier';
  return kind === BY_HAND.kind && parts.length > 0 ? 'follows' : 'nothing';
}

const moneyIn = ({ currency }: Cancellation, amount: number): Money => ({ amount, currency });

type CancellablePart = Pick<OrderPart<StoredOrder>, 'name' | 'title' | 'cancelledTitle' | 'ownsEvent'>;

export function cancelledMail(
  booked: Booked,
  cancellation: Cancellation,
  {
    parts,
    isWhole,
    paidWith,
    bookingAddress,
    revision = 0,
  }: {
    /** Of the booking's kind. */
    readonly parts: readonly CancellablePart[];
    readonly isWhole: boolean;
    readonly paidWith: string;
    readonly bookingAddress: string;
    /** How often the booking was changed before: each has counted its calendar up. */
    readonly revision?: number;
  },
): Mail {
  const { locale } = cancellation;
  const words = wordsOf(locale);
  const amountWords = bookedAmounts(booked, locale);
  const text = (amount: number) => amountWords(moneyIn(cancellation, amount));
  const cancelled = cancellation.parts.filter(({ state }) => state === 'cancelled');
  const partOf = (wanted: string) => parts.find(({ name }) => name === wanted);
  const calendar = bookingCalendar(
    {
      ...booked,
      calendar: (booked.calendar ?? []).filter(
        (event) => isWhole || cancelled.some(({ part }) => partOf(part)?.ownsEvent?.(event) ?? false),
      ),
    },
    locale,
    {
      sequence: revision + 1,
      at: (cancellation.cancelled_at ?? cancellation.updated_at).toISOString(),
    },
  );
  const back = cancellation.refund_amount;
  const isSent = booked.refunds?.every(({ at }) => at !== null) ?? false;
  const [only] = cancelled.length === 1 ? cancelled : [];
  const title = only && partOf(only.part)?.cancelledTitle?.[locale];
  const { referenceId: reference } = booked;
  return {
    cause: `booking-cancelled:${cancellation.id}`,
    kind: 'booking-cancelled',
    bookingId: cancellation.booking_id,
    to: booked.passenger.email,
    subject:
      isWhole || !title
        ? words(isWhole ? 'cancelledSubject' : 'partCancelled', { reference })
        : `${title} · ${reference}`,
    body: [
      paragraph(words('greeting', { name: booked.passenger.firstName })),
      paragraph(words(cancellation.reason === 'supplier_cancelled' ? 'supplierCancelled' : 'cancelled')),
      facts(
        { label: words('reference'), value: booked.referenceId },
        ...(isWhole ? [booked] : (booked.cancelled ?? [])).flatMap(({ kindName, heading: value }) =>
          kindName ? [{ label: kindName, value }] : [],
        ),
      ),
      // What comes back of an order that people end is not known yet.
      ...(booked.kind === BY_HAND.kind ? [] : cancelled).flatMap((each) => {
        const { back: returned, supplierKeeps, weKeep } = keptOf(each);
        return [
          heading(partOf(each.part)?.title[locale] ?? each.part),
          facts(
            { label: words('paid'), value: text(each.price) },
            ...(supplierKeeps > 0 ? [{ label: words('supplierKeeps'), value: text(supplierKeeps) }] : []),
            ...(weKeep > 0 ? [{ label: words('weKeep'), value: text(weKeep) }] : []),
            { label: words('returned'), value: text(returned) },
          ),
        ];
      }),
      ...cancelled.flatMap(({ credit }) =>
        credit ? [paragraph(words('credit', { amount: text(credit) }))] : [],
      ),
      ...cancelled.flatMap(({ supplier_refund: quoted, supplier_gave: gave }) =>
        gave !== null && gave < quoted
          ? [paragraph(words('gaveLess', { quoted: text(quoted), gave: text(gave) }))]
          : [],
      ),
      note(
        back > 0
          ? [
              words('back', { amount: text(back), card: paidWith }),
              ...(isSent ? [] : [words('backLater')]),
            ].join(' ')
          : words(backWords(booked, cancelled)),
      ),
      ...(booked.refunds?.length ? [facts(...paidLines(booked, locale))] : []),
      ...(isWhole ? [] : [paragraph(words('stands'))]),
      action(words('see'), bookingAddress),
    ],
    language: locale,
    attachments:
      calendar === null
        ? []
        : [
            {
              fileName: `travesia-${booked.referenceId}.ics`,
              contentType: 'text/calendar; charset=utf-8; method=CANCEL',
              content: calendar,
            },
          ],
  };
}

export function refundMail(
  booked: Booked,
  cancellation: Cancellation,
  { paidWith, bookingAddress }: { readonly paidWith: string; readonly bookingAddress: string },
): Mail {
  const words = wordsOf(cancellation.locale);
  const amount = bookedAmounts(
    booked,
    cancellation.locale,
  )(moneyIn(cancellation, cancellation.refund_amount));
  return {
    cause: `refund-sent:${cancellation.id}`,
    kind: 'refund-sent',
    bookingId: cancellation.booking_id,
    to: booked.passenger.email,
    subject: words('refundSubject', { reference: booked.referenceId }),
    body: [
      paragraph(words('greeting', { name: booked.passenger.firstName })),
      paragraph(words('refunded', { amount, card: paidWith })),
      facts(
        { label: words('reference'), value: booked.referenceId },
        ...paidLines(booked, cancellation.locale),
      ),
      action(words('see'), bookingAddress),
    ],
    language: cancellation.locale,
  };
}

/** Queues what a cancellation has to say so far, each mail once however often the job runs (N-03). */
export function createCancellationMails(
  context: Pick<SettlementContext, 'db' | 'kinds' | 'market' | 'methods'>,
  {
    mailing,
    addressOf,
  }: { readonly mailing: Pick<Mailing, 'isOn' | 'queue'>; readonly addressOf: BookingAddress },
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    if (!mailing.isOn || !booking?.confirmed) return true;
    const parts = booking.order ? context.kinds.of(booking.kind).partsOf(booking.order) : [];
    const cancellations = await cancellationsOf(context.db, bookingId);
    const order = await context.db
      .selectFrom('supplier_orders')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('live', '=', true)
      .executeTakeFirst();
    const revision = await revisionOf(context.db, booking);
    for (const cancellation of cancellations) {
      const { locale } = cancellation;
      const booked = { ...inLocale(booking.confirmed, locale), refunds: refundsIn(cancellations) };
      const refunds = await refundsOf(context.db, cancellation);
      const shares = refunds.map((refund) => ({ amount: refund.amount, payment: refund }));
      const paidWith =
        cardsText(context, shares, {
          locale,
          numberLocale: bookedNumberLocale(booked, locale),
        }) ||
        (booked.paymentInformation.paidWith ?? '');
      const bookingAddress = addressOf(bookingId, locale);
      if (cancellation.cancelled_at && cancellation.change_id !== null) {
        const { contactNumber } = context.market(booking.market);
        const standing = (await standingBooking(context, booking, locale)) ?? booked;
        const of = { bookingId, locale, bookingAddress, contactNumber };
        await mailing.queue(await confirmationMail(standing, { ...of, occasion: 'changed' }));
      } else if (cancellation.cancelled_at && cancellation.parts.length > 0)
        await mailing.queue(
          cancelledMail(booked, cancellation, {
            parts,
            isWhole: order === undefined,
            paidWith,
            bookingAddress,
            revision,
          }),
        );
      if (cancellation.refunded_at)
        await mailing.queue(refundMail(booked, cancellation, { paidWith, bookingAddress }));
    }
    return true;
  };
}
