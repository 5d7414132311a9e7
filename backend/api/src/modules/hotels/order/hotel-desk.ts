import {
  orUnknown,
  REFUSAL_REASONS,
  quoteEndMs,
  type OrderDesk,
  type OrderRequest,
  type PlacedOrder,
} from '../../booking/index.ts';
import type { NewStayBooking, StaySupplier, SupplierStayBooking } from '../ports.ts';
import { costOf } from '../sold-rate.ts';
import type { HotelOrder } from './hotel-order.ts';

const REASON_OF = { ...REFUSAL_REASONS, expired: 'offer_expired' } as const;

function placed(booking: SupplierStayBooking): PlacedOrder {
  return {
    supplierRef: booking.supplierBookingId,
    locator: booking.confirmationCode,
    ticketed: false,
    ticketingDeadline: null,
    notes: booking.keyInstructions ? [{ kind: 'key_collection', text: booking.keyInstructions }] : [],
  };
}

/** One adult a room: with fewer names than rooms the lead guest answers for the others. */
function toStayBooking({ order, saves, passengers, reference }: OrderRequest<HotelOrder>): NewStayBooking {
  if (!saves.customer) throw new RangeError('an order needs a contact');
  const adults = passengers.filter((passenger) => passenger.type === 'ADULT');
  const [lead] = adults;
  if (!lead) throw new RangeError('a stay needs a guest');
  return {
    reference,
    supplierQuoteId: order.supplierQuoteId,
    guests: order.stay.rooms.map((_room, place) => {
      const { firstName, lastName } = adults[place] ?? lead;
      return { firstName, lastName };
    }),
    contact: { email: saves.customer.details.email, phone: saves.customer.details.phone },
  };
}

/** Books stays through the hotels module's supplier: the quote of this visitor, our own reference (B-40, B-41). */
export function createHotelDesk(supplier: StaySupplier): OrderDesk<HotelOrder> {
  return {
    supplier: supplier.name,
    place: orUnknown(async (request) => {
      const outcome = await supplier.createBooking(toStayBooking(request));
      if (outcome.state === 'created') return { state: 'placed', ...placed(outcome.booking) };
      if (outcome.state === 'refused') return { state: 'refused', reason: REASON_OF[outcome.reason] };
      return { state: 'unknown' };
    }),
    find: orUnknown(async ({ reference }) => {
      const booking = await supplier.findBooking(reference);
      if (!booking || booking.isCancelled) return { state: 'absent' };
      return { state: 'found', ...placed(booking) };
    }),
    // The supplier has no quote of its own: the terms of the rate are what was bought.
    async quoteCancellation({ order: { rate }, nowMs }) {
      const step = costOf(rate).timeline.find(({ before }) => nowMs < Date.parse(before));
      return {
        state: 'quoted',
        quoteRef: null,
        refund: step?.refund ?? { amount: 0, currency: rate.total.currency },
        credit: null,
        expiresAtMs: quoteEndMs(nowMs, step ? Date.parse(step.before) : null),
      };
    },
    cancelAsQuoted: orUnknown(async (supplierRef) => {
      const outcome = await supplier.cancelBooking(supplierRef);
      return { state: outcome.state === 'cancelled' ? 'done' : 'refused' };
    }),
    lookUpCancellation: orUnknown(async ({ supplierRef }) => {
      return { state: (await supplier.isCancelled(supplierRef ?? '')) ? 'cancelled' : 'stands' };
    }),
    cancel: orUnknown(async (supplierRef) => {
      const outcome = await supplier.cancelBooking(supplierRef);
      return { state: outcome.state === 'cancelled' ? 'done' : 'refused' };
    }),
  };
}
