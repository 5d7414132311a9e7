import type { Ref } from 'react';
import type { Traveller } from '@travesia/contracts';
import { GROWN_UP_AGE } from '@travesia/domain';
import type { BlockFormHandle } from '../form/block-form.ts';
import { PeopleBlock } from '../form/people-block.tsx';
import { rememberedText } from '../form/remembered-text.ts';
import { SameNameQuestion } from '../form/same-name-question.tsx';
import { ParticipantForm } from './participant-form.tsx';
import {
  EMPTY_PARTICIPANT,
  typedAge,
  type ParticipantPlace,
  type ParticipantRules,
  type ParticipantValues,
} from './participant-values.ts';

export type ParticipantsBlockProps = {
  places: readonly ParticipantPlace[];
  rules: ParticipantRules;
  /** Values of this tab, by the order's id or else by place. */
  remembered: readonly { id: string }[];
  onChange: (values: { id: string }[], people: Traveller[] | null) => void;
  handle: Ref<BlockFormHandle>;
};

function valuesOf(
  known: Readonly<Record<string, unknown>> = EMPTY_PARTICIPANT,
  { age }: Pick<ParticipantPlace, 'age'>,
): ParticipantValues {
  return {
    firstName: rememberedText(known.firstName),
    lastName: rememberedText(known.lastName),
    dateOfBirth: rememberedText(known.dateOfBirth),
    age: rememberedText(known.age) || (age?.toString() ?? ''),
  };
}

/** Everybody who takes part in an activity or a tour (T-06). */
export function ParticipantsBlock({ rules, places, ...props }: ParticipantsBlockProps) {
  const withoutGrownUp = places.every((place, index) => {
    const known: Readonly<Record<string, unknown>> | undefined =
      props.remembered.find(({ id }) => id === place.id) ?? props.remembered[index];
    const age = typedAge(valuesOf(known, place), rules);
    return age !== null && age < GROWN_UP_AGE;
  });
  return (
    <>
      <PeopleBlock
        {...props}
        places={places.map((place) => ({
          ...place,
          // A child may be one: the date to correct is that of a place for an adult.
          rules: { ...rules, withoutGrownUp: withoutGrownUp && place.age === null },
        }))}
        valuesOf={valuesOf}
        Form={ParticipantForm}
      />
      <SameNameQuestion people={props.remembered.slice(0, places.length)} />
    </>
  );
}
