import { describe, expect, it } from '@jest/globals';
import type { DocumentRemote, RemoteSlot } from '@travesia/contracts';
import { fillsOf, hostIdOf } from './fills-of.ts';

const slot = (widget: string, order: number, requires?: string[]): RemoteSlot => ({
  slot: 'home.search',
  widget,
  order,
  failureClass: 'essential',
  serverRendered: true,
  ...(requires && { requires }),
});
const remote = (name: string, enabled: boolean, slots: RemoteSlot[]) =>
  ({ name, enabled, manifest: { slots } }) as unknown as DocumentRemote;

const flights = (enabled = true) =>
  remote('mfe-flights', enabled, [slot('search', 10), slot('package-search', 30, ['mfe-hotels'])]);
const hotels = (enabled = true) => remote('mfe-hotels', enabled, [slot('search', 20)]);
const widgets = (remotes: DocumentRemote[]) =>
  fillsOf(remotes, 'home.search').map((fill) => `${fill.remote.name} ${fill.slot.widget}`);

describe('K-01 packages are offered only where both halves are', () => {
  it.each([
    [
      'both on',
      [hotels(), flights()],
      ['mfe-flights search', 'mfe-hotels search', 'mfe-flights package-search'],
    ],
    ['hotels off', [hotels(false), flights()], ['mfe-flights search']],
    ['no hotels at all', [flights()], ['mfe-flights search']],
    ['flights off', [hotels(), flights(false)], ['mfe-hotels search']],
  ])('%s', (_title, remotes, filled) => {
    expect(widgets(remotes)).toEqual(filled);
  });

  it('two widgets of one remote in one slot have two places in the page', () => {
    const ids = fillsOf([flights(), hotels()], 'home.search').map(hostIdOf);
    expect(new Set(ids).size).toBe(3);
  });
});
