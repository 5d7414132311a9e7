import type { FastifyInstance } from 'fastify';
import { paletteOf } from '../stays/photos/palette.ts';
import { diceOf } from '../stays/photos/paper.ts';
import type { Inventory } from './inventory.ts';
import { drawScene, type Scene } from './pictures/scenes.ts';
import { PICTURE_PATH } from './wire-content.ts';

const FILE = /^([1-9])\.svg$/;
/** The thing itself, then where it happens and what else belongs to it. */
const MORE: Readonly<Record<Scene, readonly [Scene, Scene]>> = {
  sailing: ['beach', 'reef'],
  beach: ['sailing', 'street'],
  reef: ['sailing', 'beach'],
  street: ['table', 'gallery'],
  gallery: ['street', 'table'],
  table: ['street', 'gallery'],
  stage: ['street', 'stars'],
  mountains: ['forest', 'stars'],
  forest: ['mountains', 'table'],
  vineyard: ['table', 'mountains'],
  balloon: ['stars', 'mountains'],
  stars: ['mountains', 'street'],
  ruins: ['forest', 'street'],
};

/** Pictures are drawn: the same thing and place, the same picture. No key is needed to see them. */
export function registerPictureRoutes(app: FastifyInstance, inventory: Inventory): void {
  app.get<{ Params: { code: string; file: string } }>(
    `${PICTURE_PATH}/:code/:file`,
    async (request, reply) => {
      const activity = inventory.find(request.params.code);
      const place = Number(FILE.exec(request.params.file)?.[1] ?? 0);
      if (!activity || place === 0) return reply.code(404).send({ error: 'no such picture' });
      const { scene } = activity.kind;
      const [second, third] = MORE[scene];
      const shown = [scene, second, scene, third][(place - 1) % 4] ?? scene;
      const dice = diceOf(`${activity.code} ${place}`);
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(drawScene(shown, { p: paletteOf(diceOf(activity.code), dice), dice }));
    },
  );
}
