import type { Localized } from '@travesia/domain';
import type { Locale } from '@travesia/contracts';
import type { Pax } from '@travesia/domain';
import type { ActivityRange } from './ranges.ts';
import type { SupplierActivity, SupplierDay, SupplierModality } from './ports.ts';

/** What is said of it in one language. */
export interface ActivityWords {
  readonly language: Locale;
  readonly name: string;
  readonly cityName: string;
  readonly modality: string;
  readonly rate: string;
  readonly session: string | null;
  readonly serviceLanguage: string | null;
  readonly questions: SupplierModality['questions'];
  readonly meetingPoint: SupplierActivity['content']['meetingPoint'];
  readonly included: readonly string[];
  readonly importantInfo: readonly string[];
  readonly redeemInfo: readonly string[];
}

/** A rate as it was checked for one visitor: prices and terms are read from here only (B-06). */
export interface PricedActivity {
  /** The rateKey the client knows; it is not the supplier's. */
  readonly id: string;
  readonly range: ActivityRange;
  readonly code: string;
  readonly modality: string;
  readonly rate: string;
  readonly paxes: readonly Pax[];
  readonly countryCode: string;
  readonly timeZone: string;
  readonly amountUnitType: 'PAX' | 'SERVICE';
  readonly day: SupplierDay;
  readonly session: string | null;
  readonly serviceLanguage: string | null;
  /** At most; null where the supplier says none, absent in orders before it was kept. */
  readonly durationMinutes?: number | null;
  readonly birthDatesCode: string | null;
  readonly supplierName: string | null;
  /** In both languages, so that checkout, confirmation and mail speak the reader's. */
  readonly words: Localized<ActivityWords>;
  /** The place's clock when it was checked: terms that had ended by then are none. */
  readonly checkedAt: string;
  readonly expiresAtMs: number;
}
