import type { ApiClient } from '@travesia/api-client';
import type { ConfirmedBooking } from '@travesia/contracts';

/** Drawn by the server in the language of the page; whoever sees the booking knows its e-mail. */
export function fetchReceipt(api: ApiClient, { referenceId, passenger }: ConfirmedBooking): Promise<Blob> {
  return api.file('/booking/receipt', 'application/pdf', { body: { referenceId, email: passenger.email } });
}
