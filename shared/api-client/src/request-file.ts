import * as v from 'valibot';
import { ApiFailure, failureOf } from './api-failure.ts';
import type { ApiClient, RequestOptions } from './create-api-client.ts';

/** `read` makes it one. */
const ANY_BLOB = v.custom<Blob>(() => true);

/** Asks for a file; a failure is told in JSON like any other. Not a part of the client: the home asks for none. */
export function requestFile(
  api: ApiClient,
  path: string,
  { mediaType, ...options }: RequestOptions & { readonly mediaType: string },
): Promise<Blob> {
  return api.post(path, ANY_BLOB, {
    ...options,
    headers: { Accept: `${mediaType}, application/json`, ...options.headers },
    async read(response, signal) {
      const body = await response.blob().catch((cause: unknown) => {
        throw failureOf(cause, signal);
      });
      // A page of a portal on the way is no file of ours.
      if (!body.type.startsWith(mediaType)) {
        throw new ApiFailure({ code: 'unreadable', status: response.status, cause: body.type });
      }
      return body;
    },
  });
}
