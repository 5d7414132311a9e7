import { array, integer, number, object, optional, pipe, string, type InferOutput } from 'valibot';

/** A picture in several widths, smallest first; every address is of the site's own origin. */
export const PictureSchema = object({
  /** What is seen, in the request's language; empty where nothing is to stand below the picture. */
  caption: string(),
  /** Its text alternative; the caption unless it is given. */
  alt: optional(string()),
  /** Who made it, where they are to be named. */
  credit: optional(string()),
  /** What stays in sight where it is cut, in shares of its width and height; the middle unless it is given. */
  focus: optional(object({ x: number(), y: number() })),
  /** A few points of it as an address, shown until it comes. */
  blur: optional(string()),
  sizes: array(
    object({ url: string(), width: pipe(number(), integer()), height: pipe(number(), integer()) }),
  ),
});
export type Picture = InferOutput<typeof PictureSchema>;
