import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type { ActivitySearchReply } from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { found, activity, way } from './testing/activities.ts';
import { toursActivities as remote } from './tours-activities.tsx';

const server = setupServer();
let reply: ActivitySearchReply;
let asked: { path: string; body: unknown }[];

beforeAll(async () => {
  server.listen();
  // The page's own code, so that the first story does not wait for it.
  await import('./pages/results-route.tsx');
});
beforeEach(() => {
  asked = [];
  reply = found([
    activity({ code: 'boat', name: 'Paseo en barco', total: 12_000, cancellation: 'included' }),
    activity({ code: 'ruins', name: 'Ruinas de Tulum', total: 8000, durationType: 'full_day' }),
    activity({ code: 'mute', name: 'Museo mudo', total: null, durationType: null }),
  ]);
  server.use(
    http.post('*/api/:kind/search', async ({ request, params }) => {
      asked.push({ path: String(params.kind), body: await request.json() });
      return HttpResponse.json(reply);
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

/** A clock that ran out in this tab. */
const SEARCH = 'place=Canc%C3%BAn&id=CUN&at=21.1619,-86.8515&from=2026-12-01&to=2026-12-07';
const PATH = `/activities/result?${SEARCH}&paxes=30-30`;
const open = (story: RemoteStory = {}) => openRemote(remote, { path: PATH, ...story });
const names = () => screen.getAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'));

describe('what can be done in a place', () => {
  it('T-02 T-05: asks as specified and shows place, duration, price from, cancellation in the supplier’s order', async () => {
    open();
    const boat = await screen.findByRole('article', { name: 'Paseo en barco' });
    expect(asked).toEqual([
      {
        path: 'activities',
        body: {
          filters: [{ searchFilterItems: [{ type: 'gps', latitude: 21.1619, longitude: -86.8515 }] }],
          from: '2026-12-01',
          to: '2026-12-07',
          paxes: [{ age: 30 }, { age: 30 }],
          language: 'en',
          pagination: { itemsPerPage: 100, page: 1 },
          order: 'DEFAULT',
        },
      },
    ]);
    expect(names()).toEqual(['Paseo en barco', 'Ruinas de Tulum', 'Museo mudo']);
    expect(boat).toHaveTextContent('Cancún, México · a 2,3 km del centro');
    expect(boat).toHaveTextContent(/2\s?h · Idioma: español, inglés/);
    expect(boat).toHaveTextContent(/desde120,00 US\$para 2 adultos60,00 US\$ por adulto/);
    expect(boat).toHaveTextContent('Cancelación gratuita');
    expect(screen.getByRole('article', { name: 'Museo mudo' })).toHaveTextContent(
      'Sin precio para estas fechas',
    );
  });

  it('S-45: at zero they are asked for past every cache, and what was filtered stays', async () => {
    sessionStorage.setItem('travesia.results-clock.search_1', '1');
    const caches: (string | null)[] = [];
    server.use(
      http.post('*/api/:kind/search', ({ request }) => {
        caches.push(request.headers.get('cache-control'));
        return HttpResponse.json(reply);
      }),
    );
    const { user, path } = open({ path: `${PATH}&free=1` });
    await user.click(await screen.findByRole('button', { name: 'Actualizar resultados' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(caches).toEqual([null, 'no-cache']));
    expect(path()).toContain('free=1');
  });

  it('T-02 T-03: tours ask their own call, with real ages and the page’s language where the market says so', async () => {
    open({
      path: `/turs/result?${SEARCH}&paxes=30-30-8`,
      market: { activities: { children: true, pageLanguage: true } },
    });
    expect(await screen.findByRole('heading', { name: 'Tours en Cancún' })).toBeVisible();
    await screen.findByRole('article', { name: 'Paseo en barco' });
    expect(asked).toMatchObject([
      { path: 'tours', body: { paxes: [{ age: 30 }, { age: 30 }, { age: 8 }], language: 'es' } },
    ]);
    expect(screen.getByText(/2 adultos, 1 niño/, { selector: 'summary span' })).toBeVisible();
  });

  it('T-05: sorted by price, filtered by duration and price, all in the address', async () => {
    const { user, path } = open();
    await screen.findByRole('article', { name: 'Paseo en barco' });
    await user.click(screen.getByRole('radio', { name: 'Precio más bajo' }));
    expect(names()).toEqual(['Ruinas de Tulum', 'Paseo en barco', 'Museo mudo']);
    await user.click(screen.getByRole('radio', { name: 'Precio más alto' }));
    expect(names()).toEqual(['Paseo en barco', 'Ruinas de Tulum', 'Museo mudo']);
    await user.click(screen.getByRole('checkbox', { name: /^Día entero/ }));
    expect(names()).toEqual(['Ruinas de Tulum']);
    expect(path()).toContain('sort=price_down&length=full_day');
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Día entero' }));
    expect(names()).toHaveLength(3);
  });

  describe('Q-17', () => {
    beforeEach(() => {
      const languages = ['es', 'en'];
      reply = found([
        activity({
          code: 'boat',
          name: 'Paseo en barco',
          total: 8000,
          ages: [{ from: 0, to: 99 }],
          availability: [
            way([1, 2], 8000, { times: ['09:00'], languages: ['es'] }),
            way([2, 3], 12_000, { times: ['20:00'], languages, isFreeToCancel: true }),
          ],
        }),
        activity({
          code: 'ruins',
          name: 'Ruinas de Tulum',
          total: 6000,
          category: { code: 'RUINS', name: 'Ruinas' },
          availability: [way([4], 6000)],
        }),
      ]);
    });
    const tick = (name: RegExp) => screen.getByRole('checkbox', { name });
    const group = (name: string) => within(screen.getByRole('group', { name }));

    it('filters by day, time, language, age and type together, with counts, prices and what is not said', async () => {
      const { user, path } = open();
      await screen.findByRole('article', { name: 'Paseo en barco' });
      expect(group('Día en que empieza').getAllByRole('checkbox')).toHaveLength(4);
      expect(tick(/^mié, 2 dic 80,00\sUS\$ 1$/)).toBeVisible();
      expect(group('Idioma').getByText('1 no lo indica y no sale con este filtro')).toBeVisible();
      await user.click(tick(/^Por la noche/));
      expect(names()).toEqual(['Paseo en barco']);
      await user.click(tick(/^inglés/));
      await user.click(tick(/^jue, 3 dic/));
      await user.click(tick(/^Bebés de 0 a 2 años/));
      expect(path()).toContain('time=evening&guide=en&day=2026-12-03&age=baby');
      const boat = screen.getByRole('article', { name: 'Paseo en barco' });
      expect(boat).toHaveTextContent(/desde120,00 US\$para 2 adultos60,00 US\$ por adulto/);
      expect(boat).toHaveTextContent('Cancelación gratuita');
      expect(
        within(boat).getByRole('link', { name: 'Ver días y opciones de Paseo en barco' }),
      ).toHaveAttribute('href', expect.stringContaining('day=2026-12-03'));
      await user.click(screen.getByRole('button', { name: 'Quitar el filtro inglés' }));
      expect(path()).not.toContain('guide');
      await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
      await user.click(tick(/^Ruinas/));
      expect(names()).toEqual(['Ruinas de Tulum']);
    });

    it('the calendar of a ticket has each day of the search with its price, or that there is none', async () => {
      const { user } = open();
      const boat = within(await screen.findByRole('article', { name: 'Paseo en barco' }));
      await user.click(boat.getByText('Disponible 3 de 7 días'));
      const days = within(boat.getByRole('list', { name: 'Días de Paseo en barco' }));
      expect(days.getAllByRole('listitem')).toHaveLength(7);
      expect(days.getByRole('link', { name: /^jue, 3 dic 120,00/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/code=boat&day=2026-12-03$/),
      );
      expect(days.getAllByRole('link')).toHaveLength(3);
      expect(days.getAllByText('Sin lugares')).toHaveLength(4);
      await user.click(tick(/^inglés/));
      expect(boat.getByText('Disponible 2 de 7 días')).toBeVisible();
    });

    it('favourites are kept in this browser, tours apart from activities', async () => {
      const { user, unmount } = open();
      const boat = await screen.findByRole('article', { name: 'Paseo en barco' });
      await user.click(within(boat).getByRole('button', { name: 'Favorito Paseo en barco' }));
      await user.click(screen.getByRole('button', { name: 'Guardados' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Guardados' }));
      expect(dialog.getByRole('link', { name: 'Paseo en barco' })).toBeVisible();
      expect(dialog.getByText(/^Cancún, México · desde 80,00/)).toBeVisible();
      unmount();
      open({ path: `/turs/result?${SEARCH}&paxes=30-30` });
      const heart = await screen.findByRole('button', { name: 'Favorito Paseo en barco' });
      expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  });

  it('T-05: shows ten, and ten more when asked', async () => {
    reply = found(Array.from({ length: 13 }, (_, at) => activity({ code: `c${at}` })));
    const { user } = open();
    await screen.findByRole('article', { name: 'Boat c0' });
    expect(names()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Ver 3 más' }));
    expect(names()).toHaveLength(13);
  });

  it('T-08: filters that hide everything say so in the words of the catalogue', async () => {
    const { user } = open({ path: `${PATH}&length=full_day&price=100-` });
    expect(await screen.findByText('No hay coincidencias :(')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar todos los filtros' }));
    expect(names()).toHaveLength(3);
  });

  it('T-08: no results, and a supplier that did not answer, are told apart', async () => {
    reply = found([], { complete: false });
    open();
    expect(
      await screen.findByRole('heading', { name: 'No se encontraron resultados para tu búsqueda' }),
    ).toBeVisible();
    expect(screen.getByText(/Una parte de nuestros proveedores no respondió/)).toBeVisible();
  });

  it('T-05: what is beyond five hundred is said to be there', async () => {
    const pages: number[] = [];
    server.use(
      http.post('*/api/activities/search', async ({ request }) => {
        const { pagination } = (await request.json()) as { pagination: { page: number } };
        pages.push(pagination.page);
        return HttpResponse.json(
          found([activity({ code: `boat-${pagination.page}` })], { count: 500, more: true }),
        );
      }),
    );
    open();
    expect(await screen.findByText(/^Estos son los primeros/)).toBeVisible();
    expect(pages).toEqual([1, 2, 3, 4, 5]);
  });

  it('X-16: a search that fails is not "no results", and can be tried again', async () => {
    server.use(
      http.post('*/api/activities/search', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = open({ locale: 'en' });
    expect(await screen.findByText('We could not complete the search. Try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Ruinas de Tulum' })).toBeVisible();
  });
});

describe('the search', () => {
  it('T-02: asks for children, each with an age, only where the market sells to them', async () => {
    const { user, path } = open({
      path: `/activities/result?${SEARCH}&paxes=30`,
      market: { activities: { children: true, pageLanguage: false } },
    });
    await user.click(await screen.findByText('Cambiar la búsqueda'));
    await user.click(screen.getByRole('button', { name: /Participantes/ }));
    await user.click(screen.getByRole('button', { name: 'Añadir un niño' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Buscar actividades' }));
    expect(screen.getByText('Dinos la edad de cada niño: el precio depende de ella.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Participantes/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Edad del niño 1' }), '8');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Buscar actividades' }));
    expect(path()).toContain('paxes=30-8');
  });

  it('T-02: has no children elsewhere, and says that those of the address are not in the price', async () => {
    const { user } = open({ path: `${PATH}-8` });
    expect(await screen.findByText('Estos precios no incluyen al niño de tu búsqueda')).toBeVisible();
    await user.click(await screen.findByText('Cambiar la búsqueda'));
    await user.click(screen.getByRole('button', { name: /Participantes/ }));
    const popover = within(screen.getByRole('dialog', { name: 'Participantes' }));
    expect(popover.getByText('Adultos')).toBeVisible();
    expect(popover.queryByText('Niños')).not.toBeInTheDocument();
  });

  it('T-03: the home’s tab of tours says what is missing and keeps what was typed', async () => {
    server.use(
      http.get('*/api/search/places', () => HttpResponse.json({ data: [], meta: { complete: true } })),
    );
    const { user } = openRemote(remote, { target: 'search-tours', path: '/' });
    await user.type(screen.getByRole('combobox', { name: /Ciudad/ }), 'Canc');
    await user.click(screen.getByRole('button', { name: 'Buscar tours' }));
    expect(await screen.findByText('Elige una ciudad de la lista.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Ciudad/ })).toHaveValue('Canc');
  });
});
