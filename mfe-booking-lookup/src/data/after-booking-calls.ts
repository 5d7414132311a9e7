import type { ApiClient } from '@travesia/api-client';
import {
  BookingProgressReplySchema,
  CancellationQuoteReplySchema,
  CodeSentReplySchema,
  ItinerarySharedReplySchema,
  type BookingAccess,
  type BookingProgress,
  type CancellationQuote,
} from '@travesia/contracts';

/** Suppliers and provider are asked in turn. */
const TIMEOUT_MS = 60_000;

export async function readProgress(
  api: ApiClient,
  access: BookingAccess,
  signal?: AbortSignal,
): Promise<BookingProgress> {
  return (await api.post('/booking/progress', BookingProgressReplySchema, { body: access, signal })).data;
}

/** What comes back; without a part, if everything is given up. */
export async function quoteCancellation(
  api: ApiClient,
  access: BookingAccess,
  part: string | null,
): Promise<CancellationQuote> {
  const body = { ...access, ...(part !== null && { part }) };
  return (
    await api.post('/booking/cancellation/quote', CancellationQuoteReplySchema, {
      body,
      timeoutMs: TIMEOUT_MS,
    })
  ).data;
}

export async function sendCode(api: ApiClient, access: BookingAccess) {
  return (await api.post('/booking/cancellation/code', CodeSentReplySchema, { body: access })).data;
}

export async function confirmCancellation(
  api: ApiClient,
  access: BookingAccess,
  asked: { readonly quoteId: string; readonly code: string },
): Promise<BookingProgress> {
  return (
    await api.post('/booking/cancellation/confirm', BookingProgressReplySchema, {
      body: { ...access, ...asked },
      timeoutMs: TIMEOUT_MS,
    })
  ).data;
}

export async function shareItinerary(api: ApiClient, access: BookingAccess, to: string): Promise<string> {
  const body = { ...access, to };
  return (await api.post('/booking/itinerary/share', ItinerarySharedReplySchema, { body })).data.sentTo;
}
