import { convertMoney, shownStepOf, sumMoney, type Money, type PriceFormat } from '@travesia/domain';

const toStep = (amount: number, step: number) => Math.round(amount / step) * step;

/**
 * What the lines of a price show in the visitor's currency. Each is rounded by itself; the largest take what their sum
 * is then short of or over the total, so that a reader who adds up finds the total. As they are where no rate is known.
 */
export function shownLines(
  lines: readonly Money[],
  total: Money,
  { currency, rates }: PriceFormat,
): readonly Money[] {
  const shownTotal = rates && convertMoney(total, currency, rates);
  if (!rates || !shownTotal || sumMoney(lines, total.currency).amount !== total.amount) return lines;
  const step = shownStepOf(currency);
  const amounts = lines.map((line) => toStep(convertMoney(line, currency, rates)?.amount ?? 0, step));
  const missing = toStep(shownTotal.amount, step) - amounts.reduce((sum, amount) => sum + amount, 0);
  const largestFirst = amounts
    .map((_amount, place) => place)
    .toSorted((one, other) => Math.abs(amounts[other] ?? 0) - Math.abs(amounts[one] ?? 0));
  for (const place of largestFirst.slice(0, Math.abs(missing) / step))
    amounts[place] = (amounts[place] ?? 0) + Math.sign(missing) * step;
  return amounts.map((amount) => ({ amount, currency }));
}
