import { maxLength, object, pipe, string, url } from 'valibot';
import type { Router } from '../http/router.ts';
import type { Photos } from './photos.ts';

const PHOTO_AGE_S = 86_400;
/** A drawing is a document too: opened by itself it runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const PhotoQuerySchema = object({ u: pipe(string(), maxLength(2048), url()) });

/** GET {url}?u=: pictures of one supplier. */
export function photoRoute(
  router: Router,
  { url: path, tag, photos }: { readonly url: string; readonly tag: string; readonly photos: Photos },
): void {
  router.route({
    method: 'GET',
    url: path,
    summary: 'A picture of a supplier, from our own address; only hosts of the configuration are asked',
    tag,
    query: PhotoQuerySchema,
    replies: {},
    errors: ['not_found', 'supplier_failed'],
    limit: 'picture',
    handler: async ({ query, reply }) => {
      const picture = await photos.picture(query.u);
      return reply
        .header('cache-control', `public, max-age=${PHOTO_AGE_S}, immutable`)
        .header('content-security-policy', PICTURE_POLICY)
        .type(picture.type)
        .send(picture.bytes);
    },
  });
}
