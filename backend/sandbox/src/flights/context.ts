import type { SandboxClock } from '../clock.ts';
import type { OfferRequests } from './offer-requests.ts';
import type { OrderBook } from './orders.ts';
import type { SwitchBoard } from './switches.ts';

/** What the routes of this supplier share. */
export interface FlightsContext {
  readonly clock: SandboxClock;
  readonly offerRequests: OfferRequests;
  readonly orders: OrderBook;
  readonly switches: SwitchBoard;
  today(): string;
  waitSlowly(): Promise<void>;
}
