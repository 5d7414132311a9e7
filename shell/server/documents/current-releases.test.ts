import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentRemote } from '@travesia/contracts';
import { rolloutPercentileOf } from '@travesia/releases';
import { FIXTURE_BUILD, FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';

const TRIED = 'cccccccc3333';
const REMOTE = FLIGHTS_MANIFEST.name;

/** A visitor's number that stands below, or not below, ten of a hundred. */
function bucketThat(isAmong: boolean): string {
  for (let number = 0; ; number += 1) {
    const bucket = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    if (rolloutPercentileOf(bucket, REMOTE) < 10 === isAmong) return bucket;
  }
}
const AMONG = bucketThat(true);
const NOT_AMONG = bucketThat(false);

describe('releases for whoever asks', () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await openFixtureSite();
    site.feed.publish(FLIGHTS_MANIFEST, TRIED);
    site.feed.setRules(2, {
      [REMOTE]: {
        live: FIXTURE_BUILD,
        off: ['CO'],
        canary: { build: TRIED, percent: 10 },
        markets: { MX: { pin: TRIED, canary: null } },
      },
    });
    await site.refreshFeed();
  });
  afterAll(() => site.close());

  const get = (url: string, cookie: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { cookie, 'user-agent': 'a browser', ...headers } });

  it.each([
    ['one of the ten of a hundred', `market=ES; bucket=${AMONG}`, TRIED, true],
    ['one of the others', `market=ES; bucket=${NOT_AMONG}`, FIXTURE_BUILD, true],
    ['somebody without a number', 'market=ES', FIXTURE_BUILD, true],
    ['somebody with a made-up number', 'market=ES; bucket=zero', FIXTURE_BUILD, true],
    ['everybody in a pinned market', `market=MX; bucket=${NOT_AMONG}`, TRIED, true],
    ['everybody where it is off', `market=CO; bucket=${NOT_AMONG}`, FIXTURE_BUILD, false],
  ])(
    'P-02 P-03: %s gets the same build by document, list and second try',
    async (_who, cookie, build, on) => {
      const [list, current, page] = await Promise.all([
        get('/releases.json', cookie),
        get(`/r/${REMOTE}/current.json`, cookie),
        get('/es', cookie),
      ]);
      expect(list.json<DocumentRemote[]>()).toMatchObject([
        { name: REMOTE, build, enabled: on, record: null },
      ]);
      expect(current.json()).toMatchObject({ remote: REMOTE, build });
      if (on && cookie.includes('bucket=0')) expect(page.body).toContain(`/r/${REMOTE}/${build}/`);
    },
  );

  it('an answer that did not change costs no body', async () => {
    const first = await get('/releases.json', `market=ES; bucket=${AMONG}`);
    const etag = String(first.headers.etag);
    const again = await get('/releases.json', `market=ES; bucket=${AMONG}`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/releases.json', `market=ES; bucket=${NOT_AMONG}`, { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('P-15: a visitor without a number is given one that no script can read; robots try nothing', async () => {
    const cookies = (await get('/es', '')).headers['set-cookie'];
    expect(String(cookies)).toMatch(/bucket=[0-9a-f-]{36}; Max-Age=\d+; Path=\/; HttpOnly/);
    const robot = await get('/releases.json', `market=ES; bucket=${AMONG}`, { 'user-agent': 'examplebot' });
    expect(robot.json<DocumentRemote[]>()).toMatchObject([{ build: FIXTURE_BUILD }]);
  });

  it('a remote that is none is not there', async () => {
    expect((await get('/r/mfe-ships/current.json', '')).statusCode).toBe(404);
  });
});
