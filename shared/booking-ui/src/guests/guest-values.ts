import { TravellerSchema, type Traveller } from '@travesia/contracts';
import type { ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export interface GuestPlace {
  /** The order's own id of the guest. */
  readonly id: string;
  readonly sleeps: string;
}

export type GuestValues = { firstName: string; lastName: string };

export const EMPTY_GUEST: GuestValues = { firstName: '', lastName: '' };

/** Who checks in for one room, as the server takes it (H-13). */
export function parseGuest(
  values: GuestValues,
  place: { id: string; primary: boolean },
): ParsedForm<Traveller> {
  return parseWithSchema(TravellerSchema, { ...values, ...place, type: 'ADULT' });
}
