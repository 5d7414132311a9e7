/** 12345 cents are '123.45'. */
export function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** '123.45' are 12345 cents; an amount that is not given is none. */
export const centsOf = (amount: string | null): number => Math.round(Number(amount) * 100);
