import {
  QUEUE_CATEGORY,
  QUEUE_NUMBER,
  TICKETING_DELAY_DAYS,
  type LocalDate,
  type LocalDateTime,
} from '@travesia/domain';
import { ticketingDeadline, type Saves } from '../../booking/index.ts';
import type { Partner } from '../priced-offer.ts';
import type { FlightOrder } from './flight-order.ts';

/** The booking request of the specification (F-40): our own record of what was ordered. No document numbers. */
export interface OrderRecord {
  readonly type: 'flight-order';
  readonly flightOffers: {
    readonly type: 'flight-offers-pricing';
    readonly offerIds: readonly string[];
    /** The supplier's own: it names the offer until there is an order. */
    readonly supplierOfferId: string;
    readonly metaName: string;
    readonly disId: string | null;
  };
  readonly ticketingAgreement: {
    readonly option: 'DELAY_TO_CANCEL';
    readonly delay: `${number}D`;
    readonly dateTime: LocalDateTime | null;
  };
  readonly automatedProcess: readonly {
    readonly code: 'IMMEDIATE';
    readonly queue: { readonly number: number; readonly category: number };
  }[];
  readonly BookingRequirements: {
    readonly contactInfo: boolean;
    readonly travelersInfo: boolean;
    readonly paymentInfo: boolean;
  };
}

/** The fare's own last moment, as a local clock of UTC (F-40). */
export function fareDeadlineOf(order: FlightOrder): LocalDateTime | null {
  return order.supplier.ticketingDeadline?.slice(0, 16) ?? null;
}

const NO_PARTNER: Partner = { metaName: '', disId: null };

export function orderRecord(facts: {
  readonly order: FlightOrder;
  readonly saves: Saves;
  readonly today: LocalDate;
}): OrderRecord {
  const { order, saves, today } = facts;
  return {
    type: 'flight-order',
    flightOffers: {
      type: 'flight-offers-pricing',
      offerIds: [order.offer.id],
      supplierOfferId: order.supplier.supplierOfferId,
      ...(order.partner ?? NO_PARTNER),
    },
    ticketingAgreement: {
      option: 'DELAY_TO_CANCEL',
      delay: `${TICKETING_DELAY_DAYS}D`,
      dateTime: ticketingDeadline(today, fareDeadlineOf(order)),
    },
    automatedProcess: [{ code: 'IMMEDIATE', queue: { number: QUEUE_NUMBER, category: QUEUE_CATEGORY } }],
    BookingRequirements: {
      contactInfo: saves.customer !== null,
      travelersInfo: saves.passengers?.list.length === order.offer.travelerPricings.length,
      paymentInfo: saves.payment !== null,
    },
  };
}
