import type { ActivityHead } from '@travesia/contracts';
import { Gallery } from '@travesia/ui/gallery';
import { useText } from '@travesia/i18n';
import { ThingPhoto } from '../../things/index.ts';
import { detailTexts } from '../texts.ts';
import styles from './detail.module.css';

/** The supplier's pictures, or our drawing, which says that it is one. */
export function ThingGallery({ activity }: { activity: ActivityHead }) {
  const { t } = useText(detailTexts);
  const photos = activity.media.rawImages;
  return (
    <div className={styles.gallery}>
      <Gallery
        photos={photos}
        label={t('gallery.label', { name: activity.name })}
        previousLabel={t('gallery.previous')}
        nextLabel={t('gallery.next')}
        countLabel={(number, count) => t('gallery.count', { number, count })}
        fallback={
          <ThingPhoto photo={undefined} activity={activity} shownAs="50rem" className={styles.drawing} />
        }
      />
      {photos.length === 0 && <p className={styles.soft}>{t('gallery.none')}</p>}
    </div>
  );
}
