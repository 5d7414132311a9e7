import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildSandbox } from '@travesia/sandbox/app';
import type { Cruise } from '@travesia/contracts';
import { createClock } from '../../clock.ts';
import { createPictures } from '../../pictures/index.ts';
import { createCruiseFeed } from '../../suppliers/cruise-feed/index.ts';
import { createCruisesModule } from './index.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;
/** A source that answers is given as long as a busy machine needs. */
const PATIENT_MS = 60_000;
const PAGE = { type: 'cruise_landing', pageSize: 50, page: 0 };
const PICTURE = 'https://images.travesia.test/ship.jpg';

let fleet: { cruises: Cruise[] };
let server: Server;
let url = '';
/** What the source does when it is asked. */
let answer: (response: ServerResponse) => void;
let asked = 0;

beforeAll(async () => {
  const sandbox = await buildSandbox({
    clock: { nowMs: () => NOW_MS, offsetMs: () => 0, setOffsetMs: () => {} },
  });
  fleet = (await sandbox.inject('/cruises?lang=es')).json();
  await sandbox.close();
  server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ships`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const send =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
beforeEach(() => {
  asked = 0;
  answer = send(fleet);
});

function openListing({ hasSource = true } = {}) {
  let nowMs = NOW_MS;
  let deadlineMs = PATIENT_MS;
  const listing = createCruisesModule(
    {
      configuration: { CRUISE_SOURCE_URL: url, CRUISE_PHOTO_ORIGINS: ['https://images.travesia.test'] },
      clock: createClock(() => nowMs),
      ...(hasSource && {
        cruiseSource: { read: (locale) => createCruiseFeed({ url, deadlineMs }).read(locale) },
      }),
    },
    createPictures({ secret: 'a secret of the test', conversionsAtOnce: 1 }),
  );
  return {
    ...listing,
    wait(ms: number) {
      nowMs += ms;
    },
    setDeadline(ms: number) {
      deadlineMs = ms;
    },
    async figures() {
      const [reads] = await Promise.all(listing.metrics.map((metric) => metric.get()));
      return Object.fromEntries((reads?.values ?? []).map(({ labels, value }) => [labels['outcome'], value]));
    },
  };
}

describe('W-11: cruises from a source of the operator’s choice', () => {
  it('B-21: the source is read once for everybody, in pages counted from 0; another type is an empty list', async () => {
    const listing = openListing();
    const [first, second] = await Promise.all([
      listing.list({ ...PAGE, pageSize: 20 }, 'es'),
      listing.list({ ...PAGE, pageSize: 20, page: 1 }, 'es'),
    ]);
    expect([first.results.length, second.results.length, first.stale]).toEqual([20, 20, false]);
    expect(second.results[0]?.slug).not.toBe(first.results[0]?.slug);
    expect(asked).toBe(1);
    expect(await listing.list({ ...PAGE, type: 'train_landing' }, 'es')).toMatchObject({
      total: 0,
      results: [],
    });
    expect(listing.state()).toBe('on');
  });

  it.each<[string, (response: ServerResponse) => void, deadlineMs?: number]>([
    ['is down', send({ error: 'down' }, 500)],
    ['sends a page instead of cruises', send('<!doctype html><title>Bad Gateway</title>')],
    ['sends another shape', send({ ships: [] })],
    [
      'sends cruises without prices',
      (response) =>
        send({ cruises: fleet.cruises.map((each) => ({ ...each, priceSuite: undefined })) })(response),
    ],
    [
      'sends the other language',
      (response) => send({ cruises: fleet.cruises.map((each) => ({ ...each, langcode: 'en' })) })(response),
    ],
    ['breaks the connection', (response) => response.destroy()],
    ['never answers', () => {}, 100],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])(
    'a source that %s: the last good copy is shown, marked and counted, and it is asked again later',
    async (_what, bad, deadlineMs = PATIENT_MS) => {
      const listing = openListing();
      const good = await listing.list(PAGE, 'es');
      answer = bad;
      listing.setDeadline(deadlineMs);
      listing.wait(16 * MINUTE_MS);
      const kept = await listing.list(PAGE, 'es');
      expect(kept).toEqual({ ...good, stale: true });
      expect(listing.state()).toBe('stale');
      expect(await listing.figures()).toEqual({ read: 1, failed: 1 });
      const askedSoFar = asked;
      await listing.list(PAGE, 'es');
      expect(asked).toBe(askedSoFar);
      answer = send(fleet);
      listing.setDeadline(PATIENT_MS);
      listing.wait(MINUTE_MS);
      expect(await listing.list(PAGE, 'es')).toMatchObject({ stale: false, total: good.total });
      expect(listing.state()).toBe('on');
    },
  );

  it('C-09: a source that never answered is a failure of its own kind, not an empty list', async () => {
    answer = send('', 503);
    await expect(openListing().list(PAGE, 'es')).rejects.toMatchObject({ code: 'supplier_failed' });
  });

  it('one cruise that cannot be read costs the others nothing', async () => {
    const [first, ...others] = fleet.cruises;
    answer = send({ cruises: [{ ...first, sailDate: 'soon' }, ...others] });
    expect((await openListing().list(PAGE, 'es')).total).toBe(others.length);
  });

  it('a cruise that has sailed since the source was read is not on sale', async () => {
    const listing = openListing();
    const [first] = (await listing.list(PAGE, 'es')).results;
    answer = send('', 503);
    listing.wait(Date.parse(`${first?.sailDate}T00:00Z`) - NOW_MS + 24 * 60 * MINUTE_MS);
    const later = await listing.list(PAGE, 'es');
    expect(later.results.map(({ slug }) => slug)).not.toContain(first?.slug);
  });

  it('pictures come through the site, from the hosts of the configuration only', async () => {
    const [one, two, ...others] = fleet.cruises;
    answer = send({
      cruises: [
        { ...one, shipImage: PICTURE },
        { ...two, shipImage: 'https://elsewhere.test/x.jpg' },
        ...others,
      ],
    });
    const { results } = await openListing().list(PAGE, 'es');
    const widest = results[0]?.shipPicture?.sizes.at(-1)?.url;
    expect(widest).toMatch(
      new RegExp(`^/api/pictures/[\\w-]{22}/1600\\?u=${RegExp.escape(encodeURIComponent(PICTURE))}$`),
    );
    expect(results[0]).toMatchObject({ shipImage: widest, shipPicture: { caption: one?.ship } });
    expect(results[1]).toMatchObject({ shipImage: null, shipPicture: null });
  });

  it('a picture has the words of its source in the language of the listing, its credit and its focus', async () => {
    const [one, ...others] = fleet.cruises;
    const shipImageAbout = {
      alt: 'Un barco blanco entra en un puerto al amanecer',
      caption: 'El Navegante del Alba en Palma',
      credit: 'Ana Ruiz',
      focus: { x: 0.7, y: 0.5 },
      width: 900,
      height: 600,
    };
    answer = send({ cruises: [{ ...one, shipImage: PICTURE, shipImageAbout }, ...others] });
    const { results } = await openListing().list(PAGE, 'es');
    const { width: _width, height: _height, ...words } = shipImageAbout;
    expect(results[0]?.shipPicture).toMatchObject(words);
    expect(results[0]?.shipPicture?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 213],
      [480, 320],
      [720, 480],
    ]);
    expect(results[0]).not.toHaveProperty('shipImageAbout');
  });

  it('without a source there are none, and the api says so', async () => {
    const listing = openListing({ hasSource: false });
    expect(await listing.list(PAGE, 'es')).toEqual({ total: 0, stale: false, results: [] });
    expect(listing.state()).toBe('off');
  });
});
