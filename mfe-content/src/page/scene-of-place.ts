import type { SceneKind } from '@travesia/ui/scene';

const PLACES = ['skyline', 'colonial', 'port', 'market', 'mountain'] as const satisfies SceneKind[];

/** A place nobody described looks like itself every time: its code chooses. */
export function sceneOfPlace(code: string): SceneKind {
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PLACES[sum % PLACES.length] ?? 'skyline';
}
