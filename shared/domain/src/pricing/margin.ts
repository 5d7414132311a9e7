import type { LocalDate } from '../dates/local-date.ts';
import { roundHalfUp, type Money } from '../money/money.ts';

export const MARGIN_PRODUCTS = ['flight', 'hotel', 'activity', 'tour'] as const;
type MarginProduct = (typeof MARGIN_PRODUCTS)[number];

/** What we add to a supplier's price; amounts are minor units of the currency that is charged. */
export interface MarginTerms {
  /** Of the supplier's price, with two decimals at most. */
  readonly percent: number;
  readonly fixed: number;
  readonly minimum: number;
  readonly maximum?: number | undefined;
  /** The price that is shown is a multiple of it: 1 leaves it as it is, 100 makes whole dollars. */
  readonly roundTo: number;
}

/** Where a rule counts; what it does not name is all of it. */
export interface MarginScope {
  readonly product?: MarginProduct | undefined;
  readonly supplier?: string | undefined;
  /** The attribution of the visitor, in any case. */
  readonly source?: string | undefined;
  readonly from?: LocalDate | undefined;
  /** The last day. */
  readonly until?: LocalDate | undefined;
}

export interface MarginQuestion {
  /** A kind of order; without a name of its own here, rules for every product count. */
  readonly product: string;
  readonly supplier: string;
  readonly source: string;
  readonly today: LocalDate;
}

/** The first rule of the list that fits; null where none does. */
export function marginRuleFor<Rule extends MarginScope>(
  rules: readonly Rule[],
  { product, supplier, source, today }: MarginQuestion,
): Rule | null {
  const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return (
    rules.find(
      (rule) =>
        (!rule.product || rule.product === product) &&
        (!rule.supplier || isSameText(rule.supplier, supplier)) &&
        (!rule.source || isSameText(rule.source, source)) &&
        (!rule.from || rule.from <= today) &&
        (!rule.until || today <= rule.until),
    ) ?? null
  );
}

/** Half up, at least `least`. */
function rounded(amount: number, { roundTo, least }: { roundTo: number; least: number }): number {
  const nearest = roundHalfUp(amount / roundTo) * roundTo;
  return nearest < least ? nearest + roundTo : nearest;
}

/**
 * Percent plus fixed amount, within minimum and maximum; then the price is rounded half up, never below the
 * supplier's. Rounding comes last: it may go half a step past a limit.
 */
export function priceWithMargin(cost: Money, terms: MarginTerms | null): Money {
  if (!terms) return cost;
  const { percent, fixed, minimum, maximum, roundTo } = terms;
  // Hundredths of a percent are whole numbers, so that a half is a half.
  const wanted = roundHalfUp((cost.amount * Math.round(percent * 100)) / 10_000) + fixed;
  const margin = Math.max(minimum, Math.min(wanted, maximum ?? wanted));
  return { ...cost, amount: rounded(cost.amount + margin, { roundTo, least: cost.amount }) };
}

/** What of our margin goes back where a supplier gives back `given` of its `cost`: the same share, half up. */
export function marginReturned(
  margin: number,
  { given, cost }: { readonly given: number; readonly cost: number },
): number {
  if (given >= cost) return margin;
  return roundHalfUp((margin * Math.max(0, given)) / cost);
}
