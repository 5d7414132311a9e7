import type { ShareKind } from '@travesia/contracts';
import type { ColumnType } from 'kysely';
import type { SharedThing } from './shared-thing.ts';

export interface ShareTables {
  /** What was shared, by nobody in particular. */
  shares: {
    id: string;
    kind: ShareKind;
    about: ColumnType<SharedThing, string, never>;
    amount: number;
    currency: string;
    /** In the sharer's currency, where it is another one. */
    shown_amount: number | null;
    shown_currency: string | null;
    /** Of the journey, stay or activity. */
    first_day: string;
    seen_at: Date;
  };
}
