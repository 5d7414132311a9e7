import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { sharePicture, type ShareCard } from './share-picture.ts';
import { openTitleFont, type TitleFont } from './title-font.ts';

const KEPT_BYTES = 32 * 1024 * 1024;
const QUALITY = 82;

/** Pictures for those who share a page; one is drawn once, and equal questions wait for the same drawing. */
export function createSharePictures() {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const running = new Map<string, Promise<Buffer>>();
  let font: TitleFont | undefined;

  async function draw(card: ShareCard): Promise<Buffer> {
    font ??= openTitleFont();
    return sharp(Buffer.from(sharePicture(card, font)))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  }

  return async function pictureOf(card: ShareCard): Promise<Buffer> {
    const key = JSON.stringify([card.scene, card.seed, card.light, card.title]);
    const known = kept.get(key);
    if (known) return known;
    const started = running.get(key) ?? draw(card).finally(() => running.delete(key));
    running.set(key, started);
    const picture = await started;
    kept.set(key, picture);
    return picture;
  };
}
