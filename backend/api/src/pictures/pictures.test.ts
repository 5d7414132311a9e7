import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ApiError } from '../errors/index.ts';
import { createPictures } from './index.ts';
import { ORIGINAL_MAX_BYTES } from './originals.ts';

const SECRET = 'a secret of the test';
const PIECE = Buffer.alloc(64 * 1024);

let server: Server;
let host = '';
let photograph: Buffer;
let asked: string[] = [];
/** What the supplier does at an address; anything else is the photograph. */
const behaviours: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {};

beforeAll(async () => {
  photograph = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0b5d7a' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://supplier.test');
    asked.push(pathname);
    const behave = behaviours[pathname];
    if (behave) return behave(response, request);
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.end(photograph);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const ADDRESS = /^\/api\/pictures\/([\w-]{22})\/(\d+)\?u=(.+)$/;

function openPictures({ secret = SECRET, waitingMax = 100 } = {}) {
  const pictures = createPictures({ secret, conversionsAtOnce: 1, waitingMax });
  const supplier = pictures.fromHosts([host]);
  const links = (path: string, size = { width: 1000, height: 500 }) => {
    const found = supplier.linksTo({ url: `${host}${path}`, ...size });
    if (!found) throw new Error(`no picture at ${path}`);
    return found;
  };
  /** As a browser does that asks for one of the addresses. */
  const see = (address = '', format: 'avif' | 'webp' | 'jpeg' = 'webp') => {
    const [, key = '', width, url = ''] = ADDRESS.exec(address) ?? [];
    return pictures.picture({
      key,
      url: decodeURIComponent(url),
      width: Number(width) as 320,
      format,
    });
  };
  return { ...pictures, supplier, links, see };
}

describe('addresses of a picture', () => {
  it('are of the widths that it has, with the height that keeps its place', () => {
    const { sizes } = openPictures().links('/pool.jpg');
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 160],
      [480, 240],
      [720, 360],
      [960, 480],
    ]);
    expect(sizes.every(({ url }) => ADDRESS.test(url))).toBe(true);
  });

  it('are those of a list only where the picture is shown small', () => {
    const { supplier } = openPictures();
    const links = supplier.linksTo({ url: `${host}/pool.jpg`, width: 1000, height: 500 }, 480);
    expect(links?.sizes.map(({ width }) => width)).toEqual([320, 480]);
  });

  it('are the same in every process and after every start, and others with another secret', () => {
    const [one, again, other] = [openPictures(), openPictures(), openPictures({ secret: 'another' })];
    expect(one.links('/pool.jpg')).toEqual(again.links('/pool.jpg'));
    expect(one.links('/pool.jpg')).not.toEqual(other.links('/pool.jpg'));
  });

  it('are none for a host that the configuration does not name', () => {
    const { supplier } = openPictures();
    for (const url of [
      'https://elsewhere.test/pool.jpg',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'photograph:own.jpg?1',
      'nonsense',
    ]) {
      expect(supplier.linksTo({ url, width: 1000, height: 500 })).toBeNull();
    }
  });

  it('know the true size and a blur once the picture was seen; until then nothing waits for them', async () => {
    const { links, see } = openPictures();
    const expected = links('/pool.jpg', { width: 1600, height: 1067 });
    expect(expected.blur).toBeUndefined();
    expect(asked).toEqual([]);
    await see(expected.sizes[0]?.url);
    const known = links('/pool.jpg', { width: 1600, height: 1067 });
    expect(known.blur).toMatch(/^data:image\/webp;base64,/);
    expect(known.sizes.at(-1)).toMatchObject({ width: 960, height: 480 });
  });
});

describe('a picture', () => {
  it('comes in the width and the format that were asked for, and is fetched once', async () => {
    const { links, see } = openPictures();
    const { sizes } = links('/pool.jpg');
    const copies = await Promise.all([
      see(sizes[0]?.url, 'avif'),
      see(sizes[0]?.url, 'avif'),
      see(sizes[1]?.url, 'jpeg'),
    ]);
    const seen = await Promise.all(copies.map((copy) => sharp(copy).metadata()));
    expect(seen.map(({ width, format }) => [width, format])).toEqual([
      [320, 'heif'],
      [320, 'heif'],
      [480, 'jpeg'],
    ]);
    // Equal requests in flight are one conversion.
    expect(copies[0]).toBe(copies[1]);
    expect(asked).toEqual(['/pool.jpg']);
  });

  it('is not fetched for an address that we did not make', async () => {
    const { links, picture, see } = openPictures();
    const [, key = ''] = ADDRESS.exec(links('/pool.jpg').sizes[0]?.url ?? '') ?? [];
    const wanted = { key, width: 320, format: 'webp' } as const;
    await expect(picture({ ...wanted, url: `${host}/_control/bookings` })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(picture({ ...wanted, key: '', url: `${host}/pool.jpg` })).rejects.toMatchObject({
      code: 'not_found',
    });
    const other = openPictures({ secret: 'another' }).links('/pool.jpg').sizes[0]?.url;
    await expect(see(other)).rejects.toMatchObject({ code: 'not_found' });
    expect(asked).toEqual([]);
  });

  it('of an editor comes from the folder, by the digest of its bytes', async () => {
    const pictures = openPictures();
    const editors = pictures.fromEditors(async (url) => {
      if (url !== 'photograph:plaza.jpg?abc') throw new ApiError('not_found');
      return photograph;
    });
    const of = (url: string) => editors.linksTo({ url, width: 1000, height: 500 })?.sizes[0]?.url;
    expect(await sharp(await pictures.see(of('photograph:plaza.jpg?abc'))).metadata()).toMatchObject({
      width: 320,
    });
    const replaced = pictures.see(of('photograph:plaza.jpg?def'));
    await expect(replaced).rejects.toMatchObject({ code: 'not_found' });
    // A supplier cannot name one of them, nor an editor a host.
    expect(of(`${host}/pool.jpg`)).toBeUndefined();
  });
});

describe('a picture that does not come', () => {
  const behave = (behaviour: (response: ServerResponse, request: IncomingMessage) => void) => {
    behaviours['/bad.jpg'] = behaviour;
  };
  const failing = (): [string, string, (response: ServerResponse) => void][] => [
    ['is gone', 'not_found', (response) => response.writeHead(404).end()],
    ['fails', 'supplier_failed', (response) => response.writeHead(500).end()],
    [
      'is a page',
      'supplier_failed',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>sold'),
    ],
    [
      'says it is a picture and is none',
      'supplier_failed',
      (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<script>'),
    ],
    [
      'is somewhere else',
      'supplier_failed',
      (response) => response.writeHead(302, { location: `${host}/pool.jpg` }).end(),
    ],
    [
      'says that it is too large',
      'supplier_failed',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': ORIGINAL_MAX_BYTES + 1 })
          .flushHeaders(),
    ],
    [
      'unpacks without end',
      'supplier_failed',
      (response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' });
        const packed = createGzip();
        packed.pipe(response);
        const more = () => {
          while (!response.destroyed && packed.write(PIECE));
        };
        packed.on('drain', more);
        response.on('close', () => packed.destroy());
        more();
      },
    ],
  ];

  it.each(failing().map(([name]) => name))('%s: the page gets an error and shows its plate', async (name) => {
    const [, code, behaviour] = failing().find(([each]) => each === name) ?? [];
    behave((response) => behaviour?.(response));
    const { links, see } = openPictures();
    await expect(see(links('/bad.jpg').sizes[0]?.url)).rejects.toMatchObject({ code });
  });

  it('is asked for again by the next page, and shown when it is there', async () => {
    behave((response) => response.writeHead(503).end());
    const { links, see } = openPictures();
    const address = links('/bad.jpg').sizes[0]?.url;
    await expect(see(address)).rejects.toMatchObject({ code: 'supplier_failed' });
    behave((response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph));
    expect(await sharp(await see(address)).metadata()).toMatchObject({ width: 320 });
  });
});

describe('too many pictures at once', () => {
  it('wait for their turn; beyond what can wait they are refused, and later ones are shown', async () => {
    const pictures = openPictures({ waitingMax: 4 });
    const gate = Promise.withResolvers<Buffer>();
    const editors = pictures.fromEditors(() => gate.promise);
    const see = (place: number) =>
      pictures.see(
        editors.linksTo({ url: `photograph:${place}.jpg?1`, width: 1000, height: 500 })?.sizes[0]?.url,
      );
    const many = Promise.allSettled(Array.from({ length: 60 }, (_, place) => see(place)));
    gate.resolve(photograph);
    const outcomes = await many;
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.length).toBeLessThan(60);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'unavailable' });
    expect(await see(59)).toBeInstanceOf(Buffer);
  });
});
