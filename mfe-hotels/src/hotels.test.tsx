import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createDraftStore } from '@travesia/booking';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type { FlightOfferReply, HotelSearchReply, ListRate } from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hotel, reply } from './features/results/testing/hotels.ts';
import { hotels as remote } from './hotels.tsx';

const server = setupServer();
let found: HotelSearchReply;
let asked: unknown[];

beforeAll(async () => {
  server.listen();
  // The page's own code, so that the first story does not wait for it.
  await import('./pages/results-route.tsx');
});
beforeEach(() => {
  asked = [];
  found = reply([
    hotel({ code: 'sol', name: 'Hotel Sol', total: 60_000, amenities: ['pool'], cancellation: 'included' }),
    hotel({ code: 'luna', name: 'Hotel Luna', total: 30_000, atProperty: 1200 }),
    hotel({ code: 'lejos', name: 'Hostal Lejos', total: 9000, km: 80 }),
    hotel({ code: 'mudo', name: 'Hotel Mudo', total: null }),
  ]);
  server.use(
    http.post('*/api/hotel/search', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(found);
    }),
    http.post('*/api/hotel/search/rates', () => HttpResponse.json({ data: [] })),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

/** A clock that ran out in this tab. */
const ratesOf = (rates: Record<string, number>) => ({
  success: true,
  data: { base: 'USD', asOf: '2026-11-20', source: 'test', rates },
});
const usd = (amount: number) => ({ amount, currency: 'USD' });
const NOTHING_THERE = { payAtProperty: null, payAtPropertyConverted: null };
const RATES_OF_SOL: { hotelCode: string; rates: ListRate[] }[] = [
  {
    hotelCode: 'sol',
    rates: [
      {
        ...NOTHING_THERE,
        board: 'room_only',
        cancellation: 'non_refundable',
        freeUntil: null,
        amountAfterTax: usd(60_000),
      },
      {
        ...NOTHING_THERE,
        board: 'breakfast',
        cancellation: 'free',
        freeUntil: '2026-11-28T18:00',
        amountAfterTax: usd(69_000),
      },
    ],
  },
];
const FLIGHT_OF_PACKAGE: FlightOfferReply = {
  data: {
    id: 'off_1',
    price: { currency: 'USD', total: '600.00', intTotal: usd(60_000) },
    itineraries: [],
    travelerPricings: [],
    conditions: {
      refundable: false,
      refundPenalty: null,
      changeable: false,
      changePenalty: null,
      penaltyFree: false,
    },
    validatingCarrierCode: 'AV',
  },
  dictionaries: { carriers: {}, aircraft: {}, locations: {} },
  search: {
    legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: '2026-12-01' } },
    travelerInfo: { adult: 2, child: 0, infant: 0 },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    currencyCode: 'USD',
    infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
  },
};
const MADRID = 'place=Madrid&type=city&id=MAD&at=40.4168%2C-3.7038';
const PATH = `/hoteles/result?${MADRID}&in=2026-12-01&out=2026-12-04&rooms=2`;
const open = (story: RemoteStory = {}) => openRemote(remote, { path: PATH, ...story });
const names = () => screen.getAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'));

describe('the hotels of a search', () => {
  it('H-04 H-09 H-11: asks 200 miles around, shows what is near by price, with night, stay and what is paid there', async () => {
    const { user } = open();
    const luna = await screen.findByRole('article', { name: 'Hotel Luna' });
    expect(asked).toMatchObject([{ geoSearch: { radius: 200, UOM: 'MI' } }]);
    expect(names()).toEqual(['Hotel Luna', 'Hotel Sol', 'Hotel Mudo']);
    expect(luna).toHaveTextContent('100,00 US$ por noche');
    expect(luna).toHaveTextContent('300,00 US$ 3 noches, impuestos incluidos');
    expect(luna).toHaveTextContent(/Más un cargo de 12,00 € que se paga en el alojamiento/);
    expect(screen.getByRole('article', { name: 'Hotel Mudo' })).toHaveTextContent(
      'Sin precio para estas fechas',
    );
    await user.click(screen.getByRole('button', { name: 'Ver 1 alojamiento a esta distancia' }));
    expect(names()).toContain('Hostal Lejos');
  });

  it('K-05 H-11: the total of a package says what the house takes on top of it', async () => {
    server.use(http.get('*/api/air/flightOffer/off_1', () => HttpResponse.json(FLIGHT_OF_PACKAGE)));
    open({ path: `${PATH}&flow=package&offer=off_1` });
    const luna = await screen.findByRole('article', { name: 'Hotel Luna' });
    await waitFor(() =>
      expect(luna).toHaveTextContent(
        /900,00 US\$ Vuelo y alojamiento, para todos ?600,00 US\$ del vuelo más 300,00 US\$ del alojamiento ?Además se pagan 12,00 € en el alojamiento/,
      ),
    );
    expect(screen.getByRole('article', { name: 'Hotel Sol' })).not.toHaveTextContent('Además');
  });

  it('the map has coasts, but not so near that they would put a house into the sea', async () => {
    found = { ...found, meta: { ...found.meta, land: 'M-9 -9l18 0 0 18z' } };
    const { user } = open();
    const [map] = await screen.findAllByRole('img', { name: 'Mapa con 4 alojamientos alrededor de Madrid' });
    const coasts = () => map?.querySelectorAll('path[d^="M-9 -9"]').length;
    expect(coasts()).toBe(1);
    await user.click(screen.getAllByRole('radio', { name: '3 km' })[0] as HTMLElement);
    expect(coasts()).toBe(0);
  });

  it('H-08: a filter stands in the address, counts what it would show and can be taken away', async () => {
    const { user, path } = open();
    await screen.findByRole('article', { name: 'Hotel Luna' });
    await user.click(screen.getByRole('checkbox', { name: /^Piscina/ }));
    expect(names()).toEqual(['Hotel Sol']);
    expect(path()).toContain('with=pool');
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Piscina' }));
    expect(names()).toHaveLength(3);
  });

  it('the way back from a hotel leads to the list as it was left', async () => {
    server.use(http.get('*/api/hotel/*', () => HttpResponse.json({}, { status: 404 })));
    const { user, path } = open({ path: `${PATH}&sort=price_down&free=1` });
    const sol = await screen.findByRole('article', { name: 'Hotel Sol' });
    const list = path();
    await user.click(within(sol).getByRole('link', { name: 'Ver habitaciones de Hotel Sol' }));
    await user.click(await screen.findByRole('link', { name: /Volver|alojamientos/ }));
    await screen.findByRole('article', { name: 'Hotel Sol' });
    expect(path()).toBe(list);
  });

  it('K-03: of a package too, also where its hotel was opened from the summary or with another flight', async () => {
    server.use(
      http.get('*/api/hotel/*', () => HttpResponse.json({}, { status: 404 })),
      http.get('*/api/air/flightOffer/:id', () => HttpResponse.json({}, { status: 404 })),
    );
    createDraftStore(sessionStorage).write({ flightResults: '/mad-bog/results?from=MAD&flow=package' });
    const ofPackage = PATH.replace('?', '?flow=package&offer=off_1&');
    const { user, path } = open({ path: `${ofPackage}&stars=5%2C4` });
    const other = await screen.findByRole('link', { name: 'Cambiar de vuelo' });
    expect(other).toHaveAttribute('href', '/es/mad-bog/results?from=MAD&flow=package&list=stars%3D5%252C4');
    const list = path();
    const address = list.replace('/result?', '/summary?').replace('&stars=', '&hotel=sol&list=stars%3D');
    await user.click(screen.getByRole('link', { name: 'Ver habitaciones de Hotel Sol' }));
    expect(path()).toBe(address.replace('%2C4', '%252C4'));
    await user.click(await screen.findByRole('link', { name: /Volver|alojamientos/ }));
    await waitFor(() => expect(path()).toBe(list));
  });

  it('Q-16: meals and the last free day come after the list, are filters with the lowest price, and go on to the rooms', async () => {
    server.use(http.post('*/api/hotel/search/rates', () => HttpResponse.json({ data: RATES_OF_SOL })));
    const { user, path } = open();
    const breakfast = await screen.findByRole('checkbox', { name: /^Desayuno incluido 230,00\sUS\$ 1$/ });
    const sol = screen.getByRole('article', { name: 'Hotel Sol' });
    expect(sol).toHaveTextContent('Solo alojamiento · con desayuno desde 230,00 US$ por noche');
    await user.click(breakfast);
    await waitFor(() => expect(names()).toEqual(['Hotel Sol']));
    expect(path()).toContain('meals=breakfast');
    expect(sol).toHaveTextContent('690,00 US$');
    expect(sol).toHaveTextContent('Cancelación gratuita hasta el 28 nov');
    expect(within(sol).getByRole('link', { name: 'Ver habitaciones de Hotel Sol' })).toHaveAttribute(
      'href',
      expect.stringContaining('meals=breakfast'),
    );
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Desayuno incluido' }));
    await user.click(screen.getByRole('checkbox', { name: /^28 nov o después/ }));
    expect(path()).toContain('until=2026-11-28');
    expect(names()).toEqual(['Hotel Sol']);
  });

  it('Q-16: where meals cannot be had, the list stands and says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.use(http.post('*/api/hotel/search/rates', () => HttpResponse.json({}, { status: 502 })));
    open();
    expect(await screen.findByText(/No hemos podido consultar las comidas/)).toBeVisible();
    expect(names()).toHaveLength(3);
    warn.mockRestore();
  });

  it('Q-16: the price is the whole cost, with what is paid now and what at the property', async () => {
    found = reply([hotel({ code: 'luna', name: 'Hotel Luna', atProperty: 1200, atPropertyConverted: 1400 })]);
    open();
    const luna = await screen.findByRole('article', { name: 'Hotel Luna' });
    expect(luna).toHaveTextContent('314,00 US$ 3 noches con impuestos y cargos');
    expect(luna).toHaveTextContent('Pagas 300,00 US$ ahora y 12,00 € en el alojamiento');
  });

  it('Q-16: list and map point at the same hotel, and the list can be kept to what the map shows', async () => {
    const { user, path } = open();
    const luna = await screen.findByRole('article', { name: 'Hotel Luna' });
    const map = within(screen.getByRole('complementary', { name: 'Mapa de alojamientos' }));
    expect(map.getByText('100 US$')).toBeInTheDocument();
    await user.hover(luna);
    expect(map.getByRole('link', { name: 'Hotel Luna' })).toBeVisible();
    await user.unhover(luna);
    expect(map.queryByRole('link', { name: 'Hotel Luna' })).not.toBeInTheDocument();
    await user.click(map.getByRole('checkbox', { name: 'Mostrar solo esta zona en la lista' }));
    expect(path()).toContain('area=40.4168%2C-3.7038%2C16.2');
    await user.click(map.getByRole('button', { name: 'Mover el mapa al sur' }));
    await user.click(map.getByRole('button', { name: 'Mover el mapa al sur' }));
    await user.click(map.getByRole('button', { name: 'Mover el mapa al sur' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Solo la zona del mapa' }));
    expect(names()).toHaveLength(3);
  });

  it('Q-16: the recommended order says what it weighs', async () => {
    const { user, path } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Ordenar por' }), 'Recomendados');
    expect(screen.getByText(/pondera valoración de los huéspedes \(40 %\)/)).toBeVisible();
    expect(path()).toContain('sort=recommended');
  });

  it('H-12: filters that hide everything say so in the words of the catalogue', async () => {
    const { user } = open({ path: `${PATH}&with=pool&kind=hotel&night=1-2` });
    expect(await screen.findByText('No hay coincidencias :(')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar todos los filtros' }));
    expect(names()).toHaveLength(3);
  });

  it('H-12: no hotels at all, and a supplier that did not answer, are told apart', async () => {
    found = reply([], { complete: false });
    open();
    expect(
      await screen.findByRole('heading', { name: 'No se encontraron resultados para tu búsqueda' }),
    ).toBeVisible();
    expect(screen.getByText(/Una parte de nuestros proveedores no respondió/)).toBeVisible();
  });

  it('X-16: a search that fails is logged, is not "no hotels", and can be tried again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.use(http.post('*/api/hotel/search', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open({ locale: 'en' });
    expect(await screen.findByText('We could not complete the search. Try again.')).toBeVisible();
    expect(warn.mock.calls).toEqual([['call failed', '/hotel/search', 500, expect.any(String), null]]);
    warn.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Hotel Sol' })).toBeVisible();
  });

  it('S-45: at zero they are asked for past every cache, and what was filtered stays', async () => {
    sessionStorage.setItem('travesia.results-clock.search_1', '1');
    const caches: (string | null)[] = [];
    server.use(
      http.post('*/api/hotel/search', ({ request }) => {
        caches.push(request.headers.get('cache-control'));
        return HttpResponse.json(found);
      }),
    );
    const { user, path } = open({ path: `${PATH}&with=pool` });
    await user.click(await screen.findByRole('button', { name: 'Actualizar resultados' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(caches).toEqual([null, 'no-cache']));
    expect(path()).toContain('with=pool');
  });

  it('S-45: a way back that wants new prices asks past every cache, once', async () => {
    const caches: (string | null)[] = [];
    server.use(
      http.post('*/api/hotel/search', ({ request }) => {
        caches.push(request.headers.get('cache-control'));
        return HttpResponse.json(found);
      }),
    );
    const { path } = open({ path: `${PATH}&fresh=1` });
    expect(await screen.findByRole('article', { name: 'Hotel Luna' })).toBeVisible();
    expect(caches.filter((cache) => cache === 'no-cache')).toHaveLength(1);
    expect(caches.at(-1)).toBe('no-cache');
    expect(path()).not.toContain('fresh');
  });

  it.each([
    ['there are none', () => HttpResponse.json({ success: false, data: null })],
    ['the currency is not among them', () => HttpResponse.json(ratesOf({ USD: 1, MXN: 18.5 }))],
    ['they do not come', () => HttpResponse.json({}, { status: 404 })],
  ])('X-09 X-17: amounts stay in the offer’s currency where of the rates %s', async (_what, answer) => {
    server.use(http.get('*/api/currencyExchange', answer));
    open({ currency: 'EUR' });
    expect(await screen.findByRole('article', { name: 'Hotel Luna' })).toHaveTextContent(
      '100,00 US$ por noche',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('X-10: with rates they are in the visitor’s own', async () => {
    server.use(http.get('*/api/currencyExchange', () => HttpResponse.json(ratesOf({ USD: 1, EUR: 0.86 }))));
    open({ currency: 'EUR' });
    const luna = await screen.findByRole('article', { name: 'Hotel Luna' });
    await waitFor(() => expect(luna).toHaveTextContent('86,00 € por noche'));
  });

  it('H-03: three adults in one of two rooms are explained and shared out', async () => {
    const { user, path } = open({ path: PATH.replace('rooms=2', 'rooms=3,1') });
    expect(await screen.findByText(/en cada una caben dos adultos como máximo/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Habitaciones y huéspedes/ }));
    await user.click(screen.getByRole('button', { name: 'Repartir: 2 + 2' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Buscar hoteles' }));
    expect(path()).toContain('rooms=2%2C2');
    const form = within(await screen.findByRole('search', { hidden: true }));
    expect(form.getByRole('button', { name: /4 huéspedes/, hidden: true })).toBeInTheDocument();
  });
});

describe('Q-18: comparing hotels', () => {
  const compare = (name: string) => screen.getByRole('checkbox', { name: `Comparar ${name}` });
  const cellsOf = (table: HTMLElement, title: RegExp) =>
    within(within(table).getByRole('row', { name: title }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('stands side by side: whole cost, stars, score, meals, cancellation, distance and facilities', async () => {
    server.use(http.post('*/api/hotel/search/rates', () => HttpResponse.json({ data: RATES_OF_SOL })));
    const { user, path } = open();
    await screen.findByText(/^Solo alojamiento · con desayuno/);
    await user.click(compare('Hotel Sol'));
    expect(screen.getByText('Elige otro alojamiento para comparar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Comparar' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(compare('Hotel Luna'));
    expect(screen.getByText('2 de 4 para comparar')).toBeVisible();
    expect(path()).toContain('compare=sol%2Cluna');
    await user.click(screen.getByRole('button', { name: 'Comparar' }));

    const table = await screen.findByRole('table', { name: 'Alojamientos, uno al lado del otro' });
    expect(within(table).getByRole('link', { name: 'Hotel Sol' })).toHaveAttribute(
      'href',
      expect.stringContaining('hotel=sol'),
    );
    const [costOfSol, costOfLuna] = cellsOf(table, /^Precio total/);
    expect(costOfSol).toContain('600,00');
    expect(costOfLuna).toMatch(/300,00.*12,00/);
    expect(cellsOf(table, /^Valoración de los huéspedes/)[0]).toMatch(/^8,6 sobre 10/);
    expect(cellsOf(table, /^Comidas/)).toEqual([
      expect.stringMatching(/^Solo alojamiento · con desayuno desde 230,00/),
      'Lo verás con las habitaciones',
    ]);
    expect(cellsOf(table, /^Cancelación/)).toEqual([
      expect.stringMatching(/^Con cancelación gratuita desde 230,00/),
      'No reembolsable',
    ]);
    expect(cellsOf(table, /^Distancia/)).toEqual(['a 1 km de Madrid', 'a 1 km de Madrid']);
    expect(cellsOf(table, /^Piscina/)).toEqual(['Sí', 'No lo indica']);

    await user.click(screen.getByRole('button', { name: 'Quitar Hotel Luna de la comparación' }));
    expect(within(table).queryByRole('link', { name: 'Hotel Luna' })).not.toBeInTheDocument();
    expect(table).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cerrar la comparación' }));
    await user.click(screen.getByRole('button', { name: 'Vaciar' }));
    expect(path()).not.toContain('compare');
    expect(compare('Hotel Sol')).not.toBeChecked();
  });

  it('takes four, and says that one has to go for another', async () => {
    found = reply(['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((code) => hotel({ code })));
    const { user, path } = open({ path: `${PATH}&compare=uno,dos,tres` });
    await screen.findByRole('article', { name: 'Hotel cinco' });
    await user.click(compare('Hotel cuatro'));
    expect(screen.getByText('4 para comparar: quita uno para añadir otro')).toBeVisible();
    expect(compare('Hotel cinco')).toBeDisabled();
    await user.click(compare('Hotel dos'));
    expect(compare('Hotel cinco')).toBeEnabled();
    expect(path()).toContain('compare=uno%2Ctres%2Ccuatro');
  });

  it('says which of a shared address are not in the list, and that meals are being asked for or could not be had', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('*/api/hotel/search/rates', async () => {
        await asked;
        return HttpResponse.json({}, { status: 502 });
      }),
    );
    const { user } = open({ path: `${PATH}&compare=sol,mudo,fuera` });
    await screen.findByRole('article', { name: 'Hotel Sol' });
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    const table = await screen.findByRole('table', { name: 'Alojamientos, uno al lado del otro' });
    expect(screen.getByText('1 alojamiento de tu comparación no está en esta lista.')).toBeVisible();
    expect(cellsOf(table, /^Precio total/)[1]).toBe('Sin precio para estas fechas');
    expect(cellsOf(table, /^Comidas/)).toEqual(['Consultando…', 'Sin precio']);
    answer();
    await waitFor(() => expect(cellsOf(table, /^Comidas/)[0]).toBe('Lo verás con las habitaciones'));
    warn.mockRestore();
  });
});

it('Q-18: favourites and hotels that were opened are kept in this browser, and lead to the same dates', async () => {
  const [sol] = found.data;
  const day = '2026-12-01';
  server.use(
    http.get('*/api/hotel/:code', () =>
      HttpResponse.json({
        data: { hotel: sol, rooms: [], description: { text: null, sections: [] } },
        meta: {
          currency: 'USD',
          stay: { startDate: day, endDate: '2026-12-04', nights: 3, rooms: [{ adults: 2, childAges: [] }] },
          expiresAt: '2026-11-20T12:30:00Z',
        },
      }),
    ),
  );
  const { user } = open();
  const ticket = await screen.findByRole('article', { name: 'Hotel Luna' });
  await user.click(within(ticket).getByRole('button', { name: 'Favorito Hotel Luna' }));
  await user.click(screen.getByRole('link', { name: 'Ver habitaciones de Hotel Sol' }));
  await screen.findByRole('heading', { name: 'Hotel Sol', level: 1 });
  await user.click(screen.getByRole('link', { name: /Volver a/ }));
  await user.click(await screen.findByRole('button', { name: 'Guardados' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Guardados' }));
  const listOf = (name: string) => within(dialog.getByRole('region', { name }));
  expect(listOf('Tus favoritos').getByRole('link', { name: 'Hotel Luna' })).toHaveAttribute(
    'href',
    expect.stringMatching(/hoteles\/summary\?.*in=2026-12-01.*hotel=luna/),
  );
  expect(listOf('Tus favoritos').getByText(/^Madrid, España · Desde 100,00/)).toBeVisible();
  expect(listOf('Vistos hace poco').getByRole('link', { name: 'Hotel Sol' })).toBeVisible();
});

it('K-03: another flight for a package is chosen from the first one on, with its days and people', async () => {
  server.use(http.get('*/api/air/flightOffer/:id', () => HttpResponse.json({}, { status: 404 })));
  createDraftStore(sessionStorage).write({
    // As a summary that was opened has left it.
    searchInitialState: '/hoteles/summary?flow=package&offer=off_1&hotel=hot_1',
    flightResults: '/mad-bog/results?from=MAD&flow=package&adults=3&depart=2026-12-01&outbound=AV27',
  });
  open({ path: `${PATH}&flow=package&offer=off_1` });
  expect(await screen.findByRole('link', { name: 'Cambiar de vuelo' })).toHaveAttribute(
    'href',
    '/es/mad-bog/results?from=MAD&flow=package&adults=3&depart=2026-12-01',
  );
});

describe('a page that needs a choice', () => {
  it.each(['/hoteles/summary', '/hoteles/booking/summary'])(
    'P-43: %s without one leads home',
    async (address) => {
      const { path } = open({ path: address });
      await waitFor(() => expect(path()).toBe('/'));
    },
  );
});
