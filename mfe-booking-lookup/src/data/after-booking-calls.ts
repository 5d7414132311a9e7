import { requestFile, type ApiClient } from '@travesia/api-client';
import {
  BookingProgressReplySchema,
  BookingReplySchema,
  CancellationQuoteReplySchema,
  ChangeConfirmedReplySchema,
  ChangeOffersReplySchema,
  ChangeQuoteReplySchema,
  CodeSentReplySchema,
  ItinerarySharedReplySchema,
  OwnerConfirmedReplySchema,
  ServiceOffersReplySchema,
  ServicesQuoteReplySchema,
  type BookingAccess,
  type BookingProgress,
  type CancellationQuote,
  type ChangeOffer,
  type ChangeQuote,
  type CodePurpose,
  type ConfirmedBooking,
  type ConfirmedChange,
  type ContactCorrection,
  type DataFormat,
  type DataRequestKind,
  type InvoiceRequest,
  type NameCorrection,
  type MoneyBody,
  type ServiceOffers,
  type ServicesQuote,
  type WantedServices,
} from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';

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

/** Issued once; then it can be fetched. */
export async function issueInvoice(
  api: ApiClient,
  access: BookingAccess,
  wanted: Pick<InvoiceRequest, 'name' | 'taxId' | 'address' | 'code'>,
): Promise<BookingProgress> {
  const body = { ...access, ...wanted };
  return (await api.post('/booking/invoice/issue', BookingProgressReplySchema, { body })).data;
}

export function fetchInvoice(api: ApiClient, access: BookingAccess, id: string): Promise<Blob> {
  return requestFile(api, '/booking/invoice', { mediaType: 'application/pdf', body: { ...access, id } });
}

export async function sendCode(api: ApiClient, access: BookingAccess, purpose: CodePurpose) {
  const body = { ...access, purpose };
  return (await api.post('/booking/cancellation/code', CodeSentReplySchema, { body })).data;
}

/** With the code from the booking's mailbox, a link that may act for it (M-01). */
export async function confirmOwner(api: ApiClient, access: BookingAccess, code: string): Promise<string> {
  const body = { ...access, code };
  return (await api.post('/booking/link/confirm', OwnerConfirmedReplySchema, { body })).data.link;
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

export async function changeContact(
  api: ApiClient,
  access: BookingAccess,
  correction: ContactCorrection,
): Promise<ConfirmedBooking> {
  const body = { ...access, ...correction };
  return (await api.post('/booking/contact/change', BookingReplySchema, { body })).data;
}

export async function askForName(
  api: ApiClient,
  access: BookingAccess,
  correction: NameCorrection,
): Promise<BookingProgress> {
  const body = { ...access, ...correction };
  return (await api.post('/booking/name/correct', BookingProgressReplySchema, { body })).data;
}

/** Our team answers: the copy is released, the erasure is done or refused with a reason. */
export async function askForData(
  api: ApiClient,
  access: BookingAccess,
  asked: { readonly kind: DataRequestKind; readonly code: string },
): Promise<BookingProgress> {
  const body = { ...access, ...asked };
  return (await api.post('/booking/data-request', BookingProgressReplySchema, { body })).data;
}

export function fetchData(
  api: ApiClient,
  access: BookingAccess,
  asked: { readonly format: DataFormat; readonly code: string },
): Promise<Blob> {
  const mediaType = asked.format === 'json' ? 'application/json' : 'text/plain';
  return requestFile(api, '/booking/data-export', { mediaType, body: { ...access, ...asked } });
}

export async function shareItinerary(api: ApiClient, access: BookingAccess, to: string): Promise<string> {
  const body = { ...access, to };
  return (await api.post('/booking/itinerary/share', ItinerarySharedReplySchema, { body })).data.sentTo;
}

/** Other flights of the airline in place of a journey, on another day. */
export async function offerChanges(
  api: ApiClient,
  access: BookingAccess,
  wish: { readonly journey: number; readonly date: LocalDate },
): Promise<readonly ChangeOffer[]> {
  const body = { ...access, ...wish };
  return (await api.post('/booking/change/offers', ChangeOffersReplySchema, { body, timeoutMs: TIMEOUT_MS }))
    .data.offers;
}

/** What one of them costs now, with what was shown before. */
export async function quoteChange(
  api: ApiClient,
  access: BookingAccess,
  { offerRef, total: shown }: ChangeOffer,
): Promise<ChangeQuote> {
  const body = { ...access, offerRef, shown };
  return (await api.post('/booking/change/quote', ChangeQuoteReplySchema, { body, timeoutMs: TIMEOUT_MS }))
    .data;
}

export async function confirmChange(
  api: ApiClient,
  access: BookingAccess,
  asked: { readonly changeId: string; readonly code: string },
): Promise<ConfirmedChange> {
  const body = { ...access, ...asked };
  return (
    await api.post('/booking/change/confirm', ChangeConfirmedReplySchema, { body, timeoutMs: TIMEOUT_MS })
  ).data;
}

/** Bags and seats that the airline sells with the booking. */
export async function offerServices(
  api: ApiClient,
  access: BookingAccess,
  signal?: AbortSignal,
): Promise<ServiceOffers> {
  const asked = { body: access, timeoutMs: TIMEOUT_MS, signal };
  return (await api.post('/booking/services/offers', ServiceOffersReplySchema, asked)).data;
}

/** What the chosen ones cost now, with what was shown before. */
export async function quoteServices(
  api: ApiClient,
  access: BookingAccess,
  wish: { readonly services: WantedServices; readonly shown: MoneyBody },
): Promise<ServicesQuote> {
  const asked = { body: { ...access, ...wish }, timeoutMs: TIMEOUT_MS };
  return (await api.post('/booking/services/quote', ServicesQuoteReplySchema, asked)).data;
}
