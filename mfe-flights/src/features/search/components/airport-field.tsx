import type { ReactNode } from 'react';
import { PlaceField } from '@travesia/booking-ui/place-search';
import { useText } from '@travesia/i18n';
import { AIRPORTS } from '../model/airports.ts';
import type { PlaceField as AirportFieldValue } from '../model/flight-search.ts';
import { searchTexts } from '../texts.ts';

export type AirportFieldProps = {
  id: string;
  name: string;
  label: string;
  placeholder?: string;
  field: AirportFieldValue;
  onFieldChange: (field: AirportFieldValue) => void;
  error?: string | undefined;
  before: ReactNode;
};

/** One end of the journey (F-10): typed words, suggestions, a chosen airport or city. */
export function AirportField({ placeholder, label, onFieldChange, error, ...field }: AirportFieldProps) {
  const { t } = useText(searchTexts);
  return (
    <PlaceField
      {...field}
      source={AIRPORTS}
      choose={(place) => place}
      onFieldChange={({ text, place }) => onFieldChange({ text, place, code: place?.airportCode ?? null })}
      words={{
        label,
        placeholder: placeholder ?? t('placePlaceholder'),
        list: t('places'),
        clear: t('clear'),
        where: ({ airportCode, cityCode, name, cityName, countryName, countryCode }) => {
          const isCity = airportCode === cityCode && name === cityName;
          return `${isCity ? t('suggest.allAirports') : name} · ${countryName ?? countryCode}`;
        },
        status: (state, count) => t(`suggest.${state}`, { count }),
      }}
      error={error}
    />
  );
}
