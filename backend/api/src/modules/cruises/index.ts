import type { Cruise, Locale } from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import { sailingsOnSale } from './calendar.ts';
import { cruiseOf } from './cruise-of.ts';

export interface CruisePage {
  /** The only listing there is (B-21). */
  readonly type: string;
  readonly pageSize: number;
  /** From 0. */
  readonly page: number;
}

const PAGE_SIZE_MAX = 50;

export interface CruiseListing {
  list(page: CruisePage, locale: Locale): { total: number; results: readonly Cruise[] };
}

/** Cruises on sale by phone: a calendar of our own, whose dates stay in the future (B-21, C-03). */
export function createCruiseListing(now: () => number): CruiseListing {
  return {
    list({ type, pageSize, page }, locale) {
      const today = todayIn(now());
      const sailings = type === 'cruise_landing' ? sailingsOnSale(today) : [];
      const size = Math.min(Math.max(pageSize, 0), PAGE_SIZE_MAX);
      const from = Math.max(page, 0) * size;
      return {
        total: sailings.length,
        results: sailings.slice(from, from + size).map((sailing) => cruiseOf(sailing, locale, today)),
      };
    },
  };
}
