import type { ContentEntity } from '@travesia/contracts';
import { Scene, type SceneKind } from '@travesia/ui/scene';
import styles from './picture.module.css';

/** A place nobody described looks like itself every time: its code chooses. */
const PLACES = ['skyline', 'colonial', 'port', 'market', 'mountain'] as const satisfies SceneKind[];

function kindOf({ kind, code, image }: ContentEntity) {
  if (kind === 'airline') return 'aeroplane';
  if (image) return image.scene;
  const sum = [...(code ?? '')].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PLACES[sum % PLACES.length] ?? 'skyline';
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
