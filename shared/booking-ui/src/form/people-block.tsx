import { useImperativeHandle, useRef, type ComponentType, type Ref } from 'react';
import type { Traveller } from '@travesia/contracts';
import type { BlockFormHandle, FormValues } from './block-form.ts';

export type PersonFormProps<Place, Values, Person = Traveller> = {
  place: Place;
  /** Place in the order, from 1. */
  number: number;
  initialValues: Values;
  onChange: (values: Values, person: Person | null) => void;
  handle: Ref<BlockFormHandle>;
};

export type PeopleBlockProps<Place extends { id: string }, Values extends FormValues, Person> = {
  /** One form each, in the order of the order; ids are the order's own. */
  places: readonly Place[];
  /** Values of this tab, by the order's id or else by place. */
  remembered: readonly { id: string }[];
  valuesOf: (known: Readonly<Record<string, unknown>> | undefined, place: Place) => Values;
  Form: ComponentType<PersonFormProps<Place, Values, Person>>;
  onChange: (values: { id: string }[], people: Person[] | null) => void;
  handle: Ref<BlockFormHandle>;
};

/** Several people, one form each: they are handed on together once every one of them is right. */
export function PeopleBlock<Place extends { id: string }, Values extends FormValues, Person = Traveller>({
  places,
  remembered,
  valuesOf,
  Form,
  onChange,
  handle,
}: PeopleBlockProps<Place, Values, Person>) {
  const values = useRef(new Map<string, Values>());
  const people = useRef(new Map<string, Person | null>());
  const forms = useRef(new Map<string, BlockFormHandle | null>());

  const initialOf = (place: Place, index: number): Values =>
    valuesOf(remembered.find((each) => each.id === place.id) ?? remembered[index], place);

  function change(id: string, typed: Values, person: Person | null) {
    values.current.set(id, typed);
    people.current.set(id, person);
    const all = places.map((place) => people.current.get(place.id) ?? null);
    onChange(
      places.map((place, index) => ({
        ...(values.current.get(place.id) ?? initialOf(place, index)),
        id: place.id,
      })),
      all.every((each) => each !== null) ? all : null,
    );
  }

  useImperativeHandle(handle, () => ({
    async validate() {
      const problems = await Promise.all(
        places.map((place) => Promise.resolve(forms.current.get(place.id)?.validate() ?? [])),
      );
      return problems.flat();
    },
    showServerProblems(problems) {
      return problems.flatMap(({ field, code }) => {
        const [index = '', name = ''] = field.split('.');
        const form = forms.current.get(places[Number(index)]?.id ?? '');
        return form?.showServerProblems([{ field: name, code }]) ?? [];
      });
    },
  }));

  return places.map((place, index) => (
    <Form
      key={place.id}
      place={place}
      number={index + 1}
      initialValues={initialOf(place, index)}
      onChange={(typed, person) => change(place.id, typed, person)}
      handle={(block) => {
        forms.current.set(place.id, block);
      }}
    />
  ));
}
