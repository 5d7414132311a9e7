import { todayIn } from '@travesia/domain';
import type { DeskPerson, ErasureRefusal } from '@travesia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { findBooking, lockBooking, type BookingModule } from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { PaymentsModule } from '../payments/index.ts';
import { createDataRequests } from './data-requests.ts';
import { eraseBooking } from './erase-booking.ts';
import { createPastTrips, lastDayOf } from './past-trips.ts';
import { refusalOf } from './refusal.ts';
import type { PrivacyDatabase } from './tables.ts';

export interface PrivacyNeeds {
  readonly database: PrivacyDatabase;
  readonly clock: Clock;
  readonly logger?: FastifyBaseLogger;
}

/** What travellers ask of their own data (D-19). */
export type DataRequests = ReturnType<typeof createDataRequests>;

/** Personal data and their end (D-11). */
export interface PrivacyModule {
  readonly requests: DataRequests;
  /** Erases what is due; called again and again. */
  erasePastTrips(): Promise<number>;
  /** Of a booking at the desk; null where there is none. */
  person(bookingId: string): Promise<DeskPerson | null>;
  /** Erases the person; or says why not yet. `note` writes what is written with it. */
  erase(bookingId: string, note: (trx: PrivacyDatabase) => Promise<void>): Promise<ErasureRefusal | null>;
}

const SILENT = { error: () => {} };

export function createPrivacyModule(
  { database: db, clock, logger }: PrivacyNeeds,
  { kinds, market }: Pick<BookingModule, 'kinds' | 'market'>,
  {
    payments,
    mailing,
  }: {
    readonly payments: Pick<PaymentsModule, 'afterBooking' | 'links'>;
    readonly mailing: Pick<Mailing, 'compose'>;
  },
): PrivacyModule {
  const nowMs = () => clock.nowMs();
  const requests = createDataRequests({
    db,
    nowMs,
    codes: payments.afterBooking.codes,
    market,
    mailing,
    addressOf: payments.links.addressOf,
  });

  async function person(bookingId: string, on: PrivacyDatabase = db): Promise<DeskPerson | null> {
    const booking = await findBooking(on, bookingId);
    if (!booking) return null;
    const row = await on
      .selectFrom('bookings')
      .select('erased_at')
      .where('id', '=', bookingId)
      .executeTakeFirst();
    const erasedAt = row?.erased_at ?? null;
    const asked = await requests.ofBooking(bookingId, on);
    if (erasedAt) return { erasedAt: erasedAt.toISOString(), refusal: null, requests: asked };
    const lastDay = lastDayOf({ kinds }, booking);
    const refusal = await refusalOf(on, bookingId, { lastDay, today: todayIn(nowMs()) });
    return { erasedAt: null, refusal, requests: asked };
  }

  return {
    requests,
    erasePastTrips: createPastTrips({ db, kinds, market, nowMs, log: logger ?? SILENT }),
    person: (bookingId) => person(bookingId),
    erase: (bookingId, note) =>
      db.transaction().execute(async (trx) => {
        await lockBooking(trx, bookingId);
        const found = await person(bookingId, trx);
        if (found?.refusal) return found.refusal;
        if (found && found.erasedAt === null)
          await eraseBooking(trx, bookingId, { now: new Date(nowMs()), withAddress: true });
        await note(trx);
        return null;
      }),
  };
}
