import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ContentRoute } from '@travesia/contracts';
import { openRemote } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { content } from '../../content.tsx';
import { anAirline } from '../../testing/a-text.ts';

const server = setupServer();
let destinations: readonly ContentRoute[];
beforeAll(() => server.listen());
beforeEach(() => {
  destinations = anAirline().routes;
  server.use(http.post('*/api/graphql', () => HttpResponse.json({ data: { destinations } })));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (target: 'destinations' | 'atlas') =>
  openRemote(content, { target, path: '/', locale: 'en', market: { id: 'ES' }, today: '2026-11-21' });
const places = async () => {
  await screen.findByRole('heading', { name: /Madrid/ });
  return screen.getAllByRole('listitem');
};
const withFare = (change: object) =>
  (destinations = destinations.map((route) => ({
    ...route,
    fare: route.fare && { ...route.fare, ...change },
  })));

describe('destinations of the home', () => {
  it('say under the prices what they are, lead to all prices, and pass axe', async () => {
    open('destinations');
    await places();
    expect(screen.getByText(/^Lowest economy price per adult found in recent searches/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See prices to anywhere' })).toHaveAttribute(
      'href',
      '/en/vuelos/explorar?from=MAD',
    );
    await expectAccessible();
  });

  it('promise no prices where none was seen', async () => {
    destinations = destinations.map((route) => ({ ...route, fare: null }));
    open('destinations');
    for (const place of await places()) expect(place).toHaveTextContent(/Search flights$/);
    expect(screen.queryByText(/Lowest economy price/)).toBeNull();
  });

  it.each([
    ['2026-11-21', 'found today'],
    ['2026-11-20', 'found yesterday'],
    ['2026-11-16', 'found 5 days ago'],
  ])('a price that was seen on %s says so', async (seenOn, words) => {
    withFare({ seenOn });
    open('destinations');
    const [bogota] = await places();
    expect(within(bogota as HTMLElement).getByText(words)).toBeVisible();
  });

  it('are six at the most', async () => {
    const [first] = destinations;
    if (!first) throw new Error('the airline flies');
    destinations = Array.from({ length: 9 }, (_, index) => ({
      ...first,
      to: { ...first.to, code: `AA${index}`, cityName: `City ${index}` },
    }));
    open('destinations');
    expect(await places()).toHaveLength(6);
  });

  it('on the map are links with a name, and the lines are an ornament', async () => {
    open('atlas');
    const map = within(await screen.findByRole('list', { name: 'Prices from Madrid, on the map' }));
    expect(
      map.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual([expect.stringMatching(/^Bogotá US\$430\.00.*, Round trip$/), 'Lima']);
    await expectAccessible();
  });
});
