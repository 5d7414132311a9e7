import { ApiError } from '../errors/index.ts';
import { readBytes } from '../supplier-replies/read-reply.ts';

/** A photograph as a photographer hands it in is below that. */
export const ORIGINAL_MAX_BYTES = 10 * 1024 * 1024;
const DEADLINE_MS = 8_000;

/** Fetches a picture of a supplier: no redirects, within a time and a size. */
export function createOriginals(fetch: typeof globalThis.fetch) {
  return async function original(url: string): Promise<Buffer> {
    const reply = await fetch(url, {
      headers: { accept: 'image/*' },
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (reply.status === 404 || reply.status === 410) {
      await reply.body?.cancel();
      throw new ApiError('not_found');
    }
    const isPicture = reply.headers.get('content-type')?.toLowerCase().startsWith('image/') === true;
    if (!reply.ok || !isPicture || Number(reply.headers.get('content-length') ?? 0) > ORIGINAL_MAX_BYTES) {
      await reply.body?.cancel();
      throw new ApiError('supplier_failed');
    }
    return readBytes(reply, ORIGINAL_MAX_BYTES);
  };
}
