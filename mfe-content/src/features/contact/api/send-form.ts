import type { ApiClient } from '@travesia/api-client';
import { FormReplySchema } from '@travesia/contracts';

export type FormPath = '/contact/message' | '/contact/enquiry' | '/contact/query' | '/subscribe';

/** Sends a form; it is stored when this answers (B-39). */
export async function sendForm(api: ApiClient, path: FormPath, body: object): Promise<string> {
  const { data } = await api.post(path, FormReplySchema, { body });
  return data.id;
}
