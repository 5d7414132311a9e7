import * as v from 'valibot';

/** A picture in several widths, smallest first; every address is of the site's own origin. */
export const PictureSchema = v.object({
  /** What is seen, in the request's language; empty where nothing is to stand below the picture. */
  caption: v.string(),
  /** Its text alternative; the caption unless it is given. */
  alt: v.optional(v.string()),
  /** Who made it, where they are to be named. */
  credit: v.optional(v.string()),
  /** What stays in sight where it is cut, in shares of its width and height; the middle unless it is given. */
  focus: v.optional(v.object({ x: v.number(), y: v.number() })),
  /** A few points of it as an address, shown until it comes. */
  blur: v.optional(v.string()),
  sizes: v.array(
    v.object({
      url: v.string(),
      width: v.pipe(v.number(), v.integer()),
      height: v.pipe(v.number(), v.integer()),
    }),
  ),
});
export type Picture = v.InferOutput<typeof PictureSchema>;
