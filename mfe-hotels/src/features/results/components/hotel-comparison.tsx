import { useRef, type ReactNode } from 'react';
import { ListLink } from '@travesia/booking-ui/list-address';
import { resultsStyles } from '@travesia/booking-ui/results';
import type { Hotel } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { CheckIcon, RemoveIcon } from '@travesia/ui/icon';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { TripPrice } from '../../package/index.ts';
import { hotelAddress, type HotelSearch, type WantedTerms } from '../../search/index.ts';
import { Stars, staysTexts, tellingAmenities } from '../../stays/index.ts';
import { useHotelWords } from '../hooks/use-hotel-words.ts';
import type { ListRates } from '../hooks/use-list-rates.ts';
import type { HotelsView } from '../model/hotel-list.ts';
import { resultsTexts } from '../texts.ts';
import styles from './hotel-comparison.module.css';

export type HotelComparisonProps = {
  hotels: readonly Hotel[];
  search: HotelSearch;
  view: HotelsView;
  wanted: WantedTerms;
  ratesStatus: ListRates['status'];
  /** Hotels of the address that this list does not have. */
  missing: number;
  onRemove: (code: string) => void;
  onClose: () => void;
};

/** Hotels in columns, what can be said of each in rows. The price is the one of the list. */
export function HotelComparison({
  hotels,
  search,
  view,
  wanted,
  ratesStatus,
  missing,
  onRemove,
  onClose,
}: HotelComparisonProps) {
  const { t } = useText(resultsTexts);
  const words = useText(staysTexts);
  const ofHotel = useHotelWords();
  const table = useRef<HTMLTableElement>(null);
  const stayOf = ({ hotelInfo }: Hotel) => view.stays.get(hotelInfo.hotelCode);
  const later = t(ratesStatus === 'loading' ? 'compare.loading' : 'compare.withRooms');
  const rows: { id: string; title: string; of: (hotel: Hotel) => ReactNode }[] = [
    {
      id: 'price',
      title: t('compare.price'),
      of(hotel) {
        const way = stayOf(hotel)?.way;
        return way ? (
          <TripPrice flightOfferId={search.flightOfferId} amounts={way} nights={way.nights} />
        ) : (
          t(hotel.hotelRateInfo.rateInfo.convertedRateInfo ? 'compare.noneWithFilters' : 'noPrice')
        );
      },
    },
    {
      id: 'stars',
      title: t('facet.rating'),
      of: ({ hotelInfo: { rating } }) => (rating ? <Stars rating={rating} /> : words.t('noStars')),
    },
    {
      id: 'score',
      title: t('facet.score'),
      of: ({ hotelInfo }) => ofHotel.reviews(hotelInfo) ?? t('compare.noReviews'),
    },
    {
      id: 'meals',
      title: t('facet.board'),
      of(hotel) {
        const stay = stayOf(hotel);
        return stay ? (ofHotel.meals(stay) ?? later) : t('compare.nothing');
      },
    },
    {
      id: 'cancellation',
      title: t('compare.cancellation'),
      of(hotel) {
        const stay = stayOf(hotel);
        return stay ? ofHotel.cancellation(stay) : t('compare.nothing');
      },
    },
    {
      id: 'distance',
      title: t('facet.distance'),
      of: ({ hotelInfo }) => ofHotel.distance(hotelInfo, search.place?.name ?? ''),
    },
  ];
  const amenities = tellingAmenities(hotels.flatMap(({ hotelInfo }) => hotelInfo.amenities));
  for (const amenity of amenities) {
    rows.push({
      id: amenity,
      title: words.t(`amenity.${amenity}`),
      of: ({ hotelInfo }) =>
        hotelInfo.amenities.includes(amenity) ? (
          <>
            <CheckIcon className={styles.has} />
            <VisuallyHidden>{t('compare.has')}</VisuallyHidden>
          </>
        ) : (
          <span className={resultsStyles.soft}>{t('compare.notSaid')}</span>
        ),
    });
  }

  return (
    <Dialog
      open
      wide
      variant="sheet"
      title={t('compare.title')}
      closeLabel={t('compare.close')}
      onClose={onClose}
    >
      {missing > 0 && <p className={resultsStyles.soft}>{t('compare.missing', { count: missing })}</p>}
      <div className={styles.scroll}>
        <table ref={table} tabIndex={-1} className={styles.table} aria-label={t('compare.title')}>
          <thead>
            <tr>
              <td>{t('count', { count: hotels.length })}</td>
              {hotels.map(({ hotelInfo: { hotelCode, hotelName } }) => (
                <th key={hotelCode} scope="col">
                  <ListLink to={hotelAddress(search, hotelCode, wanted)}>{hotelName}</ListLink>
                  <Button
                    variant="plain"
                    size="small"
                    round
                    aria-label={t('compare.remove', { hotel: hotelName })}
                    onClick={() => {
                      // The button goes with its column.
                      table.current?.focus();
                      onRemove(hotelCode);
                    }}
                  >
                    <RemoveIcon />
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, of }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {hotels.map((hotel) => (
                  <td key={hotel.hotelInfo.hotelCode}>{of(hotel)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
