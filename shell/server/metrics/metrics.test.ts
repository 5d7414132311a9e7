import { afterEach, describe, expect, it } from '@jest/globals';
import type { RemoteSighting } from '@travesia/contracts';
import { FIXTURE_BUILD, FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import { openFixtureSite, type FixtureSite } from '../testing/fixture-site.ts';

let site: FixtureSite;
afterEach(() => site.close());

const sighting = (own: Partial<RemoteSighting> = {}): RemoteSighting => ({
  remote: FLIGHTS_MANIFEST.name,
  build: FIXTURE_BUILD,
  phase: 'live',
  during: null,
  ms: null,
  ...own,
});
const tell = (sightings: readonly unknown[], market = 'MX') =>
  site.app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { host: 'site.test' },
    payload: { market, sightings },
  });
const figures = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ url: '/internal/metrics', headers: { host: 'site.test', ...headers }, remoteAddress });

describe('the site seen from outside', () => {
  it('remotes are counted by release, market and phase', async () => {
    site = await openFixtureSite();
    const told = await tell([
      sighting({ phase: 'load', ms: 300 }),
      sighting(),
      sighting({ phase: 'error', during: 'mount', ms: 40 }),
    ]);
    expect(told.statusCode).toBe(204);
    const { body } = await figures();
    const of = `remote="mfe-flights",release="${FIXTURE_BUILD}"`;
    expect(body).toContain(`remote_phase_total{${of},market="MX",phase="live",during=""} 1`);
    expect(body).toContain(`remote_phase_total{${of},market="MX",phase="error",during="mount"} 1`);
    expect(body).toContain(`remote_phase_seconds_count{${of},phase="load"} 1`);
    expect(body).toContain(`release_live{${of}} 1`);
    expect(body).toContain('release_feed_sequence 1');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/telemetry",status="204"\} 1/,
    );
  });

  it('renders on the server are counted too', async () => {
    site = await openFixtureSite();
    await site.app.inject({ url: '/es', headers: { host: 'site.test' } });
    expect((await figures()).body).toMatch(
      /remote_render_total\{remote="mfe-flights".+outcome="rendered"\} 1/,
    );
  });

  it.each([
    ['a release that is none of ours', [sighting({ build: 'ffffffff0000' })], 204],
    ['a remote that is none', [sighting({ remote: 'mfe-ships' })], 204],
    ['a phase that is none', [{ ...sighting(), phase: 'flying' }], 400],
    ['too many at once', Array.from({ length: 51 }, () => sighting()), 400],
  ])('nobody makes names up: %s', async (_what, sightings, status) => {
    site = await openFixtureSite();
    expect((await tell(sightings)).statusCode).toBe(status);
    expect((await figures()).body).not.toContain('remote_phase_total{');
  });

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['from another network', {}, '203.0.113.7'],
  ])('X-20: the figures are not told %s', async (_how, headers, address) => {
    site = await openFixtureSite();
    expect((await figures(headers as Record<string, string>, address)).statusCode).toBe(404);
  });
});
