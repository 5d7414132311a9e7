import { randomUUID } from 'node:crypto';
import type { BookingEvent, ContactCorrection, Locale, NameCorrection } from '@travesia/contracts';
import { byLocale, DEFAULT_LOCALE, fullName, inLocale } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import { inMarket } from '../../text/in-market.ts';
import {
  isUnpaidByHand,
  lockBooking,
  readSaves,
  updateBooking,
  type Booking,
  type Saves,
} from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { BookingCodes } from './booking-codes.ts';
import type { BookingLinks } from './booking-links.ts';
import { contactChangedMail, nameCorrectionMail } from './correction-mails.ts';
import { masked } from './masked.ts';
import { inTransaction, type SettlementContext, type SettlementTransaction } from './settlement/index.ts';

export interface CorrectionParts {
  readonly context: SettlementContext;
  readonly codes: BookingCodes;
  readonly mailing: Pick<Mailing, 'isOn' | 'compose'>;
  readonly links: Pick<BookingLinks, 'addressOf'>;
  readonly officeAddress: string;
}

interface Renamed {
  readonly travellerId: string;
  readonly firstName: string;
  readonly lastName: string;
}

const saveCustomer = (
  trx: SettlementTransaction,
  bookingId: string,
  customer: NonNullable<Saves['customer']>,
) =>
  trx
    .updateTable('booking_saves')
    .set({ data: JSON.stringify(customer) })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'customer')
    .execute();

/** What its owner corrects in a booking, with a code from its mailbox (M-07). */
export function createCorrections({ context, codes, mailing, links, officeAddress }: CorrectionParts) {
  async function codeOf(booking: Booking, code: string): Promise<string> {
    const codeId = await codes.check(booking.id, code, context.now());
    if (codeId === null) throw new ApiError('code_wrong');
    return codeId;
  }

  async function changeContact(
    booking: Booking,
    { newEmail: email, newPhone: phone, newTextMessages, code }: ContactCorrection,
    locale: Locale,
  ): Promise<void> {
    if (!booking.confirmed) throw new ApiError('booking_not_found');
    const codeId = await codeOf(booking, code);
    await writeContact(booking, { email, phone, newTextMessages }, locale, async (trx) => {
      if (!(await codes.use(trx, codeId, context.now()))) throw new ApiError('code_wrong');
    });
  }

  /** Nobody has been sent anything but the link to pay, which is sent again by an act of its own. */
  async function writeUnpaidContact(
    booking: Booking,
    { email, phone }: { readonly email: string; readonly phone: string },
    allow: (trx: SettlementTransaction) => Promise<void>,
  ): Promise<void> {
    await inTransaction(context, async (trx) => {
      const locked = await lockBooking(trx, booking.id);
      const { customer } = await readSaves(trx, booking.id);
      if (!locked || !isUnpaidByHand(locked) || !customer) throw new ApiError('booking_not_found');
      await allow(trx);
      await saveCustomer(trx, booking.id, { ...customer, details: { ...customer.details, email, phone } });
    });
  }

  /** From now on we write to the new address, which opens the booking; the old one is told that it does not. */
  async function writeContact(
    booking: Booking,
    {
      email,
      phone,
      newTextMessages,
    }: {
      readonly email: string;
      readonly phone: string;
      /** Absent where nobody asked. */
      readonly newTextMessages?: boolean | undefined;
    },
    locale: Locale,
    allow: (trx: SettlementTransaction) => Promise<void>,
  ): Promise<void> {
    if (!booking.confirmed) throw new ApiError('booking_not_found');
    const nowMs = context.now();
    const before = inLocale(booking.confirmed, locale).passenger;
    const facts = {
      correctionId: randomUUID(),
      bookingId: booking.id,
      referenceId: booking.reference ?? '',
      firstName: before.firstName,
      locale,
      contactNumber: context.market(booking.market).contactNumber,
    };
    const isNewAddress = email !== before.email;
    // Who agreed did so for that phone.
    const textMessages = newTextMessages ?? (phone === before.phone && before.textMessages === true);
    const mails = await inMarket(context.market(booking.market), () =>
      Promise.all([
        mailing.compose(
          contactChangedMail(facts, {
            to: email,
            email,
            phone,
            bookingAddress: links.addressOf(booking.id, locale),
          }),
        ),
        ...(isNewAddress
          ? [
              mailing.compose(
                contactChangedMail(facts, {
                  to: before.email,
                  email: masked(email),
                  phone: null,
                  bookingAddress: null,
                }),
              ),
            ]
          : []),
      ]),
    );
    await inTransaction(context, async (trx) => {
      const locked = await lockBooking(trx, booking.id);
      const { customer } = await readSaves(trx, booking.id);
      if (!locked?.confirmed || !customer) throw new ApiError('booking_not_found');
      await allow(trx);
      const { confirmed } = locked;
      await saveCustomer(trx, booking.id, {
        ...customer,
        details: { ...customer.details, email, phone, textMessages },
      });
      const changed = byLocale((each) => ({
        ...inLocale(confirmed, each),
        passenger: { ...inLocale(confirmed, each).passenger, email, phone, textMessages },
      }));
      await updateBooking(trx, locked, { confirmed: JSON.stringify(changed) }, nowMs);
      await trx
        .insertInto('booking_corrections')
        .values({
          id: facts.correctionId,
          booking_id: booking.id,
          kind: 'contact',
          traveller_id: null,
          state: 'done',
          details_before: JSON.stringify({ email: before.email, phone: before.phone }),
          details_after: JSON.stringify({ email, phone }),
          created_at: new Date(nowMs),
          closed_at: new Date(nowMs),
        })
        .execute();
      for (const mail of mails) await mail.write(trx);
    });
  }

  /** A name stands on tickets: people correct it at the supplier. A second request replaces one that is open. */
  async function askForName(
    booking: Booking,
    { travellerId, firstName, lastName, code }: NameCorrection,
  ): Promise<void> {
    const booked = booking.confirmed?.[DEFAULT_LOCALE];
    const traveller = booked?.travellers.find(({ id }) => id === travellerId);
    if (!booked || !traveller) throw new ApiError('booking_not_found');
    const codeId = await codeOf(booking, code);
    const nowMs = context.now();
    const correctionId = randomUUID();
    const mail = await mailing.compose(
      nameCorrectionMail({
        correctionId,
        bookingId: booking.id,
        referenceId: booked.referenceId,
        locators: booked.supplierReference,
        before: fullName(traveller),
        after: fullName({ firstName, lastName, middleName: '' }),
        replyTo: booked.passenger.email,
        officeAddress,
      }),
    );
    await inTransaction(context, async (trx) => {
      await lockBooking(trx, booking.id);
      if (!(await codes.use(trx, codeId, nowMs))) throw new ApiError('code_wrong');
      await trx
        .deleteFrom('booking_corrections')
        .where('booking_id', '=', booking.id)
        .where('traveller_id', '=', travellerId)
        .where('state', '=', 'open')
        .execute();
      await trx
        .insertInto('booking_corrections')
        .values({
          id: correctionId,
          booking_id: booking.id,
          kind: 'name',
          traveller_id: travellerId,
          state: 'open',
          details_before: JSON.stringify({
            firstName: traveller.firstName,
            middleName: traveller.middleName,
            lastName: traveller.lastName,
          }),
          details_after: JSON.stringify({ firstName, lastName }),
          created_at: new Date(nowMs),
          closed_at: null,
        })
        .execute();
      await mail.write(trx);
    });
  }

  /** The supplier has corrected it, or will not: a corrected name is the booking's from now on. */
  async function answerName(
    trx: SettlementTransaction,
    booking: Booking,
    { correctionId, isDone }: { readonly correctionId: string; readonly isDone: boolean },
  ): Promise<void> {
    const nowMs = context.now();
    const closed = await trx
      .updateTable('booking_corrections')
      .set({ state: isDone ? 'done' : 'refused', closed_at: new Date(nowMs) })
      .where('id', '=', correctionId)
      .where('booking_id', '=', booking.id)
      .where('state', '=', 'open')
      .returning(['traveller_id', 'details_after'])
      .executeTakeFirst();
    if (!closed) throw new ApiError('booking_not_found');
    const { firstName = '', lastName = '' } = closed.details_after;
    if (isDone) await rename(trx, booking, { travellerId: closed.traveller_id ?? '', firstName, lastName });
  }

  /** Somebody at the desk had it corrected by the supplier: the name is the booking's from now on. */
  async function writeName(trx: SettlementTransaction, booking: Booking, named: Renamed): Promise<void> {
    const { firstName, middleName, lastName } = await rename(trx, booking, named);
    const at = new Date(context.now());
    await trx
      .updateTable('booking_corrections')
      .set({ state: 'refused', closed_at: at })
      .where('booking_id', '=', booking.id)
      .where('traveller_id', '=', named.travellerId)
      .where('state', '=', 'open')
      .execute();
    await trx
      .insertInto('booking_corrections')
      .values({
        id: randomUUID(),
        booking_id: booking.id,
        kind: 'name',
        traveller_id: named.travellerId,
        state: 'done',
        details_before: JSON.stringify({ firstName, middleName, lastName }),
        details_after: JSON.stringify({ firstName: named.firstName, lastName: named.lastName }),
        created_at: at,
        closed_at: at,
      })
      .execute();
  }

  /** In what is stored and in what is shown; returns who it was before. */
  async function rename(
    trx: SettlementTransaction,
    booking: Booking,
    { travellerId, firstName, lastName }: Renamed,
  ) {
    const { passengers } = await readSaves(trx, booking.id);
    const { confirmed } = booking;
    const before = passengers?.list.find(({ id }) => id === travellerId);
    if (!confirmed || !passengers || !before) throw new ApiError('booking_not_found');
    const renamed = <Person extends { readonly id: string }>(people: readonly Person[]) =>
      people.map((person) =>
        person.id === travellerId ? { ...person, firstName, middleName: '', lastName } : person,
      );
    await trx
      .updateTable('booking_saves')
      .set({ data: JSON.stringify({ ...passengers, list: renamed(passengers.list) }) })
      .where('booking_id', '=', booking.id)
      .where('kind', '=', 'passengers')
      .execute();
    const contactId = (passengers.list.find(({ primary }) => primary) ?? passengers.list[0])?.id;
    const changed = byLocale((each) => {
      const shown = inLocale(confirmed, each);
      return {
        ...shown,
        travellers: renamed(shown.travellers),
        // Mails greet by this name.
        ...(contactId === travellerId && { passenger: { ...shown.passenger, firstName, lastName } }),
      };
    });
    await updateBooking(trx, booking, { confirmed: JSON.stringify(changed) }, context.now());
    return before;
  }

  /** What was corrected, or is to be, for the status of the booking. */
  async function eventsOf(bookingId: string): Promise<BookingEvent[]> {
    const rows = await context.db
      .selectFrom('booking_corrections')
      .select(['kind', 'state', 'created_at', 'closed_at'])
      .where('booking_id', '=', bookingId)
      .execute();
    const event = (code: BookingEvent['code'], at: Date): BookingEvent => ({
      code,
      at: at.toISOString(),
      part: null,
      amount: null,
    });
    return rows.flatMap(({ kind, state, created_at: createdAt, closed_at: closedAt }) => {
      if (kind === 'contact') return [event('contact_changed', createdAt)];
      const isDone = state === 'done' && closedAt !== null;
      return [
        event('name_correction_asked', createdAt),
        ...(isDone ? [event('name_corrected', closedAt)] : []),
      ];
    });
  }

  return { changeContact, writeContact, writeUnpaidContact, askForName, answerName, writeName, eventsOf };
}
