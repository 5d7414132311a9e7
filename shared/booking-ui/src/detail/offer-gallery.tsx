import type { ReactNode } from 'react';
import { Gallery, type GalleryProps } from '@travesia/ui/gallery';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './detail.module.css';

export type OfferGalleryProps = {
  name: string;
  photos: GalleryProps['photos'];
  /** Our drawing, with `detailStyles.drawing`. */
  drawing: ReactNode;
  /** Says that the drawing is one. */
  noPhotos: string;
};

/** The supplier's pictures, or our drawing, which says that it is one. */
export function OfferGallery({ name, photos, drawing, noPhotos }: OfferGalleryProps) {
  const { t } = useText(choosingTexts);
  return (
    <div className={styles.gallery}>
      <Gallery
        photos={photos}
        label={t('gallery.label', { name })}
        previousLabel={t('gallery.previous')}
        nextLabel={t('gallery.next')}
        countLabel={(number, count) => t('gallery.count', { number, count })}
        creditLabel={(credit) => t('gallery.credit', { credit })}
        fallback={drawing}
      />
      {photos.length === 0 && <p className={styles.soft}>{noPhotos}</p>}
    </div>
  );
}
