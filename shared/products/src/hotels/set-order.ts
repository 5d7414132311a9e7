import { IdSchema, setOrderEntries, type Selection } from '@travesia/contracts';
import * as v from 'valibot';
import { HOTEL } from './product.ts';

/** The validated rate, as every set-order call with a stay names it. */
export const stayEntries = {
  hotel: v.object({ hotelCode: IdSchema }),
  room: v.optional(v.object({ roomID: IdSchema })),
  rateKey: IdSchema,
} as const;

/** POST /user/session/set/hotel-order (B-25) */
export const SetHotelOrderSchema = v.object({ ...setOrderEntries, ...stayEntries });

/** The rate of a hotel as its check named it. */
export interface ChosenStay {
  readonly hotelCode: string;
  readonly roomID: string | null;
  readonly rateKey: string;
}

export const stayBody = ({ hotelCode, roomID, rateKey }: ChosenStay) => ({
  hotel: { hotelCode },
  ...(roomID && { room: { roomID } }),
  rateKey,
});

/** The stay in the body of a set-order call. */
export function readStay(body: unknown): ChosenStay | null {
  const read = v.safeParse(v.object(stayEntries), body);
  if (!read.success) return null;
  const { hotel, room, rateKey } = read.output;
  return { hotelCode: hotel.hotelCode, roomID: room?.roomID ?? null, rateKey };
}

export const staySelection = (stay: ChosenStay): Selection => ({ kind: HOTEL.kind, body: stayBody(stay) });

/** The chosen stay; null where another product was chosen. */
export const stayOf = (selection: Selection | null): ChosenStay | null =>
  selection?.kind === HOTEL.kind ? readStay(selection.body) : null;
