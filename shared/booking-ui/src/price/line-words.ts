import type { PriceLine } from '@travesia/contracts';

/** A line of a price in a list of terms: how often it counts, and whose it is. */
export function lineWords(
  { label, quantity, travellerId }: PriceLine,
  travellers: readonly { readonly id: string; readonly name: string }[],
): string {
  const name = travellers.find(({ id }) => id === travellerId)?.name;
  const counted = quantity > 1 ? `${quantity} × ${label}` : label;
  return name ? `${counted}, ${name}` : counted;
}
