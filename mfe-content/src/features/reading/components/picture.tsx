import type { ContentEntity } from '@travesia/contracts';
import { Scene, type SceneKind } from '@travesia/ui/scene';
import styles from './picture.module.css';

/** A place nobody described looks like itself every time: its code chooses. */
const PLACES = ['skyline', 'colonial', 'port', 'market', 'mountain'] as const satisfies SceneKind[];

function sceneOf({ kind, code, image }: ContentEntity): SceneKind {
  if (kind === 'airline') return 'aeroplane';
  if (image) return image.scene;
  const sum = [...(code ?? '')].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PLACES[sum % PLACES.length] ?? 'skyline';
}

/** The picture above a text: an aeroplane for an airline (E-09), a landscape for the rest. */
export function Picture({ entity }: { entity: ContentEntity }) {
  const { image, code, path, kind } = entity;
  return (
    <div className={styles.picture}>
      <Scene
        kind={sceneOf(entity)}
        seed={code ?? path}
        light={kind === 'news' ? 'dusk' : 'day'}
        {...(image?.alt && { label: image.alt })}
      />
    </div>
  );
}
