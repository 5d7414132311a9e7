import type { InfoData, Locale } from '@travesia/contracts';
import type { ColumnType } from 'kysely';

export interface SessionTables {
  browsers: { id: string; agent_hash: string; secret_hash: string; created_at: Date; expires_at: Date };
  sessions: {
    id: string;
    browser_id: string;
    secret_hash: string;
    locale: Locale;
    country_code: string | null;
    currency_code: string;
    attribution: ColumnType<InfoData, string, string>;
    created_at: Date;
    expires_at: Date;
  };
}
