import { useState, type ReactNode } from 'react';
import { Combobox } from '@travesia/ui/combobox';
import { PlaceIcon } from '@travesia/ui/icon';
import { PlaceOption } from './place-option.tsx';
import type { PlaceSource } from './place-source.tsx';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';

export type PlaceFieldProps<Item, Chosen> = {
  id: string;
  name: string;
  source: PlaceSource<Item>;
  /** What was typed, and the place it stands for once one was chosen. */
  field: { readonly text: string; readonly place: Chosen | null };
  onFieldChange: (field: { text: string; place: Chosen | null }) => void;
  /** What the form keeps of a place. */
  choose: (item: Item) => Chosen;
  words: {
    label: string;
    placeholder: string;
    list: string;
    clear: string;
    status: (state: Suggestions<Item>['state'], count: number) => string;
    /** Beneath its name in the list. */
    where: (item: Item) => string;
    /** Above the places of a kind, where there are several. */
    heading?: (item: Item) => string;
  };
  before?: ReactNode;
  error: string | undefined;
};

/** A place by its name: typed words, suggestions, a chosen place. */
export function PlaceField<Item, Chosen>(props: PlaceFieldProps<Item, Chosen>) {
  const { id, name, source, field, onFieldChange, choose, words, before, error } = props;
  // A name that arrives while somebody types must not join what is typed.
  const [held, setHeld] = useState<string | null>(null);
  const change = (text: string, place: Chosen | null) => {
    setHeld((before) => (before === null ? null : text));
    onFieldChange({ text, place });
  };
  const isChosen = field.place !== null;
  const { places, state } = useSuggestions(source, isChosen ? '' : field.text, held !== null);
  return (
    <Combobox<Item>
      id={id}
      name={name}
      label={words.label}
      value={(isChosen ? held : null) ?? field.text}
      onValueChange={(text) => change(text, null)}
      items={isChosen ? [] : places}
      isSearching={state === 'searching'}
      itemKey={source.keyOf}
      renderItem={(item) => (
        <PlaceOption sign={source.signOf(item)} name={source.nameOf(item)} where={words.where(item)} />
      )}
      {...(words.heading && { headingOf: words.heading })}
      onSelect={(item) => change(source.textOf(item), choose(item))}
      listLabel={words.list}
      status={isChosen ? '' : words.status(state, places.length)}
      statusShown={!isChosen && state !== 'found' && field.text !== ''}
      placeholder={words.placeholder}
      before={before ?? <PlaceIcon />}
      clearLabel={words.clear}
      onFocus={() => setHeld(field.text)}
      onBlur={() => setHeld(null)}
      error={error}
    />
  );
}
