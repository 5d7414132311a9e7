import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ContentEntity, ContentRoute } from '@travesia/contracts';
import { fillIn, openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { content } from './content.tsx';
import { anAirline, aText } from './testing/a-text.ts';

const server = setupServer();
let texts: readonly ContentEntity[] = [];
let destinations: readonly ContentRoute[] = [];
const sent: { path: string; body: unknown }[] = [];

type Question = { query: string; variables: { path?: string; langcode: string; page?: number } };

function answer({ query, variables }: Question) {
  if (query.startsWith('query companyContactInfo')) {
    const results = [
      { contactNumber: '+34 900 555 010', countryCode: 'ES' },
      { contactNumber: '+1 202 555 0180', countryCode: null },
    ];
    return { companyContactInfoDisplayQuery: { results } };
  }
  if (query.startsWith('query destinations')) return { destinations: destinations };
  if (query.startsWith('query contentGone')) return { contentGone: variables.path === '/noticias/retirada' };
  if (query.startsWith('query contentList')) {
    const page = variables.page ?? 0;
    return { contentList: { total: 30, stale: false, results: page > 2 ? [] : texts } };
  }
  const found = texts.find(({ path }) => path === variables.path);
  const none = { es: null, en: null, und: null };
  return found ? { ...none, [found.langcode]: found } : none;
}

beforeAll(() => server.listen());
beforeEach(() => {
  texts = [aText(), anAirline()];
  destinations = anAirline().routes;
  sent.length = 0;
  server.use(
    http.post('*/api/graphql', async ({ request }) =>
      HttpResponse.json({ data: answer((await request.json()) as Question) }),
    ),
    http.post('*/api/contact/:form', async ({ request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return HttpResponse.json({ data: { id: 'one' } }, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

const open = (story: RemoteStory) => openRemote(content, story);
const failOnce = (path: string, status: number, body: object = {}) =>
  server.use(http.post(path, () => HttpResponse.json(body, { status }), { once: true }));
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('a text', () => {
  it('E-02: is read at its address, with its date, its links and what to read next', async () => {
    const { user, path } = open({ path: '/articulos/equipaje-de-mano' });
    expect(screen.getByRole('status')).toHaveTextContent('Cargando el texto');
    expect(await screen.findByRole('heading', { level: 1, name: 'Equipaje de mano' })).toBeVisible();
    expect(screen.getByText('20 nov 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(screen.getByRole('region', { name: 'Tabla' })).toContainElement(screen.getByRole('table'));
    const crumbs = screen.getByRole('navigation', { name: 'Dónde estás' });
    expect(within(crumbs).getByRole('link', { name: 'Artículos' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'los vuelos' }));
    expect(path()).toBe('/vuelos');
  });

  it('X-12: that arrives after a navigation has the focus on its heading, unless the reader is elsewhere', async () => {
    const main = document.createElement('main');
    main.tabIndex = -1;
    document.body.append(main);
    const first = open({ path: '/articulos/equipaje-de-mano' });
    main.append(first.container);
    main.focus();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
    main.remove();
  });

  it('E-05: of another language says so, and its words carry that language', async () => {
    texts = [aText({ langcode: 'en', translations: ['en'], title: 'Cabin bags' })];
    open({ path: '/articulos/equipaje-de-mano' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Cabin bags' });
    expect(heading).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Este texto solo está en inglés.')).toBeVisible();
  });

  it('that may not be up to date says so', async () => {
    texts = [aText({ stale: true })];
    open({ path: '/articulos/equipaje-de-mano', locale: 'en' });
    expect(await screen.findByText(/last copy we have/)).toBeVisible();
  });

  it('P-44: that nobody wrote is told to the shell, which has the page for it', async () => {
    const { missing } = open({ path: '/articulos/nunca' });
    await waitFor(() => expect(missing()).toBe(1));
  });

  it('E-07: that cannot be read is an error page in its place, and is read on trying again', async () => {
    const complaint = quiet();
    failOnce('*/api/graphql', 500);
    failOnce('*/api/graphql', 500);
    failOnce('*/api/graphql', 500);
    const { user } = open({ path: '/articulos/equipaje-de-mano' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No pudimos leer esta página' }),
    ).toBeVisible();
    expect(complaint).toHaveBeenCalledWith('GraphQL request failed', expect.anything());
    server.resetHandlers();
    server.use(
      http.post('*/api/graphql', () => HttpResponse.json({ data: { es: aText(), en: null, und: null } })),
    );
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Equipaje de mano' })).toBeVisible();
  });
});

describe('the page of a country', () => {
  const colombia = () =>
    aText({
      title: 'Volar a Colombia',
      path: '/colombia',
      kind: 'country',
      code: 'CO',
      country: {
        code: 'CO',
        name: 'Colombia',
        currencyCode: 'COP',
        airportCount: 50,
        airports: [
          {
            code: 'BOG',
            name: 'El Dorado',
            cityName: 'Bogotá',
            path: null,
            latitude: 4.7,
            longitude: -74.15,
          },
          {
            code: 'CTG',
            name: 'Núñez',
            cityName: 'Cartagena',
            path: null,
            latitude: 10.44,
            longitude: -75.5,
          },
        ],
      },
    });

  it('has its map, which only repeats what the facts say', async () => {
    texts = [colombia()];
    const { container } = open({ path: '/colombia' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Volar a Colombia' })).toBeVisible();
    expect(screen.getByText('Cartagena (CTG)')).toBeVisible();
    const named = [...container.querySelectorAll('[aria-hidden=true] text')].map(
      ({ textContent }) => textContent,
    );
    expect(new Set(named)).toEqual(new Set(['Bogotá BOG', 'Cartagena CTG']));
  });

  it('stands below the guides to countries', async () => {
    texts = [colombia()];
    open({ path: '/colombia' });
    const crumbs = await screen.findByRole('navigation', { name: 'Dónde estás' });
    expect(within(crumbs).getByRole('link', { name: 'Guías de países' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/aeropuertos$/),
    );
  });
});

describe('the page of an airline', () => {
  it('E-09: has its tile, says whose number stands there, and its bases', async () => {
    open({ path: '/airlines/iberia-airline-IB' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Iberia' })).toBeVisible();
    expect(screen.getByText(/No somos Iberia ni la representamos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Madrid (MAD)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/aeropuertos\/madrid-mad$/),
    );
    expect(screen.getByText('oneworld')).toBeVisible();
  });

  it('leads into searches: with a fare that was seen and its age, or with both places filled in', async () => {
    open({ path: '/airlines/iberia-airline-IB' });
    const seen = await screen.findByRole('link', { name: /Madrid a Bogotá/ });
    expect(seen).toHaveTextContent('desde 430,00 US$');
    expect(seen).toHaveTextContent('visto anteayer');
    expect(seen).toHaveAttribute('href', expect.stringContaining('depart=2027-03-01'));
    expect(screen.getByRole('link', { name: /Madrid a Lima/ })).toHaveTextContent('Buscar vuelos');
  });
});

describe('a list', () => {
  it('E-01: shows its texts and leads to the next page', async () => {
    const { user, path } = open({ path: '/articulos' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Equipaje de mano' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(path()).toBe('/articulos?page=2');
  });

  it.each(['/aeropuertos', '/articulos'])('%s leads to the guides of countries', async (path) => {
    texts = [aText({ path: '/colombia', title: 'Volar a Colombia', kind: 'country' })];
    open({ path });
    const guides = await screen.findByRole('navigation', { name: 'Guías de países' });
    expect(within(guides).getByRole('link', { name: 'Volar a Colombia' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/colombia$/),
    );
  });

  it('an empty one says so', async () => {
    texts = [];
    open({ path: '/noticias', locale: 'en' });
    expect(await screen.findByText('There is nothing here yet.')).toBeVisible();
  });

  it.each(['/articulos?page=4', '/articulos?page=abc'])('P-44: %s is no page', async (path) => {
    const { missing } = open({ path });
    await waitFor(() => expect(missing()).toBe(1));
  });

  it('E-07: one that cannot be read can be tried again', async () => {
    quiet();
    server.use(http.post('*/api/graphql', () => HttpResponse.json({}, { status: 500 })));
    open({ path: '/aerolineas' });
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });
});

describe('writing to us', () => {
  const openForm = async (tab: string) => {
    const opened = open({ path: '/contacta-con-nosotras' });
    await opened.user.click(await screen.findByRole('tab', { name: tab }));
    return { ...opened, panel: within(screen.getByRole('tabpanel', { name: tab })) };
  };

  it('E-04, P-20, C-08: stands beside the numbers of every country and the hours', async () => {
    open({ path: '/contacta-con-nosotras' });
    expect(await screen.findByText('España')).toBeVisible();
    expect(screen.getByText('Resto del mundo')).toBeVisible();
    expect(
      screen.getByText(
        'Por teléfono, las 24 horas, todos los días. Respondemos correos y te devolvemos la llamada de 08:00 a 22:00.',
      ),
    ).toBeVisible();
  });

  it('E-12: an enquiry is checked, its errors are named and linked, then it is sent and thanked for', async () => {
    const { user, panel } = await openForm('Hacer una pregunta');
    await user.click(panel.getByRole('button', { name: 'Enviar consulta' }));
    const summary = await panel.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(within(summary).getByText('Nombre: El nombre es obligatorio')).toBeVisible();
    expect(within(summary).getByText('Escribe tu correo electrónico.')).toBeVisible();
    expect(panel.getByLabelText(/^Mensaje/)).toHaveAccessibleDescription(/Escribe tu mensaje\./);
    expect(sent).toEqual([]);

    await fillIn(user, panel.getByLabelText(/^Nombre/), 'Lucía');
    await fillIn(user, panel.getByLabelText(/^Correo/), 'lucia@example.com');
    await fillIn(user, panel.getByLabelText(/^Mensaje/), 'Hola');
    await user.click(panel.getByRole('button', { name: 'Enviar consulta' }));
    expect(await panel.findByText('Gracias, ¡Nos pondremos en contacto pronto!')).toBeVisible();
    expect(sent).toEqual([
      {
        path: '/api/contact/enquiry',
        body: { name: 'Lucía', email: 'lucia@example.com', message: 'Hola', website: '' },
      },
    ]);
  });

  it('E-15: what fails to be sent is kept, and offered again', async () => {
    quiet();
    const { user, panel } = await openForm('Hacer una pregunta');
    await fillIn(user, panel.getByLabelText(/^Nombre/), 'Lucía');
    await fillIn(user, panel.getByLabelText(/^Correo/), 'lucia@example.com');
    await fillIn(user, panel.getByLabelText(/^Mensaje/), 'Hola');
    failOnce('*/api/contact/:form', 503);
    await user.click(panel.getByRole('button', { name: 'Enviar consulta' }));
    expect(await panel.findByText(/Lo que escribiste sigue aquí/)).toBeVisible();
    expect(panel.getByLabelText(/^Mensaje/)).toHaveValue('Hola');
    await user.click(panel.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await panel.findByText('Gracias, ¡Nos pondremos en contacto pronto!')).toBeVisible();
  });

  it('X-23: what the server finds wrong stands at its field', async () => {
    quiet();
    const { user, panel } = await openForm('Hacer una pregunta');
    await fillIn(user, panel.getByLabelText(/^Nombre/), 'Lucía');
    await fillIn(user, panel.getByLabelText(/^Correo/), 'lucia@example.com');
    await fillIn(user, panel.getByLabelText(/^Mensaje/), 'Hola');
    failOnce('*/api/contact/:form', 400, {
      error: {
        code: 'invalid_request',
        message: 'x',
        requestId: 'r',
        fields: [{ path: 'email', code: 'email_invalid', message: 'x' }],
      },
    });
    await user.click(panel.getByRole('button', { name: 'Enviar consulta' }));
    await waitFor(() => expect(panel.getByLabelText(/^Correo/)).toHaveAttribute('aria-invalid', 'true'));
    expect(panel.getAllByText(/Correo Electrónico Inválido/).length).toBeGreaterThan(0);
  });
});

describe('where to go, on the home', () => {
  it('shows where people fly, with prices that were seen and how old they are', async () => {
    open({ target: 'destinations', path: '/', market: { id: 'ES' }, today: '2026-11-21' });
    expect(await screen.findByRole('heading', { name: '¿Adónde desde Madrid?' })).toBeVisible();
    const [bogota, lima] = screen.getAllByRole('listitem');
    expect(bogota).toHaveTextContent(/Bogotá.*desde 430,00\sUS\$.*Ida y vuelta · 1.*visto anteayer/);
    expect(within(bogota as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/es/mad-bog/results?from=MAD&to=BOG&depart=2027-03-01&return=2027-03-09&adults=1&trip=2',
    );
    expect(lima).toHaveTextContent('LimaBuscar vuelos');
  });

  it('P-49: asks again for the prices of the market that was chosen', async () => {
    const { sdk, setContext } = open({ target: 'destinations', path: '/', market: { id: 'ES' } });
    expect(await screen.findByText(/430,00/)).toBeVisible();
    destinations = destinations.map((route) => ({
      ...route,
      fare: route.fare && { ...route.fare, price: { amount: 39_000, currency: 'USD' } },
    }));
    setContext({ market: { ...sdk.context.getSnapshot().market, id: 'MX' } });
    expect(await screen.findByText(/390,00/)).toBeVisible();
    expect(screen.queryByText(/430,00/)).not.toBeInTheDocument();
  });

  it.each([
    ['es', 'Más barato en marzo y mayo'],
    ['en', 'Cheapest in March and May'],
  ] as const)('%s: says in which months it is cheapest, where they are known', async (locale, words) => {
    destinations = destinations.map((route) => ({
      ...route,
      fare: route.fare && { ...route.fare, cheapestMonths: ['2027-03', '2027-05'] },
    }));
    open({ target: 'destinations', path: '/', locale, market: { id: 'ES' }, today: '2026-11-21' });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('stands on the map, too, as links with their prices', async () => {
    open({ target: 'atlas', path: '/', market: { id: 'ES' }, today: '2026-11-21' });
    const map = within(await screen.findByRole('list', { name: 'Precios desde Madrid, en el mapa' }));
    expect(map.getByRole('link', { name: /^Bogotá 430,00\sUS\$, Ida y vuelta$/ })).toHaveAttribute(
      'href',
      '/es/mad-bog/results?from=MAD&to=BOG&depart=2027-03-01&return=2027-03-09&adults=1&trip=2',
    );
    expect(map.getByRole('link', { name: 'Lima' })).toBeVisible();
  });

  it.each([
    ['es', /430,00\sUS\$.*Solo ida · 1/],
    ['en', /\$430\.00.*One way · 1 Mar/],
  ] as const)('%s: a price for one way says so beside those for there and back', async (locale, words) => {
    destinations = destinations.map((route) => ({
      ...route,
      fare: route.fare && { ...route.fare, returnDate: null },
    }));
    open({ target: 'destinations', path: '/', locale, market: { id: 'ES' }, today: '2026-11-21' });
    const [bogota] = await screen.findAllByRole('listitem');
    expect(bogota).toHaveTextContent(words);
  });

  it('is not there while nothing is known', async () => {
    destinations = [];
    const { container } = open({ target: 'destinations', path: '/', locale: 'en' });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

describe('the block of the home', () => {
  const promo = (path: string, title: string, markets: string[]) =>
    aText({ path, title, markets, kind: 'promo', related: [] });

  it('E-17: shows what is for the market, then articles', async () => {
    texts = [
      promo('/promociones/uno', 'Para todos', []),
      promo('/promociones/dos', 'Solo Chile', ['CL']),
      promo('/promociones/tres', 'Solo España', ['ES']),
    ];
    open({ target: 'guides', path: '/', market: { id: 'ES' } });
    expect((await screen.findAllByRole('link', { name: 'Solo España' })).length).toBeGreaterThan(0);
    const first = screen.getAllByRole('list')[0] as HTMLElement;
    expect(
      within(first)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Para todos', 'Solo España']);
  });

  it('E-17: guides for other markets give way to older ones', async () => {
    texts = [
      aText({ path: '/articulos/spirit', title: 'Spirit Airlines', markets: ['US'] }),
      ...['uno', 'dos', 'tres', 'cuatro'].map((name) => aText({ path: `/articulos/${name}`, title: name })),
    ];
    open({ target: 'guides', path: '/', market: { id: 'ES' } });
    const section = (await screen.findByRole('heading', { name: 'Para leer antes de viajar' }))
      .parentElement as HTMLElement;
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['uno', 'dos', 'tres']);
    expect(within(section).getByRole('link', { name: 'Países y aeropuertos' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/aeropuertos$/),
    );
  });

  it('E-17: is not there when nothing can be read', async () => {
    server.use(http.post('*/api/graphql', () => HttpResponse.json({}, { status: 500 })));
    const { container } = open({ target: 'guides', path: '/' });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
