import { useState } from 'react';
import { PlaceOption, usePlaceSuggestions } from '@travesia/booking-ui/place-search';
import { Combobox } from '@travesia/ui/combobox';
import { PlaceIcon } from '@travesia/ui/icon';
import { useText } from '@travesia/i18n';
import type { Place } from '@travesia/contracts';
import { searchedPlace, type PlaceField } from '../model/hotel-search.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';

export type PlaceComboboxProps = {
  id: string;
  field: PlaceField;
  onFieldChange: (field: PlaceField) => void;
  error: string | undefined;
  className?: string | undefined;
};

/** A city or a hotel by name (H-02): typed words, suggestions, a chosen place. */
export function PlaceCombobox({ id, field, onFieldChange, error, className }: PlaceComboboxProps) {
  const { t } = useText(searchTexts);
  const [isFocused, setIsFocused] = useState(false);
  const isChosen = field.place !== null;
  const { places, state } = usePlaceSuggestions(isChosen ? '' : field.text, isFocused);
  const status = state === 'found' ? t('suggest.found', { count: places.length }) : t(`suggest.${state}`);

  return (
    <Combobox<Place>
      id={id}
      name={SEARCH_PARAMETERS.place}
      label={t('place')}
      value={field.text}
      onValueChange={(text) => onFieldChange({ text, place: null })}
      items={isChosen ? [] : places}
      itemKey={(place) => `${place.type}-${place.id}`}
      renderItem={(place) => <PlaceOption place={place} />}
      headingOf={(place) => t(place.type === 'hotel' ? 'suggest.hotels' : 'suggest.cities')}
      onSelect={(place) => onFieldChange({ text: place.name, place: searchedPlace(place) })}
      listLabel={t('places')}
      status={isChosen ? '' : status}
      statusShown={!isChosen && state !== 'found' && field.text !== ''}
      placeholder={t('placePlaceholder')}
      before={<PlaceIcon aria-hidden="true" />}
      clearLabel={t('clear')}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      error={error}
      className={className ?? ''}
    />
  );
}
