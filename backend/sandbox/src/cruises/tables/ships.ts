import { LocalDateSchema } from '@travesia/contracts';
import { array, type InferOutput, number, object, optional, parse, string } from 'valibot';
import ships from './ships.json' with { type: 'json' };

const nightly = optional(number());

const ShipSchema = object({
  name: string(),
  /** The cruise line; ships and lines are invented. */
  vendor: string(),
  rating: number(),
  built: number(),
  guests: number(),
  crew: number(),
  decks: number(),
  lengthMetres: number(),
  /** Whole dollars a night and person in an ordinary week; a kind that is missing does not exist on board. */
  nightly: object({ inside: nightly, oceanview: nightly, balcony: nightly, suite: nightly }),
  /** What a ship does in a part of the year (months 1–12), voyage after voyage. */
  rotations: array(object({ months: array(number()), voyages: array(string()) })),
  /** The first day of its calendar. */
  startsOn: LocalDateSchema,
  /** Of its sailings every n-th is on sale with us. */
  everyNth: number(),
  description: object({ es: string(), en: string() }),
});
export type Ship = InferOutput<typeof ShipSchema>;
export type CabinKind = keyof Ship['nightly'];

export const SHIPS: readonly Ship[] = parse(array(ShipSchema), ships);
