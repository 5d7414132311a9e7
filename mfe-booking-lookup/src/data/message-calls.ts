import { requestFile, type ApiClient } from '@travesia/api-client';
import {
  BookingThreadReplySchema,
  MessageFilePartReplySchema,
  type BookingAccess,
  type BookingMessage,
  type BookingMessageDraft,
} from '@travesia/contracts';
import { MESSAGE_FILE_PART_BYTES } from '@travesia/domain';

export async function readThread(
  api: ApiClient,
  access: BookingAccess,
  signal?: AbortSignal,
): Promise<readonly BookingMessage[]> {
  return (await api.post('/booking/messages', BookingThreadReplySchema, { body: access, signal })).data;
}

export async function sendMessage(
  api: ApiClient,
  access: BookingAccess,
  message: BookingMessageDraft,
): Promise<readonly BookingMessage[]> {
  const body = { ...access, ...message };
  return (await api.post('/booking/messages/send', BookingThreadReplySchema, { body })).data;
}

/** By the browser itself: a part is hundreds of thousands of bytes. */
function base64Of(part: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(part);
  });
}

/** Part by part: what was received is not sent again when the rest is tried again. */
export async function uploadFile(
  api: ApiClient,
  access: BookingAccess,
  { id, file }: { readonly id: string; readonly file: File },
): Promise<void> {
  for (let offset = 0; offset < file.size; offset += MESSAGE_FILE_PART_BYTES) {
    const data = await base64Of(file.slice(offset, offset + MESSAGE_FILE_PART_BYTES));
    const body = { ...access, fileId: id, name: file.name, sizeBytes: file.size, offset, data };
    await api.post('/booking/messages/file-part', MessageFilePartReplySchema, { body });
  }
}

export function fetchFile(api: ApiClient, access: BookingAccess, fileId: string): Promise<Blob> {
  return requestFile(api, '/booking/messages/file', { mediaType: '', body: { ...access, fileId } });
}
