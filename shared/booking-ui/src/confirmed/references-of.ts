import type { ConfirmedBooking } from '@travesia/contracts';

/** Each supplier's locator with its label: a package has the airline's and the hotel's. */
export function referencesOf({
  supplierReference,
  supplierReferences,
}: Pick<ConfirmedBooking, 'supplierReference' | 'supplierReferences'>): {
  label?: string | undefined;
  locator: string;
}[] {
  return supplierReferences ?? (supplierReference ? [{ locator: supplierReference }] : []);
}
