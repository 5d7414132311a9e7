import type { MarginRule } from '@travesia/contracts';
import { marginRuleFor, todayIn } from '@travesia/domain';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { MarketRules } from './markets.ts';

/** The margin that a visitor's prices have now; null: suppliers' prices are ours (W-14). */
export type Margins = (product: string, supplier: string, visitor: Visitor) => MarginRule | null;

export function createMargins(market: (id: string) => MarketRules, clock: Clock): Margins {
  return (product, supplier, { market: id, source }) =>
    marginRuleFor(market(id).margins, { product, supplier, source, today: todayIn(clock.nowMs()) });
}

/** Prices of one margin are nobody's with another one: it is a part of what searches are cached under. */
export const marginKey = (...rules: readonly (MarginRule | null)[]): string =>
  rules.some((rule) => rule !== null) ? `${JSON.stringify(rules)} ` : '';
