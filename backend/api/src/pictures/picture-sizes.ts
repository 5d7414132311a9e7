import type { Picture } from '@travesia/contracts';

/** Widths that a picture is converted to, and no others: what is not listed cannot be asked for. */
export const PICTURE_WIDTHS = [320, 480, 720, 960, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** For a picture beside its words in a list, on the densest screen. */
export const LIST_WIDTH = 480 satisfies PictureWidth;

/** Addresses of one picture by width, smallest first: what the original has points for, the smallest always. */
export function pictureSizes(
  original: { readonly width: number; readonly height: number },
  addressOf: (width: PictureWidth) => string,
  upTo: PictureWidth = 1600,
): Picture['sizes'] {
  const widest = Math.min(original.width, upTo);
  return PICTURE_WIDTHS.filter((width, place) => place === 0 || width <= widest).map((width) => ({
    url: addressOf(width),
    width,
    height: Math.max(1, Math.round((width * original.height) / original.width)),
  }));
}
