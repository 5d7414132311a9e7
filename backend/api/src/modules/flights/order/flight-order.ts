import type { Localized } from '@travesia/domain';
import type { BagOption, Dictionaries, FareRule, FlightOffer } from '@travesia/contracts';
import { travellerAges, type Money } from '@travesia/domain';
import type { OrderableOrder } from '../../booking/index.ts';
import type { Partner, PricedOffer, SupplierSnapshot } from '../priced-offer.ts';

/** The priced offer as it was when the order was set: prices, rules and bags are read from here only (B-06). */
export interface FlightOrder {
  readonly offer: FlightOffer;
  readonly dictionaries: Localized<Dictionaries>;
  readonly fareRules: Localized<readonly FareRule[]> | null;
  /** `null` where the supplier tells nothing about bags (F-36). */
  readonly bags: readonly BagOption[] | null;
  readonly supplier: SupplierSnapshot;
  readonly passportRequired: boolean;
  /** What each traveller was priced as, in the order of the offer; absent in orders of the version before this one. */
  readonly ages?: readonly number[];
  /** Absent in orders of the version before this one. */
  readonly partner?: Partner;
  /** Paid on top since it was booked, or come back where it is below nothing: changes of flights, bags, seats. */
  readonly amended?: Money;
  /** What the airline takes of that; absent: all of it. */
  readonly amendedCost?: Money;
}

/** A priced offer as the order of a booking. */
export function orderableOffer(priced: PricedOffer, disId?: string | null): OrderableOrder<FlightOrder> {
  return {
    orderId: priced.id,
    expiresAtMs: priced.expiresAtMs,
    order: {
      offer: priced.offer,
      dictionaries: priced.dictionaries,
      fareRules: priced.fareRules,
      bags: priced.bags,
      supplier: priced.supplierSnapshot,
      passportRequired: priced.passportRequired,
      ages: travellerAges(priced.search.travelerInfo),
      partner: { ...priced.partner, disId: disId ?? priced.partner.disId },
    },
  };
}
