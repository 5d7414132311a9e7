import { lazy, Suspense } from 'react';
import type { SceneKind } from '../scene/index.ts';
import { Photo, type PhotoProps } from './photo.tsx';

// Drawn only where a photograph is missing.
const Scene = lazy(async () => ({ default: (await import('../scene/index.ts')).Scene }));

export type PhotoOrSceneProps = Omit<PhotoProps, 'fallback' | 'alt'> & {
  /** Without it the picture is an ornament beside its words. */
  alt?: string;
  scene: { kind: SceneKind; seed: string };
};

/** A photograph, or our own landscape where there is none. */
export function PhotoOrScene({ scene, alt = '', ...photo }: PhotoOrSceneProps) {
  return (
    <Photo
      {...photo}
      alt={alt}
      fallback={
        <Suspense fallback={null}>
          <Scene {...scene} />
        </Suspense>
      }
    />
  );
}
