import { memo } from 'react';
import { resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import type { DistanceRing } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import type { HotelSearch } from '../../search/index.ts';
import type { HotelRing, HotelsView } from '../model/hotel-list.ts';
import type { HotelsChoice } from '../model/results-query.ts';
import { resultsTexts } from '../texts.ts';
import { HotelLine } from './hotel-line.tsx';
import styles from './hotels-list.module.css';

export type HotelRingsProps = {
  search: HotelSearch;
  view: HotelsView;
  choice: HotelsChoice;
  onOpen: (ring: DistanceRing) => void;
  onMore: () => void;
};

/** The list opens on what is near; what is farther away waits in groups by distance. Drawn when it changes. */
export const HotelRings = memo(function HotelRings({
  search,
  view,
  choice,
  onOpen,
  onMore,
}: HotelRingsProps) {
  const { t } = useText(resultsTexts);
  const { wanted, rings } = view;
  const place = search.place?.name ?? '';
  const tickets = (ring: HotelRing) => (
    <ol className={resultsStyles.tickets}>
      {ring.hotels.slice(0, choice.shown).map((hotel, position) => (
        <li key={hotel.hotelInfo.hotelCode}>
          <HotelLine
            hotel={hotel}
            search={search}
            wantsFreeCancellation={choice.selection.isFreeToCancel}
            eager={ring === rings[0] && position < 2 && !wanted}
          />
        </li>
      ))}
    </ol>
  );

  return (
    <>
      {wanted && (
        <section className={styles.ring} aria-labelledby="ring-wanted">
          <h3 id="ring-wanted">{t('ring.wanted')}</h3>
          <HotelLine
            hotel={wanted}
            search={search}
            wantsFreeCancellation={choice.selection.isFreeToCancel}
            eager
          />
        </section>
      )}
      {rings.map((ring, index) => {
        const isOpen = index === 0 || choice.open.includes(ring.id);
        const left = ring.hotels.length - choice.shown;
        return (
          <section key={ring.id} className={styles.ring} aria-labelledby={`ring-${ring.id}`}>
            <h3 id={`ring-${ring.id}`}>
              {t(`ring.${ring.id}`, { place })}{' '}
              <span className={resultsStyles.soft}>{t('count', { count: ring.hotels.length })}</span>
            </h3>
            {isOpen ? (
              <>
                {tickets(ring)}
                {left > 0 && (
                  <Button wide onClick={onMore}>
                    {t('more', { count: Math.min(left, 10) })}
                  </Button>
                )}
              </>
            ) : (
              <Button wide onClick={() => onOpen(ring.id)}>
                {t('ring.open', { count: ring.hotels.length })}
              </Button>
            )}
          </section>
        );
      })}
    </>
  );
});
