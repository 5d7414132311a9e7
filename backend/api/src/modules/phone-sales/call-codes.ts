import { randomInt } from 'node:crypto';
import { CALL_CODE_ALPHABET, CALL_CODE_LENGTH, type CallCodeRequest, type Locale } from '@travesia/contracts';
import type { PhoneSaleDatabase } from './tables.ts';

const LIFE_MS = 3_600_000;
const TRIES = 5;
const UNIQUE_VIOLATION = '23505';

const newCode = () =>
  Array.from(
    { length: CALL_CODE_LENGTH },
    () => CALL_CODE_ALPHABET[randomInt(CALL_CODE_ALPHABET.length)],
  ).join('');

/** What was typed at the desk, as stored; null where it cannot be a code. */
export function readCallCode(typed: string): string | null {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode =
    text.length === CALL_CODE_LENGTH && Array.from(text).every((each) => CALL_CODE_ALPHABET.includes(each));
  return isCode ? text : null;
}

interface AskedCallCode extends Omit<CallCodeRequest, 'agentId'> {
  readonly sessionId: string;
  readonly locale: Locale;
}

/** Codes by which the desk sees what a caller sees; a session has one at a time (D-08). */
export function createCallCodes(db: PhoneSaleDatabase, now: () => number) {
  async function write({ sessionId, bookingId, locale, market, currency, page, title }: AskedCallCode) {
    const at = new Date(now());
    const own = await db
      .selectFrom('bookings')
      .select('id')
      .where('session_id', '=', sessionId)
      .where('id', '=', bookingId)
      .executeTakeFirst();
    const values = {
      booking_id: own?.id ?? null,
      locale,
      market,
      currency,
      page,
      title,
      expires_at: new Date(at.getTime() + LIFE_MS),
    };
    const code = newCode();
    const row = await db
      .insertInto('call_codes')
      .values({ session_id: sessionId, code, ...values })
      .onConflict((conflict) =>
        conflict.column('session_id').doUpdateSet((row) => ({
          ...values,
          // The agent may be looking at it: it stays while it lives.
          code: row
            .case()
            .when('call_codes.expires_at', '>', at)
            .then(row.ref('call_codes.code'))
            .else(code)
            .end(),
        })),
      )
      .returning(['code', 'expires_at'])
      .executeTakeFirstOrThrow();
    return { code: row.code, expiresAtMs: row.expires_at.getTime() };
  }

  return {
    async issue(asked: AskedCallCode) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await write(asked);
        } catch (fault) {
          // Another session has the same six characters.
          const isTaken = (fault as { code?: unknown }).code === UNIQUE_VIOLATION;
          if (!isTaken || tries === TRIES) throw fault;
        }
      }
    },

    /** Null for every code that opens nothing, whatever the reason. */
    async find(typed: string, database: Pick<PhoneSaleDatabase, 'selectFrom'> = db) {
      const code = readCallCode(typed);
      if (code === null) return null;
      const row = await database
        .selectFrom('call_codes')
        .selectAll()
        .where('code', '=', code)
        .where('expires_at', '>', new Date(now()))
        .executeTakeFirst();
      return row ?? null;
    },

    async deleteExpired() {
      await db.deleteFrom('call_codes').where('expires_at', '<=', new Date(now())).execute();
    },
  };
}

export type CallCodes = ReturnType<typeof createCallCodes>;
