import type { FastifyInstance } from 'fastify';
import { splitLocale } from '../../src/routing/locale-path.ts';
import type { Documents } from '../documents/document.ts';
import { readVisitor, type VisitorOptions } from '../documents/visitor.ts';
import { createSharePictures } from './share-pictures.ts';

const SHARED = 'public, max-age=86400';
const ENDING = '.jpg';

/** `/share/es/articulos/equipaje-de-mano.jpg`: the picture of the page at that address, where it is listed. */
export function shareRoutes(
  app: FastifyInstance,
  { documents, visitor }: { readonly documents: Documents; readonly visitor: VisitorOptions },
): void {
  const pictureOf = createSharePictures();
  app.get('/share/*', async (request, reply) => {
    const [address = ''] = request.url.slice('/share'.length).split('?');
    const pathname = address.endsWith(ENDING) ? address.slice(0, -ENDING.length) : '';
    const { locale, path } = splitLocale(pathname);
    if (locale === null) return reply.code(404).type('text/plain; charset=utf-8').send('not found');
    const seen = await readVisitor(request, pathname, { ...visitor, placeOf: nowhere });
    const { shared } = await documents({ path, search: '' }, seen);
    if (!shared) return reply.code(404).type('text/plain; charset=utf-8').send('not found');
    return reply
      .header('cache-control', SHARED)
      .type('image/jpeg')
      .send(await pictureOf(shared));
  });
}

const nowhere = async () => ({ country: null, currency: null });
