import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { SettlementDatabase, SettlementTransaction } from './attempts-repository.ts';

const LIFE_MS = 10 * 60_000;
const TRIES_MAX = 5;

export interface SentCode {
  readonly id: string;
  readonly code: string;
  readonly expiresAtMs: number;
}

export type BookingCodes = ReturnType<typeof createBookingCodes>;

/**
 * One-time codes for what moves money (M-01) or opens a trip that is being put together: six digits, ten
 * minutes, five tries; the latest counts. A code of one use opens nothing of another.
 */
export function createBookingCodes(
  db: SettlementDatabase,
  secret: string,
  purpose: 'booking-code' | 'trip-code' = 'booking-code',
) {
  const digestOf = (id: string, code: string) =>
    createHmac('sha256', secret).update(`${purpose}:${id}:${code}`).digest('base64url');

  return {
    async create(bookingId: string, nowMs: number): Promise<SentCode> {
      const id = randomUUID();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAtMs = nowMs + LIFE_MS;
      await db
        .insertInto('booking_codes')
        .values({
          id,
          booking_id: bookingId,
          digest: digestOf(id, code),
          tries: 0,
          expires_at: new Date(expiresAtMs),
          used_at: null,
          created_at: new Date(nowMs),
        })
        .execute();
      return { id, code, expiresAtMs };
    },

    /** Counts the try before it is looked at; the id of the code where it is right. */
    async check(bookingId: string, typed: string, nowMs: number): Promise<string | null> {
      const latest = db
        .selectFrom('booking_codes')
        .select('id')
        .where('booking_id', '=', bookingId)
        .orderBy('created_at', 'desc')
        .limit(1);
      const row = await db
        .updateTable('booking_codes')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('id', '=', latest)
        .where('tries', '<', TRIES_MAX)
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date(nowMs))
        .returning(['id', 'digest'])
        .executeTakeFirst();
      if (!row) return null;
      const isRight = timingSafeEqual(Buffer.from(row.digest), Buffer.from(digestOf(row.id, typed)));
      return isRight ? row.id : null;
    },

    /** False where another request used it first. */
    async use(trx: SettlementTransaction, id: string, nowMs: number): Promise<boolean> {
      const row = await trx
        .updateTable('booking_codes')
        .set({ used_at: new Date(nowMs) })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
