import type { CodeSent, Locale, TripLinkRefusal, TypedSteps } from '@travesia/contracts';
import type { Selectable } from 'kysely';
import { ApiError } from '../../errors/index.ts';
import type { Counters } from '../../http/counters.ts';
import {
  continueElsewhere,
  createTripLinkRows,
  findBooking,
  isEditable,
  lockBooking,
  lockNamedBooking,
  lockOpenBooking,
  nobodysFacts,
  readSaves,
  refuseUnlessEditable,
  visitorAmounts,
  type Booking,
  type BookingModule,
  type SavedPassenger,
  type Saves,
} from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import { masked, type createBookingCodes } from '../payments/index.ts';
import { tripCodeMail, tripLinkMail } from './trip-link-mails.ts';
import type { TripLinkTables } from '../booking/tables.ts';
import type { TripLinkDatabase, TripLinkTransaction } from './tables.ts';

type LinkRow = Selectable<TripLinkTables['trip_links']>;

const HOUR_MS = 3_600_000;
/** As long as an order is kept that nobody pays. */
const LIFE_MS = 24 * HOUR_MS;
/** Enough for whoever mistypes an address, too few for whoever wants to write to strangers in our name. */
const MAILS_AN_HOUR = { booking: 5, mailbox: 5, address: 20 } as const;

export interface TripLinkParts {
  readonly db: TripLinkDatabase;
  readonly now: () => number;
  readonly booking: Pick<BookingModule, 'kinds' | 'market'>;
  readonly codes: ReturnType<typeof createBookingCodes>;
  readonly counters: Pick<Counters, 'hit'>;
  readonly mailing: Pick<Mailing, 'isOn' | 'compose' | 'queue'>;
  readonly secret: string;
  readonly siteOrigin: string;
}

/** As its form holds it; number and dates of the document stay here (S-02). */
function typedOf(saved: SavedPassenger): TypedSteps['travellers'][number] {
  const { id, firstName, middleName, lastName, gender, dateOfBirth, nationality } = saved;
  return {
    id,
    firstName,
    middleName,
    lastName,
    gender,
    dateOfBirth,
    nationality,
    documentType: saved.documentType ?? '',
    mealPreference: saved.mealPreference ?? '',
    specialAssistance: saved.specialAssistance ?? '',
    frequentFlyerAirline: saved.frequentFlyerAirline ?? '',
    frequentFlyerNumber: saved.frequentFlyerNumber ?? '',
    age: saved.age?.toString() ?? '',
    keepSavedDocument: saved.sealedDocument !== null,
  };
}

const typedSteps = ({ customer, passengers, billing }: Saves): TypedSteps => ({
  customer: customer?.details ?? null,
  travellers: (passengers?.list ?? []).map(typedOf),
  answers: [...(passengers?.answers ?? [])],
  billing: billing?.information ?? null,
});

/** What was typed of people goes to the address that they gave for themselves, and to no other. */
function mayGoTo({ customer, passengers, billing }: Saves, email: string): boolean {
  if (customer) return customer.details.email.toLowerCase() === email.toLowerCase();
  return passengers === null && billing === null;
}

/** Links with which a traveller continues an order on another device, by a code from the mailbox (Q-13, decision 61). */
export function createTripLinks(parts: TripLinkParts) {
  const { db, now, booking: bookings, codes, counters, mailing, secret, siteOrigin } = parts;
  const rows = createTripLinkRows({ secret, siteOrigin });

  async function spend(use: string, keys: Readonly<Record<keyof typeof MAILS_AN_HOUR, string>>) {
    if (!mailing.isOn) throw new ApiError('unavailable');
    for (const name of ['booking', 'mailbox', 'address'] as const) {
      const limit = { max: MAILS_AN_HOUR[name], windowMs: HOUR_MS };
      const { allowed, retryAfterSeconds } = await counters.hit(`${use}:${name}:${keys[name]}`, limit);
      if (!allowed) throw new ApiError('too_many_requests', { retryAfterSeconds });
    }
  }

  async function headingOf({ kind, order }: Booking, locale: Locale): Promise<string> {
    if (!order) throw new ApiError('order_missing');
    return bookings.kinds.of(kind).describe(order, locale, nobodysFacts(locale)).heading;
  }

  /** The row of a link that is ours; a string says that it is not, or that its row is gone. */
  async function read(link: string, trx: Pick<TripLinkTransaction, 'selectFrom'>) {
    const id = rows.read(link);
    if (id === null) return 'invalid';
    const row = await trx.selectFrom('trip_links').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? 'expired';
  }

  function refusalOf(row: LinkRow, booking: Booking | null, saves: Saves): TripLinkRefusal | null {
    if (!booking?.order) return 'expired';
    if (booking.state === 'confirmed') return 'paid';
    // Its time is over, or it was given up.
    if (booking.state === 'releasing' || booking.reason?.startsWith('hold_')) return 'expired';
    if (!isEditable(booking.state) && booking.state !== 'held') return 'under-way';
    if (row.expires_at.getTime() <= now()) return 'expired';
    return mayGoTo(saves, row.email) ? null : 'other-mail';
  }

  return {
    /** The link and its mail are written together; the links before are worth nothing any more. */
    async send({
      sessionId,
      bookingId,
      email,
      locale,
      address,
    }: {
      readonly sessionId: string;
      readonly bookingId: string;
      readonly email: string;
      readonly locale: Locale;
      readonly address: string;
    }): Promise<{ expiresAt: string }> {
      await spend('trip-link', { booking: bookingId, mailbox: email.toLowerCase(), address });
      return db.transaction().execute(async (trx) => {
        const booking = await lockNamedBooking(trx, { sessionId, bookingId }, now());
        // A change of a booking is opened by the booking's own link (decision 37).
        if (!booking?.total || booking.amends !== null) throw new ApiError('order_missing');
        if (booking.state !== 'held') refuseUnlessEditable(booking);
        if (!mayGoTo(await readSaves(trx, booking.id), email))
          throw new ApiError('invalid_request', { fields: [{ path: 'email', code: 'email_of_contact' }] });
        // Of a held trip for as long as it is held.
        const endMs = booking.state === 'held' ? (booking.holdExpiresAtMs ?? now()) : now() + LIFE_MS;
        const link = await rows.write(trx, { bookingId: booking.id, email, locale, nowMs: now(), endMs });
        const amounts = await visitorAmounts(trx, booking, bookings.market);
        const mail = await mailing.compose(
          tripLinkMail({
            linkId: link.id,
            bookingId: booking.id,
            to: email,
            locale,
            trip: await headingOf(booking, locale),
            total: amounts.words(locale)(booking.total),
            address: link.address,
          }),
        );
        await mail.write(trx);
        return { expiresAt: link.expiresAt.toISOString() };
      });
    },

    /** Whoever opens a link sees nothing of the trip; the code goes to the mailbox that the link went to. */
    async sendCode({
      link,
      locale,
      address,
    }: {
      readonly link: string;
      readonly locale: Locale;
      readonly address: string;
    }): Promise<{ refusal: TripLinkRefusal | null; sent: CodeSent | null }> {
      const row = await read(link, db);
      if (typeof row === 'string') return { refusal: row, sent: null };
      const booking = await findBooking(db, row.booking_id);
      const refusal = refusalOf(row, booking, await readSaves(db, row.booking_id));
      if (refusal || !booking) return { refusal, sent: null };
      await spend('trip-code', { booking: booking.id, mailbox: row.email.toLowerCase(), address });
      const { id: codeId, code, expiresAtMs } = await codes.create(booking.id, now());
      const trip = await headingOf(booking, locale);
      await mailing.queue(tripCodeMail({ codeId, code, trip, bookingId: booking.id, to: row.email, locale }));
      const sent = { sentTo: masked(row.email), expiresAt: new Date(expiresAtMs).toISOString() };
      return { refusal: null, sent };
    },

    /** The order becomes that of this session; the session that had it is notified and can take it back. */
    async open({
      link,
      code,
      sessionId,
    }: {
      readonly link: string;
      readonly code: string;
      readonly sessionId: string;
    }): Promise<{ refusal: TripLinkRefusal | null; typed: TypedSteps | null }> {
      const known = await read(link, db);
      if (typeof known === 'string') return { refusal: known, typed: null };
      const isOver = known.expires_at.getTime() <= now();
      const codeId = isOver ? null : await codes.check(known.booking_id, code, now());
      return db.transaction().execute(async (trx) => {
        // As everywhere: the session before its bookings.
        await lockOpenBooking(trx, sessionId);
        const booking = await lockBooking(trx, known.booking_id);
        const row = await read(link, trx);
        if (typeof row === 'string') return { refusal: row, typed: null };
        const saves = await readSaves(trx, row.booking_id);
        const refusal = refusalOf(row, booking, saves);
        if (refusal || !booking) return { refusal, typed: null };
        if (codeId === null || !(await codes.use(trx, codeId, now()))) throw new ApiError('code_wrong');
        await continueElsewhere(trx, { booking, sessionId }, now());
        return { refusal: null, typed: typedSteps(saves) };
      });
    },

    /** An address is kept for as long as its link is worth something. */
    async deleteExpired(): Promise<void> {
      await db.deleteFrom('trip_links').where('expires_at', '<=', new Date(now())).execute();
    },
  };
}
