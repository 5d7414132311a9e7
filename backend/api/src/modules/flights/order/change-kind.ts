import { SetOrderReplySchema, type Locale, type OrderKind, type PriceLine } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { FLIGHT_CHANGE, FLIGHT_CHANGE_WORDS, SetChangeOrderSchema } from '@travesia/products/booking-lookup';
import {
  defineOrderKind,
  type OrderableOrder,
  type OrderDesk,
  type OrderKindDefinition,
  type StoredOrder,
} from '../../booking/index.ts';
import type { FlightSupplier } from '../ports.ts';
import { withAmendment } from './changed-flight.ts';
import { flightCalendar } from './flight-calendar.ts';
import type { FlightOrder } from './flight-order.ts';
import { flightPolicies } from './flight-policies.ts';
import { flightHeading, flightSections, orderTravellers, travelDates } from './flight-sections.ts';
import { wordsOf } from './words.ts';

export const FLIGHT_CHANGE_KIND = FLIGHT_CHANGE.kind;

/** A change that the airline has quoted: what is flown from then on, and the difference. */
export interface FlightChangeOrder {
  readonly changeRef: string;
  readonly after: FlightOrder;
  readonly total: Money;
  readonly penalty: Money;
}

/** The penalty and the difference in fare, which add up to the total. */
function changeLines({ total, penalty }: FlightChangeOrder, locale: Locale): PriceLine[] {
  const words = wordsOf(locale);
  const difference = { ...total, amount: total.amount - penalty.amount };
  const line = (code: 'penalty' | 'difference', amount: Money): PriceLine[] =>
    amount.amount === 0
      ? []
      : [{ code, label: words(`changeLine.${code}`), quantity: 1, unit: amount, total: amount }];
  return [...line('penalty', penalty), ...line('difference', difference)];
}

/** Finds what was quoted and allowed; throws where it does not hold any more. */
export type FindQuotedChange = (kind: OrderKind, id: string) => Promise<OrderableOrder<StoredOrder>>;

/**
 * A change of flights as an order of its own: it is paid in the checkout like any other, and carried out at the
 * supplier between authorisation and capture.
 */
export function flightChangeKind(
  supplier: FlightSupplier,
  findQuoted: FindQuotedChange,
): OrderKindDefinition {
  return defineOrderKind({
    kind: FLIGHT_CHANGE_KIND,
    summaryPath: FLIGHT_CHANGE.paths.summary,
    words: FLIGHT_CHANGE_WORDS,
    setOrder: {
      path: 'flight-change-order',
      summary: 'Sets a quoted change of a booking as an order to be paid (M-05)',
      body: SetChangeOrderSchema,
      reply: SetOrderReplySchema,
      errors: ['offer_not_found', 'offer_expired'],
      find: async ({ change }) => {
        const found = await findQuoted(FLIGHT_CHANGE_KIND, change.id);
        return { ...found, order: found.order as unknown as FlightChangeOrder };
      },
      bodyOf: (id) => ({ change: { id } }),
      replyOf: ({ id, bookingId }) => ({ id, bookingId, baggageUrl: '' }),
    },
    identityOf: ({ changeRef }: FlightChangeOrder) => changeRef,
    describe: ({ after }, locale, { amountWords }) => ({
      heading: flightHeading(after, locale),
      sections: flightSections(after, locale),
      calendar: flightCalendar(after, locale),
      policies: flightPolicies(after, locale, amountWords),
    }),
    priceLines: (order, _extras, locale) => changeLines(order, locale),
    travellersOf: ({ after }) => orderTravellers(after),
    requirementsOf: ({ after }) => ({ passportRequired: false, ...travelDates(after) }),
    recordOf: ({ changeRef, total }) => ({ type: 'flight-change', changeRef, total }),
    partsOf: (order) => [
      {
        name: FLIGHT_CHANGE_KIND,
        title: FLIGHT_CHANGE_WORDS.name,
        referenceLabel: FLIGHT_CHANGE_WORDS.supplierReference,
        desk: createConfirmDesk(supplier, order),
        amountsOf: ({ total }) => ({ price: total, cost: total }),
      },
    ],
    amend: (_before, { after, total }) =>
      withAmendment(after, { price: total, cost: total }) as unknown as StoredOrder,
  });
}

/** Confirms the change at the supplier. It cannot be taken back: nothing here cancels. */
function createConfirmDesk(
  supplier: FlightSupplier,
  { changeRef, total }: FlightChangeOrder,
): OrderDesk<FlightChangeOrder> {
  const changed = { supplierRef: changeRef, locator: null, ticketed: true, ticketingDeadline: null };
  const REFUSALS = {
    expired: 'offer_expired',
    price_changed: 'price_changed',
    refused: 'supplier_refused',
  } as const;
  return {
    supplier: supplier.name,
    async place() {
      try {
        const { state } = await supplier.confirmChange(changeRef, total);
        return state === 'changed'
          ? { state: 'placed', ...changed }
          : { state: 'refused', reason: REFUSALS[state] };
      } catch {
        return { state: 'unknown' };
      }
    },
    async find() {
      try {
        return (await supplier.isChanged(changeRef)) ? { state: 'found', ...changed } : { state: 'absent' };
      } catch {
        return { state: 'unknown' };
      }
    },
    cancel: async () => ({ state: 'refused' }),
    quoteCancellation: async () => ({ state: 'refused' }),
    cancelAsQuoted: async () => ({ state: 'refused' }),
    lookUpCancellation: async () => ({ state: 'stands' }),
  };
}
