import { memo } from 'react';
import { resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import type { Hotel } from '@travesia/contracts';
import type { DistanceRing } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useSame } from '@travesia/page';
import type { HotelSearch } from '../../search/index.ts';
import { COMPARED_MAX, wantedOf, type HotelsChoice } from '../model/results-query.ts';
import type { HotelRing, HotelsView } from '../model/hotel-list.ts';
import { resultsTexts } from '../texts.ts';
import { HotelLine } from './hotel-line.tsx';
import styles from './hotels-list.module.css';

export type HotelRingsProps = {
  /** With the list's filters and order: the way back from a hotel finds them. */
  search: HotelSearch;
  view: HotelsView;
  choice: HotelsChoice;
  /** The hotel that the list or the map points at. */
  markedCode: string | null;
  onMark: (code: string | null) => void;
  /** Codes of the hotels that are compared. */
  compare: readonly string[];
  onCompare: (code: string) => void;
  onOpen: (ring: DistanceRing) => void;
  onMore: () => void;
};

/** The list opens on what is near; what is farther away waits in groups by distance. Drawn when it changes. */
export const HotelRings = memo(function HotelRings({
  search,
  view,
  choice,
  markedCode,
  onMark,
  compare,
  onCompare,
  onOpen,
  onMore,
}: HotelRingsProps) {
  const { t } = useText(resultsTexts);
  const { wanted, rings } = view;
  const place = search.place?.name ?? '';
  const wantedTerms = useSame(wantedOf(choice.selection));
  const markedBy = ({ hotelInfo: { hotelCode } }: Hotel) => ({
    id: `hotel-${hotelCode}`,
    className: styles.hotel,
    'data-marked': markedCode === hotelCode ? '' : undefined,
    onPointerEnter: () => onMark(hotelCode),
    onPointerLeave: () => onMark(null),
    onFocus: () => onMark(hotelCode),
    onBlur: () => onMark(null),
  });
  const comparedOf = ({ hotelInfo: { hotelCode } }: Hotel) => ({
    compared: compare.includes(hotelCode)
      ? ('yes' as const)
      : compare.length < COMPARED_MAX
        ? ('no' as const)
        : ('full' as const),
    onCompare,
  });
  const tickets = (ring: HotelRing) => (
    <ol className={resultsStyles.tickets}>
      {ring.hotels.slice(0, choice.shown).map((hotel, position) => (
        <li key={hotel.hotelInfo.hotelCode} {...markedBy(hotel)}>
          <HotelLine
            hotel={hotel}
            search={search}
            stay={view.stays.get(hotel.hotelInfo.hotelCode)}
            wanted={wantedTerms}
            {...comparedOf(hotel)}
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
          <div {...markedBy(wanted)}>
            <HotelLine
              hotel={wanted}
              search={search}
              stay={view.stays.get(wanted.hotelInfo.hotelCode)}
              wanted={wantedTerms}
              {...comparedOf(wanted)}
              eager
            />
          </div>
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
