import { readSaves, type FoundCancellation, type QuotedCancelOutcome } from '../../booking/index.ts';
import type { Cancellation, CancellationPart } from '../cancellations-repository.ts';
import { findChange, type BookingChange } from '../changes-repository.ts';
import type { SupplierOrder } from '../supplier-orders-repository.ts';
import type { SettlementContext } from './context.ts';
import { partNamed } from './parts.ts';
import type { CancelInput } from './review-cancellation.ts';

/** What a supplier is asked to do with an order that stands, and how it is found out whether it did. */
interface SupplierAsk {
  act(): Promise<QuotedCancelOutcome>;
  lookUp(): Promise<FoundCancellation>;
}

export async function changeOf(
  { db }: Pick<SettlementContext, 'db'>,
  { change_id: id }: Pick<Cancellation, 'change_id'>,
): Promise<BookingChange | null> {
  return id === null ? null : findChange(db, id);
}

/** To cancel the order as quoted, or to change it as quoted; null where nobody can be asked. */
export async function supplierAsk(
  { context, booking, cancellation }: CancelInput,
  part: CancellationPart,
  order: SupplierOrder,
): Promise<SupplierAsk | null> {
  const change = await changeOf(context, cancellation);
  return change
    ? askForChange({ context, booking }, change, order)
    : askToCancel({ context, booking }, part, order);
}

function askToCancel(
  { context, booking }: Pick<CancelInput, 'context' | 'booking'>,
  part: CancellationPart,
  order: SupplierOrder,
): SupplierAsk | null {
  const desk = partNamed(context, booking, part.part)?.desk;
  const { supplierRef } = order;
  const { order: booked } = booking;
  if (!desk || !supplierRef || !booked) return null;
  return {
    act: () => desk.cancelAsQuoted(supplierRef, part.supplier_quote, booked),
    lookUp: () => desk.lookUpCancellation(order),
  };
}

async function askForChange(
  { context, booking }: Pick<CancelInput, 'context' | 'booking'>,
  { kind, order_data: changeOrder }: BookingChange,
  order: SupplierOrder,
): Promise<SupplierAsk | null> {
  const [part] = context.kinds.of(kind).partsOf(changeOrder);
  if (!part) return null;
  const saves = await readSaves(context.db, booking.id);
  const request = context.orderRequest(booking, saves, order.reference);
  return {
    async act() {
      const { state } = await part.desk.place({ ...request, order: changeOrder });
      if (state === 'placed') return { state: 'done' };
      return { state: state === 'refused' ? 'refused' : 'unknown' };
    },
    async lookUp() {
      const { state } = await part.desk.find(order);
      if (state === 'found') return { state: 'cancelled' };
      return { state: state === 'absent' || state === 'refused' ? 'stands' : 'unknown' };
    },
  };
}
