import { formatCharged, formatMoney, besideCharged, shownStepOf, type PriceFormat } from './format-money.ts';
import { convertMoney, sumMoney, type Money } from './money.ts';

const toStep = (amount: number, step: number) => Math.round(amount / step) * step;

/** How many of the lines were paid first, before anything was changed or added; all where none add up to it. */
function paidFirst(lines: readonly Money[], first: Money | undefined): number {
  let left = first?.amount ?? 0;
  for (const [place, { amount }] of lines.entries()) {
    left -= amount;
    if (left === 0) return place + 1;
  }
  return lines.length;
}

/**
 * What the lines of a price show in the visitor's currency. Each is rounded by itself; the largest take what their sum
 * is then short of or over the total, so that a reader who adds up finds the total, and in the lines that were paid
 * first what is said to be paid. As they are where no rate is known.
 */
export function shownLines(
  lines: readonly Money[],
  total: Money,
  { currency, rates }: PriceFormat,
  first?: Money,
): readonly Money[] {
  const shown = (amount: Money) => rates && convertMoney(amount, currency, rates)?.amount;
  const shownTotal = shown(total);
  if (typeof shownTotal !== 'number' || sumMoney(lines, total.currency).amount !== total.amount) return lines;
  const step = shownStepOf(currency);
  const amounts = lines.map((line) => toStep(shown(line) ?? 0, step));
  const count = paidFirst(lines, first);
  const shownFirst = first && count < lines.length ? toStep(shown(first) ?? 0, step) : 0;
  const rest = toStep(shownTotal, step) - shownFirst;
  const parts =
    shownFirst === 0
      ? [fitted(amounts, rest, step)]
      : [fitted(amounts.slice(0, count), shownFirst, step), fitted(amounts.slice(count), rest, step)];
  return parts.flat().map((amount) => ({ amount, currency }));
}

/** The same in a mail or a document: the visitor's currency first, the charge beside it (S-40). */
export function formatLines(
  lines: readonly Money[],
  total: Money,
  format: PriceFormat,
  first?: Money,
): readonly string[] {
  const shown = shownLines(lines, total, format, first);
  return lines.map((line, place) =>
    besideCharged(formatMoney(shown[place] ?? line, format.numberLocale), formatCharged(line, format)),
  );
}

/** The price of one of several, where as often as it counts it is what their line shows; null where rounding parts them. */
export function shownUnit(
  { unit, quantity }: { readonly unit: Money; readonly quantity: number },
  line: Money,
  { currency, rates }: PriceFormat,
): Money | null {
  const shown = (rates && convertMoney(unit, currency, rates)) ?? unit;
  const amount = toStep(shown.amount, shownStepOf(shown.currency));
  return shown.currency === line.currency && amount * quantity === line.amount ? { ...shown, amount } : null;
}

/** The same amounts with the sum that is wanted. */
function fitted(amounts: number[], sum: number, step: number): number[] {
  const missing = sum - amounts.reduce((all, amount) => all + amount, 0);
  const largestFirst = amounts
    .map((_amount, place) => place)
    .toSorted((one, other) => Math.abs(amounts[other] ?? 0) - Math.abs(amounts[one] ?? 0));
  for (const place of largestFirst.slice(0, Math.abs(missing) / step))
    amounts[place] = (amounts[place] ?? 0) + Math.sign(missing) * step;
  return amounts;
}
