import type { StayHotel, StayRate, StayRequest, StayRoom } from './ports.ts';

/** A rate as it was quoted for one visitor: prices and terms are read from here only (B-06). */
export interface PricedStay {
  /** The rateKey the client knows; it is not the supplier's. */
  readonly id: string;
  readonly hotel: StayHotel;
  /** Without the other rates of the room. */
  readonly room: StayRoom;
  readonly rate: StayRate;
  readonly stay: StayRequest;
  readonly supplierQuoteId: string;
  readonly expiresAtMs: number;
}
