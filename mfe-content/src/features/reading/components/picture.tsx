import type { ContentEntity } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { PhotoFigure } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import type { SceneKind } from '@travesia/ui/scene';
import { lazy, Suspense } from 'react';
import { sceneOfPlace } from '../../../page/scene-of-place.ts';
import { contentTexts } from '../../../texts.ts';
import styles from './picture.module.css';

// Of airlines without a map only; the home carries what is here.
const Scene = lazy(async () => ({ default: (await import('@travesia/ui/scene')).Scene }));

function kindOf({ kind, code, image }: ContentEntity): SceneKind {
  if (kind === 'airline') return 'aeroplane';
  return image ? image.scene : sceneOfPlace(code ?? '');
}

/** The landscape on the picture of those who share a text. */
export function sceneOf(entity: ContentEntity) {
  const { code, path, kind } = entity;
  return { scene: kindOf(entity), seed: code ?? path, light: kind === 'news' ? 'dusk' : 'day' } as const;
}

/** The picture above a text: its photograph, an aeroplane for an airline (E-09), a plate for the rest. */
export function Picture({ entity }: { entity: ContentEntity }) {
  const { t } = useText(contentTexts);
  const { kind, path, image } = entity;
  const photo = image?.photo;
  const { scene, seed, light } = sceneOf(entity);
  const plate = <Plate kind="relief" seed={path} />;
  const drawn =
    kind === 'airline' ? (
      <Suspense fallback={plate}>
        <Scene kind={scene} seed={seed} light={light} />
      </Suspense>
    ) : (
      plate
    );
  const about = [photo?.caption, photo?.credit && t('reading.credit', { credit: photo.credit })]
    .filter(Boolean)
    .join(' · ');
  return (
    <PhotoFigure
      picture={photo}
      alt={photo?.alt ?? ''}
      about={about}
      shownAs="(width >= 80rem) 78rem, 100vw"
      fallback={drawn}
      eager
      frameClassName={styles.picture}
      className={styles.figure}
    />
  );
}
