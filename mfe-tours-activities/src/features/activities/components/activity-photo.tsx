import { PhotoOrScene, type PhotoOrSceneProps } from '@travesia/ui/photo';
import type { ActivityHead, Picture } from '@travesia/contracts';

const SCENES: Readonly<Record<ActivityHead['type'], PhotoOrSceneProps['scene']['kind']>> = {
  TICKET: 'colonial',
  EXCURSION: 'mountain',
};

export type ActivityPhotoProps = Omit<PhotoOrSceneProps, 'sizes' | 'scene'> & {
  photo: Picture | undefined;
  activity: Pick<ActivityHead, 'code' | 'type'>;
};

/** A photograph of the supplier, or our own landscape where there is none. */
export function ActivityPhoto({ photo, activity, ...rest }: ActivityPhotoProps) {
  return (
    <PhotoOrScene
      {...rest}
      sizes={photo?.sizes ?? []}
      scene={{ kind: SCENES[activity.type], seed: activity.code }}
    />
  );
}
