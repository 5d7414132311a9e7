import { array, integer, number, object, pipe, string, type InferOutput } from 'valibot';

/** A picture in several widths, smallest first; every address is of the site's own origin. */
export const PictureSchema = object({
  /** What is seen, in the request's language: the picture's text alternative and its caption. */
  caption: string(),
  sizes: array(
    object({ url: string(), width: pipe(number(), integer()), height: pipe(number(), integer()) }),
  ),
});
export type Picture = InferOutput<typeof PictureSchema>;
