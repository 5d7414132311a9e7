import type { SandboxClock } from '../clock.ts';
import type { OfferRequests } from './offer-requests.ts';
import type { OrderChangeBook } from './order-changes.ts';
import type { OrderServiceBook } from './order-services.ts';
import type { OrderBook } from './orders.ts';
import type { FlightSwitches } from './switches.ts';

/** What the routes of this supplier share. */
export interface FlightsContext {
  readonly clock: SandboxClock;
  readonly offerRequests: OfferRequests;
  readonly orders: OrderBook;
  readonly orderChanges: OrderChangeBook;
  readonly orderServices: OrderServiceBook;
  readonly switches: FlightSwitches;
  /** How long an order waits that is confirmed, refused or ticketed later. */
  readonly confirmMs: number;
  /** Sends what has become of orders that waited. */
  settleOrders(nowMs: number): Promise<void>;
  /** Settles them at that moment, unless somebody asked before. */
  settleAfter(delayMs: number): void;
  today(): string;
  waitSlowly(): Promise<void>;
}
