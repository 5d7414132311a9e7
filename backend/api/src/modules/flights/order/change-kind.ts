import type { Locale, PriceLine } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { FLIGHT_CHANGE, FLIGHT_CHANGE_WORDS } from '@travesia/products/booking-lookup';
import { orUnknown, type OrderDesk, type OrderKindDefinition } from '../../booking/index.ts';
import type { FlightSupplier } from '../ports.ts';
import { flightAmendmentKind, type FindQuotedChange } from './amendment-kind.ts';
import type { Settled } from '../../../settled.ts';
import type { FlightOrder } from './flight-order.ts';
import { flightPolicies } from './flight-policies.ts';
import { wordsOf } from './words.ts';

export const FLIGHT_CHANGE_KIND = FLIGHT_CHANGE.kind;

/** A change that the airline has quoted: what is flown from then on, and the difference. */
export interface FlightChangeOrder {
  readonly changeRef: string;
  readonly after: FlightOrder;
  readonly total: Money;
  /** Of an account in another currency: what the airline takes, or gives back. */
  readonly settled?: Settled | undefined;
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

/** A change of flights (M-05). */
export function flightChangeKind(
  supplier: FlightSupplier,
  findQuoted: FindQuotedChange,
): OrderKindDefinition {
  return flightAmendmentKind<FlightChangeOrder>(supplier, findQuoted, {
    declaration: FLIGHT_CHANGE,
    words: FLIGHT_CHANGE_WORDS,
    setOrder: {
      path: 'flight-change-order',
      summary: 'Sets a quoted change of a booking as an order to be paid (M-05)',
    },
    identityOf: ({ changeRef }) => changeRef,
    flightOf: ({ after }) => after,
    policiesOf: ({ after }, locale, buyer) => flightPolicies(after, locale, buyer),
    amountsOf: ({ total, settled }) => ({ price: total, cost: total, settled }),
    amendedOf: (_before, { after }) => after,
    priceLines: (order, _extras, locale) => changeLines(order, locale),
    recordOf: ({ changeRef, total }) => ({ type: 'flight-change', changeRef, total }),
    deskOf: (order) => createConfirmDesk(supplier, order),
  });
}

/** Confirms the change at the supplier. */
function createConfirmDesk(
  supplier: FlightSupplier,
  { changeRef, total, settled }: FlightChangeOrder,
): Pick<OrderDesk<FlightChangeOrder>, 'place' | 'find'> {
  const changed = { supplierRef: changeRef, locator: null, ticketed: true, ticketingDeadline: null };
  const REFUSALS = {
    expired: 'offer_expired',
    price_changed: 'price_changed',
    refused: 'supplier_refused',
  } as const;
  return {
    place: orUnknown(async () => {
      const { state } = await supplier.confirmChange(changeRef, settled ?? total);
      return state === 'changed'
        ? { state: 'placed', ...changed }
        : { state: 'refused', reason: REFUSALS[state] };
    }),
    find: orUnknown(async () => {
      return (await supplier.isChanged(changeRef)) ? { state: 'found', ...changed } : { state: 'absent' };
    }),
  };
}
