import { decimalsOf, minorUnitsPerMajor } from '@travesia/domain';

/** What spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Spreadsheets read a file without it as their own old encoding. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** One cell as RFC 4180 has it; a text that a spreadsheet would run begins with an apostrophe. A number is one. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** An amount in major units for a CSV, with the decimals of its currency: `-12.50`. */
export const csvAmount = (amount: number, currency: string): CsvAmount => ({
  decimal: (amount / minorUnitsPerMajor(currency)).toFixed(decimalsOf(currency)),
});
interface CsvAmount {
  /** Written as it is: the minus of an amount is no formula. */
  readonly decimal: string;
}

export function csvFile(
  head: readonly string[],
  rows: readonly (readonly (string | number | CsvAmount)[])[],
): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? cell.decimal : csvCell(cell))).join(','),
  );
  return `${BYTE_ORDER_MARK}${[head.join(','), ...lines].join('\r\n')}\r\n`;
}
