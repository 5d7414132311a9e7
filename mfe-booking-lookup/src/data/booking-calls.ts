import type { ApiClient } from '@travesia/api-client';
import {
  BookingReplySchema,
  HeldLinkReplySchema,
  TripsReplySchema,
  type BookingAccess,
  type BookingLookup,
  type ConfirmedBooking,
  type Trip,
} from '@travesia/contracts';

/** A booking by its reference and e-mail; the server answers every miss alike (B-35). */
export async function lookUpBooking(api: ApiClient, asked: BookingLookup): Promise<ConfirmedBooking> {
  return (await api.post('/booking/lookup', BookingReplySchema, { body: asked })).data;
}

/** The booking of a link that was mailed (M-01). */
export async function openByLink(api: ApiClient, link: string): Promise<ConfirmedBooking> {
  return (await api.post('/booking/by-link', BookingReplySchema, { body: { link } })).data;
}

/** The booking again, in the way that this page may read it. */
export async function readBooking(
  api: ApiClient,
  { referenceId, email, link, agentId = '' }: BookingAccess,
): Promise<ConfirmedBooking> {
  if (email !== undefined) return lookUpBooking(api, { referenceId, email });
  return link === undefined ? openOwnBooking(api, agentId, referenceId) : openByLink(api, link);
}

/** One of this browser's own (L-06). */
export async function openOwnBooking(
  api: ApiClient,
  agentId: string,
  referenceId: string,
): Promise<ConfirmedBooking> {
  return (await api.post('/booking/mine', BookingReplySchema, { body: { agentId, referenceId } })).data;
}

const UNKNOWN_BROWSER = new Set([401, 403]);

/** B-15; a browser that the server does not know has no trips. */
export async function listTrips(
  api: ApiClient,
  agentId: string,
  signal?: AbortSignal,
): Promise<readonly Trip[]> {
  try {
    return (await api.get('/booking', TripsReplySchema, { query: { userId: agentId }, signal })).data;
  } catch (failure) {
    const status = (failure as { status?: number } | null)?.status ?? 0;
    if (UNKNOWN_BROWSER.has(status)) return [];
    throw failure;
  }
}

/** Mails the link of a held trip to its own mailbox; tells which, in part. */
export async function mailHeldLink(api: ApiClient, access: BookingAccess): Promise<string> {
  return (await api.post('/booking/held-link', HeldLinkReplySchema, { body: access })).data.sentTo;
}
