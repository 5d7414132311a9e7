import type { Ref } from 'react';
import type { Traveller } from '@travesia/contracts';
import type { BlockFormHandle } from '../form/block-form.ts';
import { PeopleBlock } from '../form/people-block.tsx';
import { rememberedText } from '../form/remembered-text.ts';
import { SameNameQuestion } from '../form/same-name-question.tsx';
import { ParticipantForm } from './participant-form.tsx';
import {
  EMPTY_PARTICIPANT,
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

const valuesOf = (known: Readonly<Record<string, unknown>> | undefined): ParticipantValues =>
  known
    ? {
        firstName: rememberedText(known.firstName),
        lastName: rememberedText(known.lastName),
        dateOfBirth: rememberedText(known.dateOfBirth),
      }
    : EMPTY_PARTICIPANT;

/** Everybody who takes part in an activity or a tour (T-06). */
export function ParticipantsBlock({ rules, places, ...props }: ParticipantsBlockProps) {
  return (
    <>
      <PeopleBlock
        {...props}
        places={places.map((place) => ({ ...place, rules }))}
        valuesOf={valuesOf}
        Form={ParticipantForm}
      />
      <SameNameQuestion people={props.remembered.slice(0, places.length)} />
    </>
  );
}
