import type { ContentEntity } from '@travesia/contracts';
import { Scene, type SceneKind } from '@travesia/ui/scene';
import { sceneOfPlace } from '../../../page/scene-of-place.ts';
import styles from './picture.module.css';

function kindOf({ kind, code, image }: ContentEntity): SceneKind {
  if (kind === 'airline') return 'aeroplane';
  return image ? image.scene : sceneOfPlace(code ?? '');
}

/** The landscape of a text, above it and on the picture of those who share it. */
export function sceneOf(entity: ContentEntity) {
  const { code, path, kind } = entity;
  return { scene: kindOf(entity), seed: code ?? path, light: kind === 'news' ? 'dusk' : 'day' } as const;
}

/** The picture above a text: an aeroplane for an airline (E-09), a landscape for the rest. */
export function Picture({ entity }: { entity: ContentEntity }) {
  const { image } = entity;
  const { scene, seed, light } = sceneOf(entity);
  return (
    <div className={styles.picture}>
      <Scene kind={scene} seed={seed} light={light} {...(image?.alt && { label: image.alt })} />
    </div>
  );
}
