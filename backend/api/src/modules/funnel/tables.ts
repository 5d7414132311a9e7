import type { FunnelStep } from '@travesia/contracts';
import type { Kysely } from 'kysely';

export interface FunnelTables {
  /** Sums of a day, of nobody. */
  funnel_counts: {
    /** As the database writes a day. */
    day: string;
    step: FunnelStep;
    market: string;
    product: string;
    language: string;
    device: string;
    release: string;
    source: string;
    count: number;
  };
  /** Batches of the site that were counted: one that comes again is not. */
  funnel_batches: { id: string; at: Date };
}

export type FunnelDatabase = Kysely<FunnelTables>;
