import {
  addDays,
  QUEUE_CATEGORY,
  QUEUE_NUMBER,
  TICKETING_DELAY_DAYS,
  type LocalDate,
  type LocalDateTime,
} from '@travesia/domain';
import type { FlightOrder, Saves } from './booking.ts';

/** The booking request of the specification (F-40): our own record of what was ordered. No document numbers. */
export interface OrderRecord {
  readonly type: 'flight-order';
  readonly flightOffers: { readonly type: 'flight-offers-pricing'; readonly offerIds: readonly string[] };
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

/** The last day to issue the ticket: in six days, never later than the fare's own deadline (F-40). */
export function ticketingDeadline(today: LocalDate, fareDeadline: LocalDateTime | null): LocalDateTime {
  const delayed = `${addDays(today, TICKETING_DELAY_DAYS)}T00:00`;
  return fareDeadline !== null && fareDeadline < delayed ? fareDeadline : delayed;
}

export function orderRecord(facts: {
  readonly order: FlightOrder;
  readonly saves: Saves;
  readonly today: LocalDate;
  readonly fareDeadline: LocalDateTime | null;
}): OrderRecord {
  const { order, saves, today, fareDeadline } = facts;
  return {
    type: 'flight-order',
    flightOffers: { type: 'flight-offers-pricing', offerIds: [order.offer.id] },
    ticketingAgreement: {
      option: 'DELAY_TO_CANCEL',
      delay: `${TICKETING_DELAY_DAYS}D`,
      dateTime: ticketingDeadline(today, fareDeadline),
    },
    automatedProcess: [{ code: 'IMMEDIATE', queue: { number: QUEUE_NUMBER, category: QUEUE_CATEGORY } }],
    BookingRequirements: {
      contactInfo: saves.customer !== null,
      travelersInfo: saves.passengers?.list.length === order.offer.travelerPricings.length,
      paymentInfo: saves.payment !== null,
    },
  };
}
