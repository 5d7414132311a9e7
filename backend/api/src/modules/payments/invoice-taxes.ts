import type { InvoiceRules, PriceLine } from '@travesia/contracts';
import { roundHalfUp } from '@travesia/domain';

export interface InvoiceTax {
  readonly name: string;
  readonly base: number;
  readonly tax: number;
}

/**
 * The market's tax that prices include, of the kinds of lines that its settings name; base and tax add up to those
 * lines to the cent. What airlines and cities collect stands among the lines as it was charged.
 */
export function invoiceTaxes(
  lines: readonly Pick<PriceLine, 'code' | 'total'>[],
  { tax: { name, percent, includedIn } }: Pick<InvoiceRules, 'tax'>,
): InvoiceTax[] {
  const taxed = lines
    .filter(({ code }) => includedIn.includes(code))
    .reduce((sum, { total }) => sum + total.amount, 0);
  if (taxed === 0) return [];
  const base = roundHalfUp((taxed * 100) / (100 + percent));
  return [{ name: `${name} ${percent} %`, base, tax: taxed - base }];
}
