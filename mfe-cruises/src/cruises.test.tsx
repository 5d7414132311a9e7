import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@travesia/platform/server';
import { RemoteRoot } from '@travesia/platform/react';
import { openRemote, TEST_MARKET, type RemoteStory } from '@travesia/testing';
import type { Cruise, DataAnswer, RenderRequest } from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { cruises as remote } from './cruises.tsx';
import { aCruise, UNPRICED } from './testing/a-cruise.ts';

const server = setupServer();
let listing: readonly Cruise[] = [];
let asked = 0;

beforeAll(() => server.listen());
beforeEach(() => {
  asked = 0;
  listing = [
    aCruise(),
    aCruise({
      slug: 'patagonia',
      title: 'Patagonia',
      ship: 'Boreal Patagonia',
      vendor: 'Boreal',
      departingPort: 'Buenos Aires',
      region: 'south',
      sailDate: '2027-01-05',
      ...UNPRICED,
    }),
  ];
  server.use(
    http.post('*/api/graphql', () => {
      asked += 1;
      return HttpResponse.json({ data: { cruiseListing: { total: listing.length, results: listing } } });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (story: RemoteStory) => openRemote(remote, { path: '/cruceros', ...story });
const DEALS = {
  phoneDeals: [
    { kind: 'call' as const, endsOn: '2027-06-30' },
    { kind: 'departures' as const, endsOn: '2027-03-31', departuresFrom: '2027-01-11' },
    { kind: 'cruises' as const, endsOn: '2026-11-20' },
  ],
};

describe('prices that the server renders', () => {
  const REQUEST = {
    target: 'next-cruises',
    url: '/',
    hostId: 'home-cruises',
    locale: 'en',
    market: TEST_MARKET,
    currency: 'EUR',
    contactNumber: TEST_MARKET.contactNumber,
    today: '2026-11-20',
  } as const satisfies RenderRequest;
  const LISTING = { data: { cruiseListing: { total: 1, results: [aCruise()] } } };
  const EXCHANGE = { success: true, data: { base: 'USD', asOf: '2026-11-20', rates: { EUR: 0.9 } } };

  /** What the site does: it renders, reads what was missed, and renders again. */
  function renderWithReads(currency: string) {
    const read: string[] = [];
    let answers: DataAnswer[] = [];
    let reply = renderRemote(remote, { ...REQUEST, currency });
    while ((reply.needs ?? []).length > 0) {
      const needs = reply.needs ?? [];
      read.push(...needs.map(({ path }) => path));
      answers = [
        ...answers,
        ...needs.map((need) => ({ need, status: 200, body: need.path === '/graphql' ? LISTING : EXCHANGE })),
      ];
      reply = renderRemote(remote, { ...REQUEST, currency, answers });
    }
    return { html: reply.html, read };
  }

  it('X-09: are in the currency of the market, with the charge beside them', () => {
    const { html, read } = renderWithReads('EUR');
    expect(read.toSorted()).toEqual(['/currencyExchange', '/graphql']);
    expect(html).toMatch(/540[.,]00/);
    expect(html).toContain('€');
    expect(html).toMatch(/600[.,]00/);
  });

  it('need no rates in dollars', () => {
    expect(renderWithReads('USD').read).toEqual(['/graphql']);
  });
});

describe('the cruise pages', () => {
  it('C-02 C-04: lists the sailings by one call, with a price or the words that stand for it', async () => {
    open({});
    const first = await screen.findByRole('article', { name: 'Mediterráneo occidental' });
    expect(first).toHaveTextContent('600,00 US$');
    expect(screen.queryByText('Precios por confirmar')).toBeNull();
    const second = screen.getByRole('article', { name: 'Patagonia' });
    expect(second).toHaveTextContent('Consultar precio');
    expect(within(second).getByRole('link', { name: /^Reservar: llama al/ })).toHaveAttribute(
      'href',
      'tel:+34900555010',
    );
    expect(asked).toBe(1);
  });

  it('W-11: says so where the source does not answer and these are the last prices it told', async () => {
    server.use(
      http.post('*/api/graphql', () =>
        HttpResponse.json({ data: { cruiseListing: { total: 2, stale: true, results: listing } } }),
      ),
    );
    open({});
    await screen.findByRole('article', { name: 'Mediterráneo occidental' });
    expect(screen.getByText('Precios por confirmar')).toBeVisible();
  });

  it('C-02: the block of the home, its tab and the page ask once between them', async () => {
    const { sdk } = open({ path: '/', target: 'next-cruises' });
    await screen.findByRole('heading', { name: 'Próximos cruceros' });
    render(<RemoteRoot definition={remote} target="search" sdk={sdk} />);
    render(<RemoteRoot definition={remote} target="route" sdk={sdk} />);
    expect(await screen.findByRole('button', { name: 'Ver 2 cruceros' })).toBeVisible();
    expect(asked).toBe(1);
  });

  it('C-05: a filter stands in the address, and the number found is announced', async () => {
    const { user, path, announced } = open({ locale: 'en' });
    await user.selectOptions(await screen.findByLabelText('Departure port'), 'Buenos Aires');
    expect(path()).toBe('/cruceros?port=Buenos+Aires');
    expect(screen.queryByRole('article', { name: 'Mediterráneo occidental' })).not.toBeInTheDocument();
    await waitFor(() => expect(announced).toEqual(['1 cruise']));
  });

  it('C-05 C-06: price and order stand in the address, and change the list', async () => {
    const { user, path } = open({});
    await user.selectOptions(await screen.findByLabelText('Ordenar por'), 'Fecha de salida');
    expect(path()).toBe('/cruceros?sort=date');
    expect(screen.getByRole('article', { name: 'Patagonia' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Precio por persona'), '800');
    expect(path()).toBe('/cruceros?price=800&sort=date');
    expect(screen.queryByRole('article', { name: 'Patagonia' })).not.toBeInTheDocument();
  });

  it('C-05: what finds nothing says what to do, and one press takes the filters away', async () => {
    const { user, path } = open({ path: '/cruceros?port=Atlantis' });
    expect(await screen.findByText('Ningún crucero cumple todo eso a la vez')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Quitar los filtros' })[0] as HTMLElement);
    expect(path()).toBe('/cruceros');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('C-09: a list that does not come gives the number and can be tried again', async () => {
    server.use(http.post('*/api/graphql', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open({});
    const notice = await screen.findByRole('alert');
    expect(within(notice).getAllByRole('link', { name: '+34 900 555 010' }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('C-01 C-03: a sailing shows its days, cabins and ship, and ends in a call', async () => {
    open({ path: `/cruceros/${aCruise().slug}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mediterráneo occidental' })).toBeVisible();
    expect(screen.getByText('Embarque; salida a las 18:00')).toBeVisible();
    expect(screen.getByText('Llegada a las 07:00 y desembarque')).toBeVisible();
    expect(screen.getByRole('row', { name: /Con balcón 900,00\sUS\$/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /Mapa de la ruta: Barcelona, Palma/ })).toBeVisible();
    expect(screen.getByRole('link', { name: '+34 900 555 010' })).toHaveAttribute('href', 'tel:+34900555010');
  });

  it('P-44: a sailing that is not there is told to the shell, which has the page for it', async () => {
    const { missing } = open({ path: '/cruceros/titanic' });
    await waitFor(() => expect(missing()).toBe(1));
  });
});

describe('the blocks of the home', () => {
  it.each([
    [
      'es',
      [
        /50,00\sUS\$ ?de descuento si reservas por teléfono/,
        /hasta 27 % ?de descuento en vuelos con salida a partir del 11 ene 2027/,
      ],
    ],
    ['en', [/US\$50\.00 ?off when you book by phone/, /up to 27% ?off flights departing from 11 Jan 2027/]],
  ] as const)('C-07: phone deals in %s, without the one that is over', (locale, names) => {
    open({ target: 'phone-deals', path: '/', locale, market: DEALS });
    const deals = screen.getAllByRole('listitem');
    expect(deals).toHaveLength(2);
    for (const [at, name] of names.entries()) expect(deals[at]).toHaveTextContent(name);
    expect(screen.getByRole('link', { name: '+34 900 555 010' })).toBeVisible();
  });

  it.each([
    ['es', /25 % ?de descuento en cruceros reservados por teléfono/],
    ['en', /25% ?off cruises booked by phone/],
  ] as const)('C-07: the cruise deal in %s', (locale, name) => {
    open({
      target: 'phone-deals',
      locale,
      market: { phoneDeals: [{ kind: 'cruises', endsOn: '2027-01-01' }] },
    });
    expect(screen.getByRole('listitem')).toHaveTextContent(name);
  });

  it('C-07: a market without deals has no block', () => {
    const { container } = open({ target: 'phone-deals' });
    expect(container).toBeEmptyDOMElement();
  });

  it('C-09: the next cruises are priced, and without the list the block says so', async () => {
    const { unmount } = open({ target: 'next-cruises', path: '/' });
    expect(await screen.findByRole('link', { name: 'Mediterráneo occidental' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Patagonia' })).not.toBeInTheDocument();
    unmount();
    server.use(http.post('*/api/graphql', () => HttpResponse.json({}, { status: 503 })));
    open({ target: 'next-cruises', path: '/' });
    expect(await screen.findByText('No pudimos traer los cruceros')).toBeVisible();
  });

  it('F-01: the search tab counts, and leads to the list with what was chosen', async () => {
    const { user, path } = open({ target: 'search', path: '/' });
    await user.selectOptions(await screen.findByLabelText('Puerto de salida'), 'Barcelona');
    await user.click(screen.getByRole('button', { name: 'Ver 1 crucero' }));
    expect(path()).toBe('/cruceros?port=Barcelona');
  });
});
