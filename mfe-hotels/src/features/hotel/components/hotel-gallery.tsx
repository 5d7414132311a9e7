import type { HotelReply } from '@travesia/contracts';
import { Gallery } from '@travesia/ui/gallery';
import { useText } from '@travesia/i18n';
import { HotelPhoto } from '../../stays/index.ts';
import { hotelTexts } from '../texts.ts';
import styles from './hotel.module.css';

/** The house's pictures, or our drawing, which says that it is one. */
export function HotelGallery({ hotel }: { hotel: HotelReply['data']['hotel'] }) {
  const { t } = useText(hotelTexts);
  const { photos } = hotel.hotelImageInfo;
  return (
    <div className={styles.gallery}>
      <Gallery
        photos={photos}
        label={t('gallery.label', { hotel: hotel.hotelInfo.hotelName })}
        previousLabel={t('gallery.previous')}
        nextLabel={t('gallery.next')}
        countLabel={(number, count) => t('gallery.count', { number, count })}
        fallback={
          <HotelPhoto photo={undefined} hotel={hotel.hotelInfo} shownAs="50rem" className={styles.drawing} />
        }
      />
      {photos.length === 0 && <p className={styles.soft}>{t('gallery.none')}</p>}
    </div>
  );
}
