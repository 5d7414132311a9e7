import { CruiseSchema, type Locale } from '@travesia/contracts';
import * as v from 'valibot';

const words = (maximum: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maximum));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const points = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A sailing as a source tells it: the ship's photograph is on a host of its own. */
export const SourceCruiseSchema = v.object({
  ...CruiseSchema.entries,
  /** Words of the photograph in the language of the listing, and what stays in sight where it is cut. */
  shipImageAbout: v.nullish(
    v.object({
      alt: words(160),
      caption: v.optional(words(200)),
      credit: v.optional(words(120)),
      focus: v.optional(v.object({ x: share, y: share })),
      width: points,
      height: points,
    }),
  ),
});
export type SourceCruise = v.InferOutput<typeof SourceCruiseSchema>;

/** Whoever tells which cruises are on sale (W-11). */
export interface CruiseSource {
  /** Every sailing on sale, in one language. Rejects where the source is away, too slow or cannot be read. */
  read(locale: Locale): Promise<readonly SourceCruise[]>;
}
