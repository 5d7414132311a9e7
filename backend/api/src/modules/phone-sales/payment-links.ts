import type { DeskPaymentLink, DeskSale, Locale, PaymentLinkOutcome, StaffClaim } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { nobodysFacts } from '../booking/index.ts';
import type { Selectable, Transaction } from 'kysely';
import { inMarket } from '../../text/in-market.ts';
import { createLinkSigner, readUuid, UUID_BYTES, writeUuid } from '../../signed-link.ts';
import {
  copyOrder,
  handOver,
  holdUntil,
  isEditable,
  lockBooking,
  lockOpenBooking,
  missingSteps,
  orderAmendment,
  readSaves,
  secondsLeft,
  updateBooking,
  visitorAmounts,
  type Booking,
  type BookingModule,
  type StoredOrder,
} from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { CallCodes } from './call-codes.ts';
import { paymentLinkMail } from './payment-link-mail.ts';
import type { PhoneDeals } from './phone-deals.ts';
import { SaleRefused } from './sale-refused.ts';
import type { PhoneSaleDatabase, PhoneSaleSchema, PhoneSaleTables } from './tables.ts';

type LinkRow = Selectable<PhoneSaleTables['payment_links']>;
type Purpose = LinkRow['purpose'];
export type SaleTransaction = Transaction<PhoneSaleSchema>;

const LIFE_MS: Readonly<Record<Purpose, number>> = { desk: 900_000, caller: 86_400_000 };
const FACTS_BYTES = 4 + UUID_BYTES;
const SALES_MAX = 30;

export interface SaleRequest {
  /** Of this very press: the same again is the same link. */
  readonly key: string;
  readonly code: string;
  readonly staff: StaffClaim;
  /** Writes the line of the audit log, in the transaction of what is done. */
  readonly note: (trx: SaleTransaction, bookingId: string) => Promise<void>;
}

interface OpenedLink {
  readonly outcome: PaymentLinkOutcome;
  readonly isForDesk: boolean;
  readonly payer?: { readonly email: string; readonly firstName: string; readonly lastName: string } | null;
}

export interface PaymentLinkParts {
  readonly db: PhoneSaleDatabase;
  readonly now: () => number;
  readonly codes: Pick<CallCodes, 'find'>;
  readonly deals: Pick<PhoneDeals, 'apply'>;
  readonly booking: Pick<BookingModule, 'kinds' | 'market'>;
  readonly mailing: Pick<Mailing, 'compose'>;
  readonly secret: string;
  readonly siteOrigin: string;
}

/** Links with which an order changes hands: from the desk to whoever pays it (D-08, decision 43). */
export function createPaymentLinks(parts: PaymentLinkParts) {
  const { db, now, codes, deals, booking: bookings, mailing, secret, siteOrigin } = parts;
  const signer = createLinkSigner(secret, 'payment-link:');

  function addressOf({ id, expires_at }: LinkRow, locale: string): string {
    const facts = Buffer.alloc(FACTS_BYTES);
    facts.writeUInt32BE(Math.floor(expires_at.getTime() / 1000), 0);
    writeUuid(facts, id, 4);
    // Behind the `#` it reaches no server, no log and no other site.
    return `${siteOrigin}/${locale}/booking/BillingSummary#pay=${signer.sign(facts)}`;
  }

  const shown = (row: LinkRow, state: Booking['state']): DeskPaymentLink => ({
    id: row.id,
    state: stateOf(row, state),
    by: row.staff_name,
    at: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  });

  function stateOf(row: LinkRow, state: Booking['state']): DeskPaymentLink['state'] {
    if (state === 'confirmed') return 'paid';
    if (row.expires_at.getTime() <= now()) return 'expired';
    return row.opened_at === null ? 'sent' : 'opened';
  }

  const linksOf = (trx: Pick<SaleTransaction, 'selectFrom'>, bookingId: string) =>
    trx
      .selectFrom('payment_links')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('purpose', '=', 'caller')
      .orderBy('created_at', 'desc')
      .execute();

  const earlier = (trx: SaleTransaction, key: string) =>
    trx.selectFrom('payment_links').selectAll().where('id', '=', key).executeTakeFirst();

  async function write(
    trx: SaleTransaction,
    { key, staff }: Pick<SaleRequest, 'key' | 'staff'>,
    bookingId: string,
    purpose: Purpose,
    endMs = Number.POSITIVE_INFINITY,
  ) {
    const at = now();
    return trx
      .insertInto('payment_links')
      .values({
        id: key,
        booking_id: bookingId,
        purpose,
        staff_id: staff.id,
        staff_name: staff.name,
        created_at: new Date(at),
        expires_at: new Date(Math.min(at + LIFE_MS[purpose], endMs)),
        opened_at: null,
        opened_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function mailLink(
    trx: SaleTransaction,
    row: LinkRow,
    {
      booking,
      order,
      total,
      email,
      locale,
    }: {
      readonly booking: Booking;
      readonly order: StoredOrder;
      readonly total: Money;
      readonly email: string;
      readonly locale: Locale;
    },
  ): Promise<void> {
    const amounts = await visitorAmounts(trx, booking, bookings.market);
    const write = () =>
      paymentLinkMail({
        linkId: row.id,
        bookingId: booking.id,
        to: email,
        locale,
        trip: bookings.kinds.of(booking.kind).describe(order, locale, nobodysFacts(locale)).heading,
        total: amounts.words(locale)(total),
        lifeMs: row.expires_at.getTime() - row.created_at.getTime(),
        isAmendment: booking.amends !== null,
        address: addressOf(row, locale),
      });
    const mail = await mailing.compose(inMarket(bookings.market(booking.market), write));
    await mail.write(trx);
  }

  /** The order that a code shows, held until the transaction ends. */
  async function lockOf(trx: SaleTransaction, code: string) {
    const call = await codes.find(code, trx);
    if (!call) throw new SaleRefused('call_code_unknown');
    const booking = call.booking_id === null ? null : await lockBooking(trx, call.booking_id);
    if (!booking?.order || !booking.total || booking.amends !== null)
      throw new SaleRefused('sale_incomplete');
    if (!isEditable(booking.state)) throw new SaleRefused('sale_paid');
    if (secondsLeft(booking.holdExpiresAtMs, now()) <= 0) throw new SaleRefused('sale_over');
    return { call, booking, order: booking.order, total: booking.total };
  }

  /** The only link to an order that was filled in at the desk, in the transaction that makes the order. */
  async function sendLinkTo(
    trx: SaleTransaction,
    booking: Booking,
    { key, staff, endMs }: Pick<SaleRequest, 'key' | 'staff'> & { readonly endMs?: number },
  ): Promise<void> {
    const { customer } = await readSaves(trx, booking.id);
    const { order, total, locale } = booking;
    if (!customer || !order || !total) throw new SaleRefused('sale_incomplete');
    const row = await write(trx, { key, staff }, booking.id, 'caller', endMs);
    await mailLink(trx, row, { booking, order, total, email: customer.details.email, locale });
  }

  /** The ones before are worth nothing any more, whoever has them. */
  const endLinks = (trx: SaleTransaction, bookingId: string) =>
    trx
      .updateTable('payment_links')
      .set({ expires_at: new Date(now()) })
      .where('booking_id', '=', bookingId)
      .where('expires_at', '>', new Date(now()))
      .execute();

  /** Booked by hand and not paid: it can be paid for another day, by a new link only (D-18). */
  async function sendLinkAgain(
    trx: SaleTransaction,
    booking: Booking,
    request: Pick<SaleRequest, 'key' | 'staff'>,
  ): Promise<void> {
    const endMs = now() + LIFE_MS.caller;
    const times = { offer_expires_at: new Date(endMs), hold_expires_at: new Date(holdUntil(endMs)) };
    await endLinks(trx, booking.id);
    await sendLinkTo(trx, await updateBooking(trx, booking, times, now()), request);
  }

  return {
    async ofBooking({ id, state }: Pick<Booking, 'id' | 'state'>): Promise<DeskPaymentLink[]> {
      return (await linksOf(db, id)).map((row) => shown(row, state));
    },

    async sales(): Promise<DeskSale[]> {
      const rows = await db
        .selectFrom('payment_links')
        .innerJoin('bookings', 'bookings.id', 'payment_links.booking_id')
        .selectAll('payment_links')
        .select(['state', 'reference', 'kind', 'total_amount', 'currency'])
        .where('purpose', '=', 'caller')
        .orderBy('payment_links.created_at', 'desc')
        .limit(SALES_MAX)
        .execute();
      return rows.map((row) => ({
        ...shown(row, row.state),
        bookingId: row.booking_id,
        reference: row.reference,
        kind: row.kind,
        total: row.total_amount === null ? null : { amount: row.total_amount, currency: row.currency ?? '' },
      }));
    },

    /** A copy of the order for the agent's own browser: the caller keeps what is on their screen. */
    async continueAt(request: SaleRequest): Promise<{ address: string }> {
      return db.transaction().execute(async (trx) => {
        const { call, booking } = await lockOf(trx, request.code);
        const before = await earlier(trx, request.key);
        if (before) return { address: addressOf(before, call.locale) };
        const copy = await copyOrder(trx, booking, now());
        const row = await write(trx, request, copy.id, 'desk');
        await request.note(trx, copy.id);
        return { address: addressOf(row, call.locale) };
      });
    },

    /** The order of a change that its traveller pays, and the link to it: in the transaction that allows the change (D-14). */
    async sendAmendment(
      trx: SaleTransaction,
      amended: Booking,
      {
        staff,
        quoted,
      }: {
        readonly staff: StaffClaim;
        readonly quoted: {
          readonly id: string;
          readonly kind: string;
          readonly order_data: StoredOrder;
          readonly expiresAtMs: number;
        };
      },
    ): Promise<void> {
      const booking = await orderAmendment(trx, amended, {
        rules: bookings.kinds.of(quoted.kind),
        orderId: quoted.id,
        order: quoted.order_data,
        expiresAtMs: quoted.expiresAtMs,
        nowMs: now(),
      });
      // The change is allowed once, so its id is that of its only link.
      await sendLinkTo(trx, booking, { key: quoted.id, staff, endMs: quoted.expiresAtMs });
    },
    sendLinkTo,
    sendLinkAgain,

    /** A phone deal goes onto the order that the code shows (D-17). */
    async applyDeal(request: SaleRequest & { readonly deal: string }): Promise<{ amount: number }> {
      return db.transaction().execute(async (trx) => {
        const { booking } = await lockOf(trx, request.code);
        const { key, deal, staff, note } = request;
        const { amount, isNew } = await deals.apply(trx, booking, { key, code: deal, staff });
        if (isNew) await note(trx, booking.id);
        return { amount };
      });
    },

    /** The link, its mail and the line of the log are written together: a process that dies has sent all or nothing. */
    async send(request: SaleRequest & { readonly lastLinkId: string | null }): Promise<DeskPaymentLink> {
      return db.transaction().execute(async (trx) => {
        const { call, booking, order, total } = await lockOf(trx, request.code);
        const before = await earlier(trx, request.key);
        if (before) return shown(before, booking.state);
        const [last] = await linksOf(trx, booking.id);
        if ((last?.id ?? null) !== request.lastLinkId)
          throw new SaleRefused('desk_changed', last?.staff_name ?? null);
        const saves = await readSaves(trx, booking.id);
        const isFilledIn = missingSteps(true, saves).every(
          (step) => step === 'billing' || step === 'payment',
        );
        if (!isFilledIn || !saves.customer) throw new SaleRefused('sale_incomplete');

        await endLinks(trx, booking.id);
        const row = await write(trx, request, booking.id, 'caller');
        const { email } = saves.customer.details;
        await mailLink(trx, row, { booking, order, total, email, locale: call.locale });
        await request.note(trx, booking.id);
        return shown(row, booking.state);
      });
    },

    /** The order becomes that of the session which opens the link first (decision 26). */
    async open({
      link,
      sessionId,
    }: {
      readonly link: string;
      readonly sessionId: string;
    }): Promise<OpenedLink> {
      const facts = signer.read(link, FACTS_BYTES);
      if (!facts) return { outcome: 'invalid', isForDesk: false };
      return db.transaction().execute(async (trx) => {
        const found = await earlier(trx, readUuid(facts, 4));
        if (!found) return { outcome: 'expired', isForDesk: false };
        // As everywhere: the session before its bookings.
        await lockOpenBooking(trx, sessionId);
        const booking = await lockBooking(trx, found.booking_id);
        const row = (await earlier(trx, found.id)) ?? found;
        const isForDesk = row.purpose === 'desk';
        if (!booking) return { outcome: 'expired', isForDesk };
        if (booking.state === 'confirmed') return { outcome: 'paid', isForDesk };
        if (!isEditable(booking.state)) return { outcome: 'under-way', isForDesk };
        const isEnded = booking.state === 'expired' && bookings.kinds.of(booking.kind).isEndedByHand;
        if (isEnded || row.expires_at.getTime() <= now()) return { outcome: 'expired', isForDesk };
        if (row.opened_by !== null && row.opened_by !== sessionId) return { outcome: 'used', isForDesk };
        await handOver(trx, { booking, sessionId }, now());
        await trx
          .updateTable('payment_links')
          .set({ opened_at: row.opened_at ?? new Date(now()), opened_by: sessionId })
          .where('id', '=', row.id)
          .execute();
        const { customer, passengers } = await readSaves(trx, booking.id);
        const [first] = passengers?.list ?? [];
        const payer =
          customer && first
            ? { email: customer.details.email, firstName: first.firstName, lastName: first.lastName }
            : null;
        return { outcome: 'opened', isForDesk, payer };
      });
    },
  };
}

export type PaymentLinks = ReturnType<typeof createPaymentLinks>;
