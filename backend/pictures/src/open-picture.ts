import sharp, { type Sharp } from 'sharp';
import { CONVERSION_TIMEOUT_S, PIXELS_MAX } from './limits.ts';

// One thread for each picture: how many there are at once is up to whoever converts them.
sharp.concurrency(1);
// Each file is read once; what is made of it is cached elsewhere.
sharp.cache(false);

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'svg']);

/** Not a picture, a broken one, or one that unpacks to more than we are willing to hold. */
export class PictureUnreadable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PictureUnreadable';
  }
}

export function openPicture(bytes: Uint8Array): Sharp {
  if (bytes.byteLength === 0) throw new PictureUnreadable('is empty');
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' }).timeout({
    seconds: CONVERSION_TIMEOUT_S,
  });
}

interface PictureFacts {
  /** As it is shown: a photograph that lies on its side in the file is turned. */
  readonly width: number;
  readonly height: number;
}

/** What the header says; nothing is unpacked. */
export async function readFacts(bytes: Uint8Array): Promise<PictureFacts> {
  const { format, autoOrient } = await openPicture(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureUnreadable('is no picture', cause);
    });
  if (!FORMATS.has(format)) throw new PictureUnreadable(`is of a format that is not shown: ${format}`);
  if (autoOrient.width * autoOrient.height > PIXELS_MAX) {
    throw new PictureUnreadable(`has more than ${PIXELS_MAX} pixels`);
  }
  return autoOrient;
}
