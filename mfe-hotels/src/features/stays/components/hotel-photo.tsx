import { PhotoOrScene, type PhotoOrSceneProps } from '@travesia/ui/photo';
import type { HotelPhoto as HotelPhotoBody } from '@travesia/contracts';
import type { AccommodationType } from '@travesia/domain';

const SCENES: Readonly<Record<AccommodationType, PhotoOrSceneProps['scene']['kind']>> = {
  apartment: 'colonial',
  hotel: 'skyline',
  motel: 'desert',
  resort: 'beach',
  extended_stay: 'market',
  conference_center: 'skyline',
};

export type HotelPhotoProps = Omit<PhotoOrSceneProps, 'sizes' | 'scene'> & {
  photo: HotelPhotoBody | undefined;
  hotel: { hotelCode: string; accommodationType: AccommodationType };
};

/** A photograph of the supplier, or our own landscape where there is none. */
export function HotelPhoto({ photo, hotel, ...rest }: HotelPhotoProps) {
  const scene = { kind: SCENES[hotel.accommodationType], seed: hotel.hotelCode };
  return <PhotoOrScene {...rest} sizes={photo?.sizes ?? []} scene={scene} />;
}
