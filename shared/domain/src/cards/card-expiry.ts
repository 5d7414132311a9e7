import type { LocalDate } from '../dates/local-date.ts';

export interface CardExpiry {
  readonly month: number;
  readonly year: number;
}

/** The expiry field takes six digits: two of the month, two or four of the year (S-23). */
const EXPIRY_DIGIT_CAP = 6;

/** Month and year of 'MM/YY' or 'MM/YYYY'; two digits below 70 are 20xx, else 19xx (S-21). */
export function parseExpiry(text: string): CardExpiry | null {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return null;
  if (match[2]?.length === 4) return { month, year };
  return { month, year: year < 70 ? 2000 + year : 1900 + year };
}

/** Good through the last day of its month (S-21). */
export function isExpiryValid(text: string, today: LocalDate): boolean {
  const expiry = parseExpiry(text);
  if (!expiry) return false;
  const [year = 0, month = 0] = today.split('-').map(Number);
  return expiry.year > year || (expiry.year === year && expiry.month >= month);
}

/** '12/30': what is kept and shown of an expiry. */
export function shortExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

/** What the field shows after a key: the slash puts itself in, and stays out while the text is being deleted. */
export function formatExpiry(text: string, previous = ''): string {
  const isDeleting = text.length < previous.length;
  const padded = text.replace(/^\s*(\d)\s*[/-]/, '0$1/');
  let digits = padded.replaceAll(/\D/g, '');
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, EXPIRY_DIGIT_CAP);
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
