import { LocalDateSchema } from '@travesia/contracts';
import * as v from 'valibot';
import ships from './ships.json' with { type: 'json' };

const nightly = v.optional(v.number());

const ShipSchema = v.object({
  name: v.string(),
  /** The cruise line; ships and lines are invented. */
  vendor: v.string(),
  rating: v.number(),
  built: v.number(),
  guests: v.number(),
  crew: v.number(),
  decks: v.number(),
  lengthMetres: v.number(),
  /** Whole dollars a night and person in an ordinary week; a kind that is missing does not exist on board. */
  nightly: v.object({ inside: nightly, oceanview: nightly, balcony: nightly, suite: nightly }),
  /** What a ship does in a part of the year (months 1–12), voyage after voyage. */
  rotations: v.array(v.object({ months: v.array(v.number()), voyages: v.array(v.string()) })),
  /** The first day of its calendar. */
  startsOn: LocalDateSchema,
  /** Of its sailings every n-th is on sale with us. */
  everyNth: v.number(),
  description: v.object({ es: v.string(), en: v.string() }),
});
export type Ship = v.InferOutput<typeof ShipSchema>;
export type CabinKind = keyof Ship['nightly'];

export const SHIPS: readonly Ship[] = v.parse(v.array(ShipSchema), ships);
