import { array, boolean, nullable, object, optional, string, type InferOutput } from 'valibot';
import { MoneySchema } from '../values.ts';

const SeatSchema = object({
  /** '14B' */
  designator: string(),
  column: string(),
  /** What the airline calls it, and its conditions, in the airline's own English words. */
  name: nullable(string()),
  conditions: array(string()),
  /** For whom it can be had, at our price; nobody: it is taken. */
  services: array(object({ serviceId: string(), travellerId: string(), amount: MoneySchema })),
  /** Who is too young for the exit row that it is in; absent: nobody. */
  tooYoung: optional(array(string())),
});
export type Seat = InferOutput<typeof SeatSchema>;

/** The seats of one flight, cabin by cabin, each from the front. */
export const SeatMapSchema = object({
  /** Of the order. */
  segmentId: string(),
  /** 'IB 6585: Madrid – Bogotá' */
  title: string(),
  /** Seats that the booking has on this flight; absent: none. */
  booked: optional(array(object({ travellerId: string(), designator: string() }))),
  cabins: array(
    object({
      /** Letters from left to right; null is an aisle. */
      columns: array(nullable(string())),
      rows: array(object({ number: string(), isExit: boolean(), seats: array(SeatSchema) })),
    }),
  ),
});
export type SeatMap = InferOutput<typeof SeatMapSchema>;
export const SeatMapsReplySchema = object({ data: array(SeatMapSchema) });
