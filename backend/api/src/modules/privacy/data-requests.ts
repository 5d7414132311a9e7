import { randomUUID } from 'node:crypto';
import type { DataFormat, DataRequestKind, DataRequestView, Locale } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import { inMarket } from '../../text/in-market.ts';
import { lockBooking, type Booking, type MarketRules } from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import { dataReadyMail } from './data-ready-mail.ts';
import { exportJson, exportText, readPersonalData } from './export-person.ts';
import type { PrivacyDatabase } from './tables.ts';

const DAY_MS = 86_400_000;
/** How long a copy can be downloaded; after that it is asked for again. */
const READY_MS = 30 * DAY_MS;

export interface DataRequestParts {
  readonly db: PrivacyDatabase;
  readonly nowMs: () => number;
  readonly codes: PaymentsModule['afterBooking']['codes'];
  readonly market: (id: string) => MarketRules;
  readonly mailing: Pick<Mailing, 'compose'>;
  readonly addressOf: PaymentsModule['links']['addressOf'];
}

/** What a traveller asks of their own data with a code from their mailbox, and what the desk answers (D-19). */
export function createDataRequests({ db, nowMs, codes, market, mailing, addressOf }: DataRequestParts) {
  async function ofBooking(bookingId: string, on: PrivacyDatabase = db): Promise<DataRequestView[]> {
    const rows = await on
      .selectFrom('data_requests')
      .selectAll()
      .distinctOn('kind')
      .where('booking_id', '=', bookingId)
      .orderBy('kind')
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ kind, state, created_at: createdAt, closed_at: closedAt }) => {
      const isReady = kind === 'export' && closedAt !== null && closedAt.getTime() + READY_MS > nowMs();
      return {
        kind,
        state: state === 'open' ? 'open' : isReady ? 'ready' : 'over',
        at: (closedAt ?? createdAt).toISOString(),
      };
    });
  }

  /** Checks the code, and does what it allows in the transaction that uses it up. */
  async function withCode(
    booking: Booking,
    code: string,
    allowed: (trx: PrivacyDatabase) => Promise<void>,
  ): Promise<void> {
    const codeId = await codes.check(booking.id, code, nowMs());
    if (codeId === null) throw new ApiError('code_wrong');
    await db.transaction().execute(async (trx) => {
      await lockBooking(trx, booking.id);
      if (!(await codes.use(trx, codeId, nowMs()))) throw new ApiError('code_wrong');
      await allowed(trx);
    });
  }

  /** Once: what is asked for again while it is open is the same request. */
  async function ask(
    booking: Booking,
    { kind, code }: { readonly kind: DataRequestKind; readonly code: string },
  ): Promise<void> {
    await withCode(booking, code, async (trx) => {
      await trx
        .insertInto('data_requests')
        .values({
          id: randomUUID(),
          booking_id: booking.id,
          kind,
          state: 'open',
          created_at: new Date(nowMs()),
          closed_at: null,
        })
        .onConflict((conflict) =>
          conflict.columns(['booking_id', 'kind']).where('state', '=', 'open').doNothing(),
        )
        .execute();
    });
  }

  /** The copy that the desk released; as the data are now. */
  async function download(
    booking: Booking,
    { format, code }: { readonly format: DataFormat; readonly code: string },
    locale: Locale,
  ): Promise<string> {
    const released = (await ofBooking(booking.id)).some(
      ({ kind, state }) => kind === 'export' && state === 'ready',
    );
    if (!released) throw new ApiError('not_found');
    await withCode(booking, code, async () => {});
    const data = await readPersonalData(db, booking.id, locale);
    return format === 'json' ? exportJson(data) : exportText(data, locale);
  }

  /** Releases the copy and mails the way to it; where nobody asked, or a colleague was first, nothing happens. */
  async function release(booking: Booking, note: (trx: PrivacyDatabase) => Promise<void>): Promise<void> {
    const booked = booking.confirmed && inLocale(booking.confirmed, booking.locale);
    const open = await db
      .selectFrom('data_requests')
      .select('id')
      .where('booking_id', '=', booking.id)
      .where('kind', '=', 'export')
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (!booked || !open) return;
    const mail = await mailing.compose(
      inMarket(market(booking.market), () =>
        dataReadyMail({
          requestId: open.id,
          bookingId: booking.id,
          referenceId: booked.referenceId,
          to: booked.passenger.email,
          firstName: booked.passenger.firstName,
          locale: booking.locale,
          bookingAddress: addressOf(booking.id, booking.locale),
        }),
      ),
    );
    await db.transaction().execute(async (trx) => {
      await lockBooking(trx, booking.id);
      if (!(await close(trx, booking.id, 'export'))) return;
      await mail.write(trx);
      await note(trx);
    });
  }

  /** Whether one was open. */
  async function close(trx: PrivacyDatabase, bookingId: string, kind: DataRequestKind): Promise<boolean> {
    const row = await trx
      .updateTable('data_requests')
      .set({ state: 'done', closed_at: new Date(nowMs()) })
      .where('booking_id', '=', bookingId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  return { ofBooking, ask, download, release, close };
}
