import { OrderKindSchema, type ConfirmedBooking, type OrderKind } from '@travesia/contracts';
import { is } from 'valibot';

/** Each supplier's locator with the kind of thing it stands for: a package has the airline's and the hotel's. */
export function referencesOf({
  kind,
  supplierReference,
  supplierReferences,
}: Pick<ConfirmedBooking, 'kind' | 'supplierReference' | 'supplierReferences'>): {
  part: OrderKind;
  locator: string;
}[] {
  if (supplierReferences) {
    return supplierReferences.map(({ part, locator }) => ({
      part: is(OrderKindSchema, part) ? part : kind,
      locator,
    }));
  }
  return supplierReference ? [{ part: kind, locator: supplierReference }] : [];
}
