import { Photo, type PhotoProps } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import type { HotelPhoto as HotelPhotoBody } from '@travesia/contracts';

export type HotelPhotoProps = Omit<PhotoProps, 'picture' | 'fallback' | 'alt'> & {
  photo: HotelPhotoBody | undefined;
  hotel: { hotelCode: string };
  /** Without it the picture is an ornament beside its words. */
  alt?: string;
  /** A room and not the house. */
  ofRoom?: boolean;
};

/** A photograph of the supplier, or a plate where there is none. */
export function HotelPhoto({ photo, hotel, alt = '', ofRoom = false, ...rest }: HotelPhotoProps) {
  return (
    <Photo
      {...rest}
      picture={photo}
      alt={alt}
      fallback={
        <Plate kind={ofRoom ? 'folds' : 'contour'} seed={`${hotel.hotelCode}${photo?.caption ?? ''}`} />
      }
    />
  );
}
