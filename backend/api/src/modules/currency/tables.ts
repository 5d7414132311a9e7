import type { ColumnType } from 'kysely';

export interface CurrencyTables {
  exchange_rates: {
    source: string;
    as_of: string;
    base: string;
    rates: ColumnType<Record<string, number>, string, string>;
    fetched_at: Date;
  };
}
