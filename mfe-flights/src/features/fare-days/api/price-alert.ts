import type { ApiClient } from '@travesia/api-client';
import { FormReplySchema, type PriceAlertPayload } from '@travesia/contracts';

/** Has the address asked whether it wants the alert. */
export async function askForAlert(
  api: ApiClient,
  alert: Omit<PriceAlertPayload, 'website'>,
): Promise<string> {
  await api.post('/price-alerts', FormReplySchema, { body: alert });
  return alert.email;
}
