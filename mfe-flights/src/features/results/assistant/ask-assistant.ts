import type { ApiClient } from '@travesia/api-client';
import {
  AssistantIdSchema,
  CachedFlightsReplySchema,
  type FlightSearchPayload,
  type FlightSearchReply,
} from '@travesia/contracts';
import * as v from 'valibot';

/** A little longer than our backend waits for the assistant. */
const TIMEOUT_MS = 8000;

/** The flights of a talk with the assistant (B-16); null where it has none for this search. */
export async function askAssistant(
  api: ApiClient,
  assistantId: string,
  search: FlightSearchPayload,
  signal: AbortSignal,
): Promise<FlightSearchReply | null> {
  if (!v.is(AssistantIdSchema, assistantId)) return null;
  const { data } = await api.post('/flight/cached', CachedFlightsReplySchema, {
    body: { assistantId, search },
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  return data && { data: data.offers, dictionaries: data.dictionaries, meta: data.meta };
}
