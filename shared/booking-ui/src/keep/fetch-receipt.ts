import { requestFile, type ApiClient } from '@travesia/api-client';
import type { BookingAccess } from '@travesia/contracts';

/** Drawn by the server in the language of the page. */
export function fetchReceipt(api: ApiClient, access: BookingAccess): Promise<Blob> {
  return requestFile(api, '/booking/receipt', { mediaType: 'application/pdf', body: access });
}
