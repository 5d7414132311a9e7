import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ActivityReply, ActivityValidateReply } from '@travesia/contracts';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { activity, checked, day, found, opened, usd } from './testing/activities.ts';
import { toursActivities as remote } from './tours-activities.tsx';

const server = setupServer();
let reply: ActivityReply;
let answer: ActivityValidateReply;
beforeAll(async () => {
  server.listen();
  await Promise.all([
    import('./pages/results-route.tsx'),
    import('./pages/detail-route.tsx'),
    import('./pages/summary-route.tsx'),
  ]);
});
beforeEach(() => {
  reply = opened();
  answer = checked(12_000);
  server.use(
    http.get('*/api/:kind/E-BOAT%401', () => HttpResponse.json(reply)),
    http.post('*/api/:kind/validate', () => HttpResponse.json(answer)),
    http.post('*/api/:kind/search', () => HttpResponse.json(found([activity({ code: 'E-BOAT@1' })]))),
    http.post('*/api/user/session/*', () => delay('infinite')),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

const PLACE = 'place=Canc%C3%BAn&id=CUN&at=21.1619,-86.8515';
const SEARCH = `${PLACE}&from=2026-12-01&to=2026-12-03&paxes=30-30`;
const DETAIL = `/activities/summary?${SEARCH}&code=E-BOAT%401`;
const SUMMARY =
  '/activities/booking/summary?code=E-BOAT%401&option=SUNSET%231&day=2026-12-02&paxes=30-30&rate=NOR&at=15&in=es';
const open = (path: string, story: RemoteStory = {}) => openRemote(remote, { path, locale: 'en', ...story });

describe('T-04: where an activity begins and ends', () => {
  const meeting = async () => within(await screen.findByRole('region', { name: 'Meeting point' }));
  const withContent = (change: Partial<ActivityReply['data']['content']>) => {
    reply = opened({ content: { ...opened().data.content, ...change } });
  };
  const PIER = { description: 'Muelle 3', address: null, latitude: 21.14, longitude: -86.78 };

  it('in the words of the supplier, and on a map by the coast', async () => {
    reply.meta.coast = 'M5 5l24 0 0 40-24 0z';
    open(DETAIL);
    expect((await meeting()).getByText(/Muelle 3/)).toHaveAttribute('lang', 'es');
    expect((await meeting()).getByRole('img', { name: 'Map of the meeting point, Cancún' })).toBeVisible();
    expect((await meeting()).queryByText(/Ends/)).toBeNull();
    await expectAccessible();
  });

  it('where there is no coast, a map would be a dot on nothing: the words lead', async () => {
    open(DETAIL);
    expect((await meeting()).getByText(/Muelle 3/)).toBeVisible();
    expect((await meeting()).queryByRole('img')).toBeNull();
  });

  it('that it ends where it began is said once, in the page’s words', async () => {
    withContent({ meetingPoint: PIER, endPoint: PIER });
    open(DETAIL);
    expect((await meeting()).getByText('Ends back at the meeting point.')).toBeVisible();
    expect((await meeting()).getAllByText('Muelle 3')).toHaveLength(1);
  });

  it('another end is named', async () => {
    withContent({ meetingPoint: PIER, endPoint: { ...PIER, description: 'Plaza Caracol' } });
    open(DETAIL);
    expect((await meeting()).getByText(/^Ends at/)).toHaveTextContent('Ends at: Plaza Caracol');
  });

  it('a point without coordinates has no map, and one without words is in its city', async () => {
    withContent({
      meetingPoint: { description: null as never, address: null, latitude: null, longitude: null },
    });
    open(DETAIL);
    expect((await meeting()).getByText('Cancún')).toBeVisible();
    expect((await meeting()).queryByRole('img')).toBeNull();
  });

  it('nothing is said where the supplier says nothing', async () => {
    withContent({ meetingPoint: null, endPoint: null });
    open(DETAIL);
    expect(await screen.findByRole('heading', { level: 1, name: 'Paseo en barco' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Meeting point' })).toBeNull();
  });
});

describe('what an activity says of itself', () => {
  it('what it costs at least, for whom, and that it can be given back, stand with its name', async () => {
    open(DETAIL);
    await screen.findByRole('heading', { level: 1, name: 'Paseo en barco' });
    const from = screen.getByText('from for 2 adults').parentElement;
    expect(from).toHaveTextContent('from US$120.00 for 2 adults');
    expect(from).toHaveTextContent('Free cancellation');
  });

  it('stands under its headings in the language it is in; what is empty is left out', async () => {
    open(DETAIL);
    const about = within(await screen.findByRole('region', { name: 'Overview' }));
    expect(about.getByText('Dos horas por la laguna.')).toHaveAttribute('lang', 'es');
    expect(about.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Highlights',
      'Included',
      'Before you go',
      'How to use your voucher',
    ]);
    expect(about.getByText('Operated by Barcos del Sur')).toBeVisible();
  });
});

describe('S-41: what it costs, before it is paid', () => {
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  const openSummary = async () => {
    open(SUMMARY);
    await screen.findByRole('textbox', { name: /[Ee]mail/ });
  };

  it('each age has its line, and they add up to the total', async () => {
    const bands = [
      { type: 'ADULT', ageFrom: 12, ageTo: 99, count: 2, unit: usd(5_000), total: usd(10_000) },
      { type: 'CHILD', ageFrom: 3, ageTo: 11, count: 1, unit: usd(2_000), total: usd(2_000) },
    ] as const;
    const { rate } = checked(12_000).data;
    answer = checked(12_000, {
      data: { rate: { ...rate, paxAmounts: [...bands] } },
      meta: { paxes: [{ age: 30 }, { age: 30 }, { age: 8 }] },
    });
    await openSummary();
    expect(rows().some((row) => /100\.00/.test(row) && /2/.test(row))).toBe(true);
    expect(rows().some((row) => /20\.00/.test(row) && /3.*11/.test(row))).toBe(true);
    expect(rows().some((row) => row.startsWith('Total') && row.includes('120.00'))).toBe(true);
  });

  it('a price of the whole group is one line, not divided by heads', async () => {
    const { rate } = checked(12_000).data;
    answer = checked(12_000, { data: { rate: { ...rate, amountUnitType: 'SERVICE', paxAmounts: [] } } });
    await openSummary();
    expect(rows().filter((row) => /120\.00/.test(row))).toHaveLength(2);
    expect(rows().some((row) => /60\.00/.test(row))).toBe(false);
  });

  it('what giving it back costs stands beside the price', async () => {
    await openSummary();
    const policy = screen.getByRole('region', { name: /[Cc]ancell?ation/ });
    expect(within(policy).getAllByRole('listitem')[0]).toHaveTextContent(/^Free/);
    await expectAccessible();
  });

  it('a trip of several days says its first and its last', async () => {
    const { rate } = checked(12_000).data;
    answer = checked(12_000, { data: { rate: { ...rate, endDate: '2026-12-05', session: null } } });
    await openSummary();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
    expect(facts.some((fact) => /2.*5 Dec/.test(fact))).toBe(true);
    expect(facts).not.toContain('15:00');
  });
});

describe('T-06: the days of an activity', () => {
  const dayOf = (number: number) =>
    screen.findByRole('button', { name: new RegExp(`\\b${number} December 2026`) });
  const option = () => within(screen.getByRole('region', { name: 'Al atardecer' }));

  it('X-13: the price of a day for the whole group is spoken once the day has focus', async () => {
    const { user } = open(DETAIL);
    expect(await dayOf(3)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await dayOf(2));
    expect(screen.getByText(/^from .*120\.00 for your whole group$/)).toBeInTheDocument();
  });

  it('a day that is chosen shows its options with their own price, and times to choose', async () => {
    const { user } = open(DETAIL);
    await user.click(await dayOf(5));
    expect(await screen.findByRole('heading', { name: /^Options on .*5 Dec/ })).toBeVisible();
    const times = within(option().getByRole('combobox', { name: 'Time' })).getAllByRole('option');
    expect(times.map(({ textContent }) => textContent)).toEqual(['09:00', '15:00']);
    expect(option().getByRole('button', { name: /^Choose Al atardecer, .*5 Dec, .*100\.00/ })).toBeEnabled();
  });

  it('the page opens on the day of its address', async () => {
    open(`${DETAIL}&day=2026-12-05`);
    expect(await screen.findByRole('heading', { name: /^Options on .*5 Dec/ })).toBeVisible();
  });

  it('of an option that several rates sell, each has its own price and name', async () => {
    const [modality] = opened().data.modalities;
    const [flexible] = modality?.rates ?? [];
    if (!modality || !flexible) throw new Error('the boat has an option with a rate');
    const cheap = { ...flexible, code: 'NRF', name: 'Sin devolución', days: [day('2026-12-02', 9_000)] };
    reply = opened({ modalities: [{ ...modality, rates: [flexible, cheap] }] });
    open(DETAIL);
    const prices = within(await screen.findByRole('list', { name: 'Prices of Al atardecer' }));
    expect(prices.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/Sin devolución, .*90\.00$/),
      expect.stringMatching(/Tarifa flexible, .*120\.00$/),
    ]);
  });
});

describe('the list', () => {
  it('passes axe, and names place and dates', async () => {
    open(`/activities/result?${SEARCH}`);
    expect(await screen.findByRole('article', { name: 'Boat E-BOAT@1' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Things to do in Cancún' })).toBeVisible();
    expect(screen.getAllByText('2 adults')[0]?.parentElement).toHaveTextContent(/1.*3.*2 adults/);
    await expectAccessible();
  });

  it('of tours is called so', async () => {
    open(`/turs/result?${SEARCH}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tours in Cancún' })).toBeVisible();
  });
});
