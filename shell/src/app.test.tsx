import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import type { Host } from './host/host.ts';
import { aRemote, createFakeHost } from './testing/fake-host.tsx';

const cruises = aRemote('mfe-cruises', {
  menu: [{ path: '/cruceros', label: { es: 'Cruceros', en: 'Cruises' }, order: 1 }],
});
const state = { remotes: [cruises], path: '/politica' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = () => {};
});
afterEach(() => void jest.restoreAllMocks());

/** Everything the page is rendered from, and how it shows that it changed before the page was hydrated. */
const CHANGES: readonly [string, (host: Host) => void, () => Promise<void> | void][] = [
  [
    'exchange rates',
    (host) => host.ratesOf.set({ asOf: '2026-11-19', source: 'bank' }),
    () => expect(screen.getByText(/al cambio del .*bank/)).toBeVisible(),
  ],
  [
    'phone number',
    (host) => host.context.set({ ...host.context.getSnapshot(), contactNumber: '+52 55 5000 0000' }),
    () => expect(screen.getAllByRole('link', { name: '+52 55 5000 0000' })).not.toEqual([]),
  ],
  [
    'language',
    (host) => host.context.set({ ...host.context.getSnapshot(), locale: 'en' }),
    () => {
      for (const link of screen.getAllByRole('link', { name: 'Cruises' }))
        expect(link).toHaveAttribute('href', '/en/cruceros');
    },
  ],
  [
    'products on sale',
    (host) => host.remotes.set([{ ...cruises, enabled: false }]),
    () => expect(screen.queryByRole('link', { name: 'Cruceros' })).toBeNull(),
  ],
  [
    'address',
    (host) => host.navigation.navigate('/cruceros'),
    () => {
      for (const link of screen.getAllByRole('link', { name: 'English' }))
        expect(link).toHaveAttribute('href', '/en/cruceros');
    },
  ],
  [
    'announcement',
    (host) => host.announcement.set('Tres vuelos'),
    () => expect(screen.getByText('Tres vuelos')).toBeInTheDocument(),
  ],
  [
    'work in progress',
    (host) => void host.progress.begin(),
    async () => expect(await screen.findByRole('progressbar')).toBeInTheDocument(),
  ],
];

describe('a page that is hydrated late', () => {
  it.each(CHANGES)(
    'is first what the server rendered, then shows the new %s',
    async (_what, change, shown) => {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<App host={createFakeHost(state)} />);
      const header = container.querySelector('header');
      const host = createFakeHost(state);
      change(host);
      const complaints: string[] = [];
      render(<App host={host} />, {
        container,
        hydrate: true,
        onRecoverableError: (fault) => void complaints.push(String(fault)),
      });
      expect(complaints).toEqual([]);
      expect(container.querySelector('header')).toBe(header);
      await shown();
    },
  );
});

it('P-45 P-08: what the shell throws is the error page with a way on, not a blank one', async () => {
  const host = createFakeHost(state);
  render(<App host={host} />);
  // A menu that no schema would let through.
  act(() => host.remotes.set([{ ...cruises, manifest: null } as never]));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Error interno del servidor' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('main')).toHaveAttribute('data-layout', 'error');
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  expect(screen.getByRole('link', { name: /\+34/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(document.title).toContain('Error interno del servidor');
});
