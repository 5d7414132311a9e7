import { useState } from 'react';
import { Combobox } from '@travesia/ui/combobox';
import { PlaceIcon } from '@travesia/ui/icon';
import type { Place } from '@travesia/contracts';
import { PlaceOption } from './place-option.tsx';
import { usePlaceSuggestions, type Suggestions } from './use-place-suggestions.ts';

export type PlaceFieldProps<Chosen> = {
  id: string;
  name: string;
  /** What was typed, and the place it stands for once one was chosen. */
  field: { readonly text: string; readonly place: Chosen | null };
  onFieldChange: (field: { text: string; place: Chosen | null }) => void;
  /** What the form keeps of a place. */
  choose: (place: Place) => Chosen;
  /** Only places of that type. */
  type?: Place['type'];
  words: {
    label: string;
    placeholder: string;
    list: string;
    clear: string;
    status: (state: Suggestions['state'], count: number) => string;
    /** Above the places of a kind, where there are several. */
    heading?: (place: Place) => string;
  };
  error: string | undefined;
};

/** A place by its name: typed words, suggestions, a chosen place. */
export function PlaceField<Chosen>(props: PlaceFieldProps<Chosen>) {
  const { id, name, field, onFieldChange, choose, type, words, error } = props;
  const [isFocused, setIsFocused] = useState(false);
  const isChosen = field.place !== null;
  const { places, state } = usePlaceSuggestions(isChosen ? '' : field.text, isFocused, type);
  return (
    <Combobox<Place>
      id={id}
      name={name}
      label={words.label}
      value={field.text}
      onValueChange={(text) => onFieldChange({ text, place: null })}
      items={isChosen ? [] : places}
      isSearching={state === 'searching'}
      itemKey={(place) => `${place.type}-${place.id}`}
      renderItem={(place) => <PlaceOption place={place} />}
      {...(words.heading && { headingOf: words.heading })}
      onSelect={(place) => onFieldChange({ text: place.name, place: choose(place) })}
      listLabel={words.list}
      status={isChosen ? '' : words.status(state, places.length)}
      statusShown={!isChosen && state !== 'found' && field.text !== ''}
      placeholder={words.placeholder}
      before={<PlaceIcon aria-hidden="true" />}
      clearLabel={words.clear}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      error={error}
    />
  );
}
