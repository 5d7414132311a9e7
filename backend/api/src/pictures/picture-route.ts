import * as v from 'valibot';
import type { Router } from '../http/router.ts';
import { formatFor } from './picture-format.ts';
import { PICTURE_WIDTHS, type PictureWidth } from './picture-sizes.ts';
import type { Pictures } from './pictures.ts';

const MONTH_S = 30 * 86_400;

const WidthSchema = v.pipe(
  v.string(),
  v.toNumber(),
  v.picklist<readonly PictureWidth[], undefined>(PICTURE_WIDTHS, undefined),
);
const ParamsSchema = v.object({ key: v.pipe(v.string(), v.maxLength(64)), width: WidthSchema });
const QuerySchema = v.object({ u: v.pipe(v.string(), v.maxLength(2048), v.url()) });

/** GET /pictures/{key}/{width}?u=: a picture of a page, in the smallest format that the browser shows. */
export function pictureRoute(router: Router, pictures: Pictures): void {
  router.route({
    method: 'GET',
    url: '/pictures/:key/:width',
    summary: 'A picture of a page; only addresses that the api itself has signed are fetched',
    tag: 'pictures',
    params: ParamsSchema,
    query: QuerySchema,
    replies: {},
    errors: ['not_found', 'supplier_failed', 'unavailable'],
    limit: 'picture',
    handler: async ({ params, query, request, reply }) => {
      const format = formatFor(request.headers.accept);
      const bytes = await pictures.picture({ ...params, url: query.u, format });
      return (
        reply
          .header('cache-control', `public, max-age=${MONTH_S}, immutable`)
          // A cache on the way keeps one copy for each format.
          .header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '))
          .type(`image/${format}`)
          .send(bytes)
      );
    },
  });
}
