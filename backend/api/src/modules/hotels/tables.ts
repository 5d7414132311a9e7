import type { ColumnType } from 'kysely';
import type { PricedStay } from './priced-stay.ts';

export interface HotelsTables {
  priced_stays: {
    id: string;
    /** jsonb: written as text, read as what it holds. */
    priced: ColumnType<Omit<PricedStay, 'id' | 'expiresAtMs'>, string, string>;
    created_at: Date;
    expires_at: Date;
  };
}
