import { openPicture, PictureUnreadable, readFacts } from './open-picture.ts';

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** AVIF costs the more time the harder it tries: beyond this effort seconds, for a few per cent of the bytes. */
const OPTIONS = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 76, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
} as const satisfies Record<PictureFormat, object>;
/** Behind a picture that may be see-through; pages are light and dark. */
const PAPER = '#ffffff';

const unreadable = (cause: unknown): never => {
  throw cause instanceof PictureUnreadable ? cause : new PictureUnreadable('cannot be converted', cause);
};

/**
 * A copy for a page: not wider than asked nor than the original, upright, in sRGB, and without what the camera wrote
 * into the file, its place on earth included.
 */
export async function convertPicture(
  bytes: Uint8Array,
  { width, format }: { readonly width: number; readonly format: PictureFormat },
): Promise<Buffer> {
  await readFacts(bytes);
  return openPicture(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toFormat(format, OPTIONS[format])
    .toBuffer()
    .catch(unreadable);
}

const BLUR_WIDTH = 12;

export interface PictureAtAGlance {
  readonly width: number;
  readonly height: number;
  /** A dozen points as a `data:` address, under two hundred characters: stands there until the picture comes. */
  readonly blur: string;
}

export async function glanceAt(bytes: Uint8Array): Promise<PictureAtAGlance> {
  const { width, height } = await readFacts(bytes);
  const small = await openPicture(bytes)
    .autoOrient()
    .resize({ width: BLUR_WIDTH })
    .flatten({ background: PAPER })
    .webp({ quality: 30, effort: 4 })
    .toBuffer()
    .catch(unreadable);
  return { width, height, blur: `data:image/webp;base64,${small.toString('base64')}` };
}
