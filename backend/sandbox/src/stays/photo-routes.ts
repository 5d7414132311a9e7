import type { FastifyInstance } from 'fastify';
import type { Houses } from './houses.ts';
import { PHOTO_SUBJECTS, type PhotoSubject } from './kinds.ts';
import { drawPhoto } from './photos/draw-photo.ts';
import { PHOTO_PATH } from './wire-accommodation.ts';

const FILE = /^(\d{1,2})-([a-z]+)\.svg$/;

function subjectOf(word: string | undefined): PhotoSubject | undefined {
  return PHOTO_SUBJECTS.find((subject) => subject === word);
}

/** Pictures are drawn, not photographed: the same house and place, the same picture. No token is needed to see them. */
export function registerPhotoRoutes(app: FastifyInstance, houses: Houses): void {
  app.get<{ Params: { id: string; file: string } }>(`${PHOTO_PATH}/:id/:file`, async (request, reply) => {
    const house = houses.find(request.params.id);
    const [, place, word] = FILE.exec(request.params.file) ?? [];
    const subject = subjectOf(word);
    if (!house || !subject || place === undefined) return reply.code(404).send({ error: 'no such picture' });
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(drawPhoto(house, subject, Number(place)));
  });
}
