import { Button } from '@travesia/ui/button';
import { HeartIcon } from '@travesia/ui/icon';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { useText } from '@travesia/i18n';
import { addSaved, removeSaved, type SavedOffer } from './saved-list.ts';
import { savedTexts } from './texts.ts';
import { useSavedOffers } from './use-saved-offers.ts';
import styles from './saved-offers.module.css';

export type FavouriteToggleProps = {
  kind: string;
  offer: SavedOffer;
  /** A heart alone, for the corner of a picture. */
  isIcon?: boolean;
};

/** Marks an offer as a favourite of this browser, or no longer. */
export function FavouriteToggle({ kind, offer, isIcon = false }: FavouriteToggleProps) {
  const { t } = useText(savedTexts);
  const { offers } = useSavedOffers('favourites', kind);
  const isFavourite = offers.some(({ code }) => code === offer.code);
  return (
    <Button
      variant={isIcon ? 'quiet' : 'plain'}
      size="small"
      round={isIcon}
      className={styles.toggle ?? ''}
      aria-pressed={isFavourite}
      onClick={() =>
        isFavourite ? removeSaved('favourites', kind, offer.code) : addSaved('favourites', kind, offer)
      }
    >
      <HeartIcon />
      {!isIcon && t('favourite')}{' '}
      <VisuallyHidden>{isIcon ? `${t('favourite')} ${offer.name}` : offer.name}</VisuallyHidden>
    </Button>
  );
}
