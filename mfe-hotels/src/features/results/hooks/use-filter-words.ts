import { useCallback } from 'react';
import {
  ACCOMMODATION_TYPES,
  BOARD_TYPES,
  HOTEL_AMENITIES,
  PROPERTY_QUALITIES,
  type HotelFacet,
} from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { staysTexts } from '../../stays/index.ts';
import { resultsTexts } from '../texts.ts';

/** What a tick of a filter is called. */
export function useFilterWords(): (facet: HotelFacet, key: string) => string {
  const { t, tag } = useText(staysTexts);
  const results = useText(resultsTexts);
  return useCallback(
    (facet, key) => {
      switch (facet) {
        case 'rating':
          return key === '0' ? t('noStars') : t('stars', { count: Number(key) });
        case 'score':
          return results.t('bucket.score', { least: key });
        case 'distance':
          return results.t('bucket.distance', { km: key });
        case 'freeUntil':
          return results.t('bucket.freeUntil', { date: formatLocalDate(key, tag, 'short') });
        case 'board': {
          const board = BOARD_TYPES.find((known) => known === key);
          return board ? t(`board.${board}`) : key;
        }
        case 'quality': {
          const quality = PROPERTY_QUALITIES.find((known) => known === key);
          return quality ? t(`quality.${quality}`) : key;
        }
        case 'type': {
          const type = ACCOMMODATION_TYPES.find((known) => known === key);
          return type ? t(`type.${type}`) : key;
        }
        case 'amenities': {
          const amenity = HOTEL_AMENITIES.find((known) => known === key);
          return amenity ? t(`amenity.${amenity}`) : key;
        }
        default:
          return facet satisfies never;
      }
    },
    [t, tag, results],
  );
}
