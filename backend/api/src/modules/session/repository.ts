import type { InfoData, Locale } from '@travesia/contracts';
import type { Kysely } from 'kysely';
import type { SessionTables } from './tables.ts';

export interface Browser {
  readonly id: string;
  readonly agentHash: string;
}

export interface NewSession {
  readonly id: string;
  readonly browserId: string;
  readonly secretHash: string;
  readonly locale: Locale;
  readonly countryCode: string | null;
  readonly currencyCode: string;
  readonly attribution: InfoData;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface SessionRow {
  readonly id: string;
  readonly browserId: string;
  readonly agentHash: string;
  readonly locale: Locale;
  readonly countryCode: string | null;
  readonly currencyCode: string;
  readonly expiresAt: Date;
}

export function createSessionRepository(database: Kysely<SessionTables>) {
  return {
    async findBrowserBySecret(secretHash: string, now: Date): Promise<Browser | null> {
      const row = await database
        .selectFrom('browsers')
        .select(['id', 'agent_hash'])
        .where('secret_hash', '=', secretHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ? { id: row.id, agentHash: row.agent_hash } : null;
    },

    /** Binds a visitor id to a browser; `false` where the id is known already. */
    async bindBrowser(
      browser: Browser & { secretHash: string; now: Date; expiresAt: Date },
    ): Promise<boolean> {
      const row = await database
        .insertInto('browsers')
        .values({
          id: browser.id,
          agent_hash: browser.agentHash,
          secret_hash: browser.secretHash,
          created_at: browser.now,
          expires_at: browser.expiresAt,
        })
        .onConflict((conflict) => conflict.column('agent_hash').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async extendBrowser(id: string, expiresAt: Date): Promise<void> {
      await database.updateTable('browsers').set({ expires_at: expiresAt }).where('id', '=', id).execute();
    },

    async insertSession(session: NewSession): Promise<void> {
      await database
        .insertInto('sessions')
        .values({
          id: session.id,
          browser_id: session.browserId,
          secret_hash: session.secretHash,
          locale: session.locale,
          country_code: session.countryCode,
          currency_code: session.currencyCode,
          attribution: JSON.stringify(session.attribution),
          created_at: session.createdAt,
          expires_at: session.expiresAt,
        })
        .execute();
    },

    async setCurrency(id: string, currencyCode: string): Promise<void> {
      await database
        .updateTable('sessions')
        .set({ currency_code: currencyCode })
        .where('id', '=', id)
        .execute();
    },
    async findSession(secretHash: string): Promise<SessionRow | null> {
      const row = await database
        .selectFrom('sessions')
        .innerJoin('browsers', 'browsers.id', 'sessions.browser_id')
        .select([
          'sessions.id',
          'sessions.browser_id',
          'browsers.agent_hash',
          'sessions.locale',
          'sessions.country_code',
          'sessions.currency_code',
          'sessions.expires_at',
        ])
        .where('sessions.secret_hash', '=', secretHash)
        .executeTakeFirst();
      if (!row) return null;
      return {
        id: row.id,
        browserId: row.browser_id,
        agentHash: row.agent_hash,
        locale: row.locale,
        countryCode: row.country_code,
        currencyCode: row.currency_code,
        expiresAt: row.expires_at,
      };
    },
  };
}
export type SessionRepository = ReturnType<typeof createSessionRepository>;
