import { lazy, Suspense } from 'react';
import { Photo } from '@travesia/ui/photo';
import type { SceneKind } from '@travesia/ui/scene';
import type { ActivityHead, Picture } from '@travesia/contracts';

// Drawn only where a photograph is missing.
const Scene = lazy(async () => ({ default: (await import('@travesia/ui/scene')).Scene }));

const SCENES: Readonly<Record<ActivityHead['type'], SceneKind>> = {
  TICKET: 'colonial',
  EXCURSION: 'mountain',
};

export type ThingPhotoProps = {
  photo: Picture | undefined;
  activity: Pick<ActivityHead, 'code' | 'type'>;
  shownAs: string;
  /** Without it the picture is an ornament beside its words. */
  alt?: string;
  eager?: boolean;
  className?: string | undefined;
};

/** A photograph of the supplier, or our own landscape where there is none. */
export function ThingPhoto({ photo, activity, shownAs, alt = '', eager, className }: ThingPhotoProps) {
  return (
    <Photo
      sizes={photo?.sizes ?? []}
      alt={alt}
      shownAs={shownAs}
      eager={eager ?? false}
      className={className ?? ''}
      fallback={
        <Suspense fallback={null}>
          <Scene kind={SCENES[activity.type]} seed={activity.code} />
        </Suspense>
      }
    />
  );
}
