import { Photo, type PhotoProps } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import type { ActivityHead, Picture } from '@travesia/contracts';

export type ActivityPhotoProps = Omit<PhotoProps, 'picture' | 'fallback' | 'alt'> & {
  photo: Picture | undefined;
  activity: Pick<ActivityHead, 'code'>;
};

/** A photograph of the supplier beside its words, or a plate where there is none. */
export function ActivityPhoto({ photo, activity, ...rest }: ActivityPhotoProps) {
  return <Photo {...rest} picture={photo} alt="" fallback={<Plate kind="relief" seed={activity.code} />} />;
}
