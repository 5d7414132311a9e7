import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { convertPicture, glanceAt, PICTURE_FORMATS, PictureUnreadable } from './index.ts';

/** Half red, half blue. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#2020c0' } },
      left: width / 2,
      top: 0,
    },
  ]);

describe('a copy of a photograph', () => {
  it.each([...PICTURE_FORMATS])('has the width that was asked for, as %s', async (format) => {
    const photograph = await twoHalves(1200, 800).jpeg().toBuffer();
    const copy = await sharp(await convertPicture(photograph, { width: 480, format })).metadata();
    expect(copy).toMatchObject({
      width: 480,
      height: 320,
      // AVIF is a kind of HEIF.
      format: format === 'avif' ? 'heif' : format,
    });
  });

  it('is never larger than the photograph', async () => {
    const photograph = await twoHalves(400, 300).png().toBuffer();
    const copy = await convertPicture(photograph, { width: 1600, format: 'webp' });
    expect(await sharp(copy).metadata()).toMatchObject({ width: 400, height: 300 });
  });

  it('stands upright and does not say where it was taken', async () => {
    const photograph = await twoHalves(600, 400)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: 'my own terrace' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(photograph).metadata()).toMatchObject({ orientation: 6 });
    const copy = await sharp(await convertPicture(photograph, { width: 200, format: 'jpeg' })).metadata();
    expect(copy).toMatchObject({ width: 200, height: 300 });
    expect(copy.exif).toBeUndefined();
  });

  it('of a drawing is points: nothing that could run or load is passed on', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><script>alert(1)</script><image href="http://127.0.0.1:9/x.png" width="9" height="9"/><rect width="600" height="400" fill="#0a0"/></svg>',
    );
    const copy = await convertPicture(drawing, { width: 320, format: 'webp' });
    expect(copy.includes('script')).toBe(false);
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  it('is on paper where the original is see-through', async () => {
    const hole = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const copy = await convertPicture(hole, { width: 64, format: 'webp' });
    const { channels } = await sharp(copy).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
});

describe('at a glance', () => {
  it('a photograph is its size and a blur of few bytes', async () => {
    const glance = await glanceAt(await twoHalves(1200, 800).jpeg().toBuffer());
    expect(glance).toMatchObject({ width: 1200, height: 800 });
    expect(glance.blur).toMatch(/^data:image\/webp;base64,/);
    expect(glance.blur.length).toBeLessThan(300);
  });
});

/** A header that promises far more than the file holds. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4096))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is no photograph', () => {
  it.each([
    ['words', Buffer.from('<html>404</html>')],
    ['nothing at all', Buffer.alloc(0)],
    ['a small file that unpacks to a billion points', bomb(32_000)],
    [
      'a drawing of a billion points',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="32000" height="32000"/>'),
    ],
  ])('is refused: %s', async (_name, bytes) => {
    const converting = convertPicture(bytes, { width: 320, format: 'webp' });
    await expect(converting).rejects.toBeInstanceOf(PictureUnreadable);
    await expect(glanceAt(bytes)).rejects.toBeInstanceOf(PictureUnreadable);
  });

  it('is refused where the file ends early', async () => {
    const photograph = await twoHalves(1200, 800).jpeg().toBuffer();
    const torn = photograph.subarray(0, photograph.length / 3);
    const converting = convertPicture(torn, { width: 320, format: 'webp' });
    await expect(converting).rejects.toBeInstanceOf(PictureUnreadable);
  });
});
