import { CITY_KINDS } from './city-kinds.ts';
import type { Kind } from './kind.ts';
import { TICKET_KINDS } from './ticket-kinds.ts';
import { TOUR_KINDS } from './tour-kinds.ts';

export const KINDS: readonly Kind[] = [...TICKET_KINDS, ...TOUR_KINDS, ...CITY_KINDS];

const BY_ID = new Map(KINDS.map((kind) => [kind.id, kind]));

export function findKind(id: string): Kind | undefined {
  return BY_ID.get(id);
}
