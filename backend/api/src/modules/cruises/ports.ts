import { CruiseSchema, type Locale } from '@travesia/contracts';
import {
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
  type InferOutput,
} from 'valibot';

const words = (maximum: number) => pipe(string(), minLength(1), maxLength(maximum));
const share = pipe(number(), minValue(0), maxValue(1));
const points = pipe(number(), integer(), minValue(1));

/** A sailing as a source tells it: the ship's photograph is on a host of its own. */
export const SourceCruiseSchema = object({
  ...CruiseSchema.entries,
  /** Words of the photograph in the language of the listing, and what stays in sight where it is cut. */
  shipImageAbout: nullish(
    object({
      alt: words(160),
      caption: optional(words(200)),
      credit: optional(words(120)),
      focus: optional(object({ x: share, y: share })),
      width: points,
      height: points,
    }),
  ),
});
export type SourceCruise = InferOutput<typeof SourceCruiseSchema>;

/** Whoever tells which cruises are on sale (W-11). */
export interface CruiseSource {
  /** Every sailing on sale, in one language. Rejects where the source is away, too slow or cannot be read. */
  read(locale: Locale): Promise<readonly SourceCruise[]>;
}
