import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReleaseRecordSchema } from '@travesia/contracts';
import * as v from 'valibot';
import { offlinePages } from '../documents/plain-page.ts';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';

describe('files', () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await openFixtureSite();
  });
  afterAll(() => site.close());
  const get = (url: string, headers = {}) => site.app.inject({ url, headers });

  it.each(['/r/mfe-flights/aaaaaaaa1111/remoteEntry.11111.js', '/assets/shell.aaaaa.js'])(
    'X-20: %s never changes, may be read with a digest, and is not rewritten on the way',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable, no-transform');
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['content-type']).toContain('javascript');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('A11: a file of a release that is opened as a page runs nothing and has no origin', async () => {
    for (const name of ['remoteEntry.11111.js', 'main.44444.css', 'again-2/later.33333.js']) {
      const { headers } = await get(`/r/mfe-flights/aaaaaaaa1111/${name}`);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain('sandbox');
    }
  });

  it('A7: a file of a release is no service worker', async () => {
    const url = '/r/mfe-flights/aaaaaaaa1111/remoteEntry.11111.js';
    const asked = await site.app.inject({ url, headers: { 'service-worker': 'script' } });
    expect(asked.statusCode).toBe(404);
  });

  it('A7: the pages without a connection bring their style, and allow nothing else', () => {
    const { pages, policy } = offlinePages('+34 900 555 010');
    for (const html of Object.values(pages)) {
      const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
      const digest = createHash('sha256').update(style).digest('base64');
      expect(policy).toContain(`default-src 'none'; style-src 'sha256-${digest}';`);
      expect(html).not.toMatch(/<script|<link/);
      expect(html).toContain('tel:+34900555010');
    }
  });

  it('P-06: a further attempt finds the same file under an address that nothing remembers', async () => {
    const again = await get('/r/mfe-flights/aaaaaaaa1111/again-2/remoteEntry.11111.js');
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe((await get('/r/mfe-flights/aaaaaaaa1111/remoteEntry.11111.js')).body);
  });

  it.each([
    '/r/mfe-flights/aaaaaaaa1111/again-2/server.cjs',
    '/r/mfe-flights/aaaaaaaa1111/again-0/remoteEntry.11111.js',
    '/r/mfe-flights/aaaaaaaa1111/other/remoteEntry.11111.js',
    '/r/mfe-flights/aaaaaaaa1111/server.cjs',
    '/r/mfe-flights/aaaaaaaa1111/nothing.js',
    '/r/mfe-flights/aaaaaaaa1111/..%2f..%2fx',
    '/r/mfe-flights/ffffffffffff/remoteEntry.11111.js',
    '/assets/server.cjs',
    '/assets/files.json',
    '/assets/..%2Ffiles.json',
    '/builds/meta/0000.json',
  ])('%s is not there', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('P-01: the record of a release is fetched when it is first needed', async () => {
    const { body } = await get('/r/mfe-flights/aaaaaaaa1111/record.json');
    expect(v.parse(ReleaseRecordSchema, JSON.parse(body)).build).toBe('aaaaaaaa1111');
  });

  it('P-30: the current build is named and described', async () => {
    const latest = await get('/builds/latest.json');
    expect(latest.json()).toEqual({ buildId: 'bbbbbbbb2222' });
    expect(latest.headers['cache-control']).toBe('no-store');
    expect((await get('/builds/meta/bbbbbbbb2222.json')).json()).toMatchObject({ buildId: 'bbbbbbbb2222' });
  });

  it('P-03: a tab that began with an earlier build goes on with its own files', async () => {
    const { statusCode, body } = await get('/assets/shell.00000.js');
    expect([statusCode, body]).toEqual([200, 'shell.00000.js']);
    expect((await get('/builds/meta/eeeeeeee0000.json')).json()).toMatchObject({ buildId: 'eeeeeeee0000' });
    expect((await get('/builds/latest.json')).json()).toEqual({ buildId: 'bbbbbbbb2222' });
  });

  it.each([
    ['/atlas.svg', 'land', 24],
    ['/atlas-near.svg', 'CO', 64],
  ])('%s is a picture of %s and more, packed where the browser unpacks', async (path, id, mostKilobytes) => {
    const { headers, body } = await get(path);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', vary: 'Accept-Encoding' });
    expect(body).toContain(`<path id="${id}"`);
    const packed = await get(path, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(mostKilobytes * 1024);
  });

  it('the night of the map is a picture of a few minutes', async () => {
    const { headers, body } = await get('/night.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=300',
    });
    expect(body).toMatch(/^<svg [^>]*><path id="now" d="M[-\d. L]+Z"\/><\/svg>$/);
  });

  it('P-25: the site can be installed', async () => {
    const manifest = (await get('/manifest.webmanifest')).json<{ name: string; icons: { src: string }[] }>();
    expect(manifest.name).toBe('Travesía');
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
  });

  it('P-48: the sitemap lists public pages in both languages and nothing personal', async () => {
    const { body: index } = await get('/sitemap.xml');
    for (const language of ['es', 'en']) {
      expect(index).toContain(`<loc>http://site.test/sitemap-${language}.xml</loc>`);
      const { body } = await get(`/sitemap-${language}.xml`);
      for (const path of ['', '/vuelos']) {
        expect(body).toContain(`<loc>http://site.test/${language}${path}</loc>`);
      }
      expect(body).toContain('hreflang="es" href="http://site.test/es/vuelos"');
      expect(body).not.toContain('booking');
    }
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://site.test/sitemap.xml');
  });
});
