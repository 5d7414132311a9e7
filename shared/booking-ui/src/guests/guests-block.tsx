import type { Ref } from 'react';
import type { Traveller } from '@travesia/contracts';
import type { BlockFormHandle } from '../form/block-form.ts';
import { PeopleBlock } from '../form/people-block.tsx';
import { rememberedText } from '../form/remembered-text.ts';
import { GuestForm } from './guest-form.tsx';
import { EMPTY_GUEST, type GuestPlace, type GuestValues } from './guest-values.ts';

export type GuestsBlockProps = {
  /** One per room, in the order of the rooms. */
  places: readonly GuestPlace[];
  /** Values of this tab, by the order's id or else by place. */
  remembered: readonly { id: string }[];
  onChange: (values: { id: string }[], guests: Traveller[] | null) => void;
  handle: Ref<BlockFormHandle>;
};

const valuesOf = (known: Readonly<Record<string, unknown>> | undefined): GuestValues =>
  known
    ? { firstName: rememberedText(known.firstName), lastName: rememberedText(known.lastName) }
    : EMPTY_GUEST;

/** One adult name per room (H-13). */
export function GuestsBlock(props: GuestsBlockProps) {
  return <PeopleBlock {...props} valuesOf={valuesOf} Form={GuestForm} />;
}
