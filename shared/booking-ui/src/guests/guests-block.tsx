import { useImperativeHandle, useRef, type Ref } from 'react';
import type { Traveller } from '@travesia/contracts';
import type { BlockFormHandle } from '../form/block-form.ts';
import { GuestForm } from './guest-form.tsx';
import { EMPTY_GUEST, type GuestValues } from './guest-values.ts';

export interface GuestPlace {
  /** The order's own id of the guest. */
  readonly id: string;
  readonly sleeps: string;
}

export type GuestsBlockProps = {
  /** One per room, in the order of the rooms. */
  places: readonly GuestPlace[];
  /** Values of this tab, by the order's id or else by place. */
  remembered: readonly { id: string }[];
  onChange: (values: { id: string }[], guests: Traveller[] | null) => void;
  handle: Ref<BlockFormHandle>;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One adult name per room (H-13). */
export function GuestsBlock({ places, remembered, onChange, handle }: GuestsBlockProps) {
  const values = useRef(new Map<string, GuestValues>());
  const guests = useRef(new Map<string, Traveller | null>());
  const forms = useRef(new Map<string, BlockFormHandle | null>());

  const initialOf = (id: string, index: number): GuestValues => {
    const known: Record<string, unknown> | undefined =
      remembered.find((each) => each.id === id) ?? remembered[index];
    return known ? { firstName: text(known.firstName), lastName: text(known.lastName) } : EMPTY_GUEST;
  };

  function change(id: string, typed: GuestValues, guest: Traveller | null) {
    values.current.set(id, typed);
    guests.current.set(id, guest);
    const all = places.map((place) => guests.current.get(place.id) ?? null);
    onChange(
      places.map((place, index) => ({
        ...(values.current.get(place.id) ?? initialOf(place.id, index)),
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
      for (const { field, code } of problems) {
        const [index = '', name = ''] = field.split('.');
        const place = places[Number(index)];
        if (place) forms.current.get(place.id)?.showServerProblems([{ field: name, code }]);
      }
    },
  }));

  return places.map((place, index) => (
    <GuestForm
      key={place.id}
      number={index + 1}
      sleeps={place.sleeps}
      place={{ id: place.id, primary: index === 0 }}
      initialValues={initialOf(place.id, index)}
      onChange={(typed, guest) => change(place.id, typed, guest)}
      handle={(form) => {
        forms.current.set(place.id, form);
      }}
    />
  ));
}
