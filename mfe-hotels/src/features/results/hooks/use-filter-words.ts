import { useCallback } from 'react';
import { ACCOMMODATION_TYPES, HOTEL_AMENITIES, PROPERTY_QUALITIES, type HotelChoice } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { staysTexts } from '../../stays/index.ts';

/** What a tick of a filter is called. */
export function useFilterWords(): (facet: HotelChoice | 'amenities', key: string) => string {
  const { t } = useText(staysTexts);
  return useCallback(
    (facet, key) => {
      switch (facet) {
        case 'rating':
          return key === '0' ? t('noStars') : t('stars', { count: Number(key) });
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
    [t],
  );
}
