import type { AssistantReply, CachedFlightsPayload } from '@travesia/contracts';

/** Flights as the assistant kept them: not ours, not checked, perhaps of another search. */
export type CachedFlights = Extract<AssistantReply, { error: false }>['data'];

/** What the travel assistant's backend must be able to do. */
export interface AssistantSource {
  /** The flights of one of its conversations; null where it has none. Rejects where it fails or talks nonsense. */
  cachedFlights(asked: CachedFlightsPayload): Promise<CachedFlights | null>;
}
