import { useState, type ReactNode } from 'react';
import { Combobox } from '@travesia/ui/combobox';
import { useText } from '@travesia/i18n';
import type { Airport } from '@travesia/contracts';
import { useAirportSuggestions } from '../hooks/use-airport-suggestions.ts';
import { chosenPlace, type PlaceField } from '../model/flight-search.ts';
import { searchTexts } from '../texts.ts';
import { PlaceOption } from './place-option.tsx';

export type PlaceComboboxProps = {
  id: string;
  name: string;
  label: string;
  placeholder?: string;
  field: PlaceField;
  onFieldChange: (field: PlaceField) => void;
  error: string | undefined;
  before: ReactNode;
  className?: string | undefined;
};

/** One end of the journey (F-10): typed words, suggestions, a chosen place. */
export function PlaceCombobox({
  id,
  name,
  label,
  placeholder,
  field,
  onFieldChange,
  error,
  before,
  className,
}: PlaceComboboxProps) {
  const { t } = useText(searchTexts);
  const [isFocused, setIsFocused] = useState(false);
  const isChosen = field.place !== null;
  const { places, state } = useAirportSuggestions(isChosen ? '' : field.text, isFocused);
  const status = state === 'found' ? t('suggest.found', { count: places.length }) : t(`suggest.${state}`);

  return (
    <Combobox<Airport>
      id={id}
      name={name}
      label={label}
      value={field.text}
      onValueChange={(text) => onFieldChange({ text, code: null, place: null })}
      items={isChosen ? [] : places}
      isSearching={state === 'searching'}
      itemKey={(place) => place.airportCode}
      renderItem={(place) => <PlaceOption place={place} />}
      onSelect={(place) => onFieldChange(chosenPlace(place))}
      listLabel={t('places')}
      status={isChosen ? '' : status}
      statusShown={!isChosen && state !== 'found' && field.text !== ''}
      placeholder={placeholder ?? t('placePlaceholder')}
      before={before}
      clearLabel={t('clear')}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      error={error}
      className={className ?? ''}
    />
  );
}
