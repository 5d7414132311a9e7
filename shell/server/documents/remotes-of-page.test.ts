import { describe, expect, it } from '@jest/globals';
import { MarketSchema, type ReleaseRecord, type RemoteManifest, type RemoteSlot } from '@travesia/contracts';
import * as v from 'valibot';
import { newRule, type FeedSnapshot } from '@travesia/releases';
import { FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import {
  describeRemotes,
  offeredRemotes,
  planFragments,
  remotesAtOnce,
  remotesInUse,
} from './remotes-of-page.ts';
import { resolvePage } from '../../src/routing/resolve-page.ts';
import { fillsOf } from '../../src/slots/fills-of.ts';

function remote(name: string, slots: readonly RemoteSlot[], routes: RemoteManifest['routes'] = []) {
  const manifest = { ...FLIGHTS_MANIFEST, name, slots: [...slots], routes: [...routes], menu: [] };
  const record = { remote: name, build: 'aaaaaaaa1111', manifest, server: 'server.cjs' } as unknown;
  return { name, enabled: true, manifest, record: record as ReleaseRecord };
}
const slot = (name: RemoteSlot['slot'], order: number, serverRendered = true): RemoteSlot => ({
  slot: name,
  widget: name.split('.')[1] ?? '',
  order,
  failureClass: 'regular',
  serverRendered,
});

const flights = remote('mfe-flights', [slot('home.search', 10)], FLIGHTS_MANIFEST.routes);
const hotels = remote('mfe-hotels', [slot('home.search', 20)]);
const cruises = remote('mfe-cruises', [slot('home.cruises', 10, false), slot('home.deals', 20)]);
const lookup = remote('mfe-booking-lookup', []);
const all = [hotels, cruises, flights, lookup];
const names = (remotes: readonly { name: string }[]) => remotes.map(({ name }) => name).toSorted();

describe('the remotes of a page', () => {
  const home = resolvePage('/', all);

  it('P-01: the home has a place for whoever fills a slot of it', () => {
    expect(names(remotesInUse(home, all))).toEqual(['mfe-cruises', 'mfe-flights', 'mfe-hotels']);
  });

  it('P-01: its first view runs the open search tab only, however many verticals there are', () => {
    expect(names(remotesAtOnce(home, remotesInUse(home, all)))).toEqual(['mfe-flights']);
    const withoutFlights = remotesInUse(home, [hotels, cruises]);
    expect(names(remotesAtOnce(home, withoutFlights))).toEqual(['mfe-hotels']);
    expect(remotesAtOnce(home, remotesInUse(home, [cruises]))).toEqual([]);
  });

  it('F-01: the server renders the open tab and the slots that can be rendered', () => {
    const hosts = planFragments(home, remotesInUse(home, all)).map(({ hostId }) => hostId);
    expect(hosts.toSorted()).toEqual(['home-deals-mfe-cruises-deals', 'home-search-mfe-flights-search']);
  });

  it('two remotes that want the same tab get one each, and one of them is open', () => {
    const twin = remote('mfe-twin', [slot('home.search', 10)]);
    const used = remotesInUse(home, [...all, twin]);
    expect(names(remotesAtOnce(home, used))).toEqual(['mfe-flights']);
    const hosts = planFragments(home, used).map(({ hostId }) => hostId);
    expect(hosts.filter((id) => id.startsWith('home-search'))).toEqual(['home-search-mfe-flights-search']);
    expect(fillsOf(used, 'home.search').map(({ remote: { name } }) => name)).toEqual([
      'mfe-flights',
      'mfe-twin',
      'mfe-hotels',
    ]);
  });

  it('P-01: a page of a remote uses that remote alone', () => {
    const page = resolvePage('/vuelos', all);
    const used = remotesInUse(page, all);
    expect(names(used)).toEqual(['mfe-flights']);
    expect(remotesAtOnce(page, used)).toEqual(used);
    expect(
      describeRemotes(all, used)
        .filter(({ record }) => record)
        .map(({ name }) => name),
    ).toEqual(['mfe-flights']);
  });

  it('P-02: a remote that is off is in no place', () => {
    const off = [{ ...flights, enabled: false }, hotels];
    expect(names(remotesInUse(home, off))).toEqual(['mfe-hotels']);
  });

  it('C-07: below a list of results stand phone deals, whose code the first view does not carry', () => {
    const deals = remote('mfe-cruises', [slot('booking.deals', 10)]);
    const page = resolvePage('/mad-bog/results', [flights, deals]);
    const used = remotesInUse(page, [flights, deals]);
    expect(names(used)).toEqual(['mfe-cruises', 'mfe-flights']);
    expect(names(remotesAtOnce(page, used))).toEqual(['mfe-flights']);
  });

  it('C-07: a market can turn one widget off and keep the remote', () => {
    const record = { ...cruises.record, manifest: cruises.manifest };
    const live = { record, rule: newRule(record.build), builds: new Map() };
    const snapshot = { remotes: new Map([['mfe-cruises', live]]) } as unknown as FeedSnapshot;
    const market = v.parse(MarketSchema, {
      id: 'ES',
      countryCodes: ['ES'],
      defaultCurrency: 'EUR',
      numberLocale: { es: 'es-ES', en: 'en-GB' },
      contactNumber: '+34 900 555 010',
      paymentMode: 'provider',
      fees: {},
      remotes: {},
      widgets: { 'mfe-cruises/deals': false },
    });
    const [offered] = offeredRemotes(snapshot, market);
    expect(offered?.enabled).toBe(true);
    expect(offered?.manifest.slots.map(({ widget }) => widget)).toEqual(['cruises']);
  });
});
