import { isRefOfAnother, type SupplierOrder } from '../supplier-orders-repository.ts';
import type { SettlementContext } from './context.ts';

/**
 * The supplier's outcome, unless it names an order of another booking: then it is unknown whether this booking has one.
 * An unknown outcome is looked up, and goes to manual review if that does not settle it.
 */
export async function believed<Outcome extends { readonly state: string }>(
  { db, log }: SettlementContext,
  order: SupplierOrder,
  outcome: Outcome,
): Promise<Outcome | { readonly state: 'unknown' }> {
  const named =
    'supplierRef' in outcome && typeof outcome.supplierRef === 'string' ? outcome.supplierRef : null;
  if (named === null || !(await isRefOfAnother(db, order, named))) return outcome;
  log.error({ bookingId: order.bookingId, part: order.part }, 'a supplier named an order of another booking');
  return { state: 'unknown' };
}
