import { lazy, Suspense } from 'react';
import { Photo } from '@travesia/ui/photo';
import type { SceneKind } from '@travesia/ui/scene';
import type { HotelPhoto as HotelPhotoBody } from '@travesia/contracts';
import type { AccommodationType } from '@travesia/domain';

// Drawn only where a photograph is missing.
const Scene = lazy(async () => ({ default: (await import('@travesia/ui/scene')).Scene }));

const SCENES: Readonly<Record<AccommodationType, SceneKind>> = {
  apartment: 'colonial',
  hotel: 'skyline',
  motel: 'desert',
  resort: 'beach',
  extended_stay: 'market',
  conference_center: 'skyline',
};

export type HotelPhotoProps = {
  photo: HotelPhotoBody | undefined;
  hotel: { hotelCode: string; accommodationType: AccommodationType };
  shownAs: string;
  /** Without it the picture is an ornament beside its words. */
  alt?: string;
  eager?: boolean;
  className?: string | undefined;
};

/** A photograph of the supplier, or our own landscape where there is none. */
export function HotelPhoto({ photo, hotel, shownAs, alt = '', eager, className }: HotelPhotoProps) {
  return (
    <Photo
      sizes={photo?.sizes ?? []}
      alt={alt}
      shownAs={shownAs}
      eager={eager ?? false}
      className={className ?? ''}
      fallback={
        <Suspense fallback={null}>
          <Scene kind={SCENES[hotel.accommodationType]} seed={hotel.hotelCode} />
        </Suspense>
      }
    />
  );
}
