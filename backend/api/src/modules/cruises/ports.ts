import type { Cruise, Locale } from '@travesia/contracts';

/** Whoever tells which cruises are on sale (W-11). */
export interface CruiseSource {
  /** Every sailing on sale, in one language. Rejects where the source is away, too slow or cannot be read. */
  read(locale: Locale): Promise<readonly Cruise[]>;
}
