import * as v from 'valibot';
import { MoneySchema } from '../values.ts';

const SeatSchema = v.object({
  /** '14B' */
  designator: v.string(),
  column: v.string(),
  /** What the airline calls it, and its conditions, in the airline's own English words. */
  name: v.nullable(v.string()),
  conditions: v.array(v.string()),
  /** For whom it can be had, at our price; nobody: it is taken. */
  services: v.array(v.object({ serviceId: v.string(), travellerId: v.string(), amount: MoneySchema })),
  /** Who is too young for the exit row that it is in; absent: nobody. */
  tooYoung: v.optional(v.array(v.string())),
});
export type Seat = v.InferOutput<typeof SeatSchema>;

/** The seats of one flight, cabin by cabin, each from the front. */
export const SeatMapSchema = v.object({
  /** Of the order. */
  segmentId: v.string(),
  /** 'IB 6585: Madrid – Bogotá' */
  title: v.string(),
  /** Seats that the booking has on this flight; absent: none. */
  booked: v.optional(v.array(v.object({ travellerId: v.string(), designator: v.string() }))),
  cabins: v.array(
    v.object({
      /** Letters from left to right; null is an aisle. */
      columns: v.array(v.nullable(v.string())),
      rows: v.array(v.object({ number: v.string(), isExit: v.boolean(), seats: v.array(SeatSchema) })),
    }),
  ),
});
export type SeatMap = v.InferOutput<typeof SeatMapSchema>;
export const SeatMapsReplySchema = v.object({ data: v.array(SeatMapSchema) });
