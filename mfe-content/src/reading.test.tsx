import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContentEntity, DataAnswer, RenderRequest } from '@travesia/contracts';
import { openRemote, TEST_MARKET, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { content } from './content.tsx';
import { render } from './server-entry.tsx';
import { aText, anAirline } from './testing/a-text.ts';

const server = setupServer();
let text: ContentEntity | null;
let list: { total: number; stale: boolean; results: readonly ContentEntity[] };

beforeAll(() => server.listen());
beforeEach(() => {
  text = aText();
  list = { total: 30, stale: false, results: [aText()] };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  useServer();
});
function useServer() {
  server.use(
    http.post('*/api/graphql', async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      if (query.startsWith('query contentList')) return HttpResponse.json({ data: { contentList: list } });
      return HttpResponse.json({ data: { es: text, en: null, und: null } });
    }),
  );
}
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

const open = (story: RemoteStory = {}) =>
  openRemote(content, { path: '/articulos/equipaje-de-mano', ...story });
const facts = async () => {
  const region = within(await screen.findByRole('region', { name: 'Datos' }));
  const values = region.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    region.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]),
  );
};

describe('the words of a text', () => {
  it('X-20: links of our own stay on the page, those to elsewhere say so, and scripts do not come through', async () => {
    text = aText({
      body: '<p><a href="/es/aeropuertos">aeropuertos</a> <a href="https://example.com/x">fuera</a> <a href="#medidas">abajo</a></p><h2 id="medidas">Medidas</h2><script>alert(1)</script>',
    });
    const { user, path, container } = open();
    expect(await screen.findByRole('link', { name: 'fuera' })).toHaveAttribute('rel', 'noopener external');
    expect(screen.getByRole('link', { name: 'abajo' })).toHaveAttribute('href', '#medidas');
    expect(screen.getByRole('heading', { level: 2, name: 'Medidas' })).toHaveAttribute('id', 'medidas');
    expect(container.querySelector('script')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'aeropuertos' }));
    expect(path()).toBe('/aeropuertos');
  });

  it('can be printed, and lead to what is related, in its own language', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const related = aText({ path: '/articulos/seats', title: 'Choosing seats', langcode: 'en' });
    text = aText({ related: [related] });
    const { user } = open();
    const link = await screen.findByRole('link', { name: 'Choosing seats' });
    expect(link.closest('li')).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('of a legal page are the words alone: no picture, no summary, no way to a list', async () => {
    text = aText({ kind: 'page', title: 'Privacidad', summary: 'Qué guardamos.' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
    expect(screen.queryByText('Qué guardamos.')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  });
});

describe('the photograph of a text', () => {
  const photo = {
    alt: 'Una plaza con soportales y mesas',
    caption: 'La plaza, una mañana de marzo',
    credit: 'Ana Ruiz (CC BY 4.0)',
    focus: { x: 0.5, y: 0.2 },
    sizes: [
      { url: '/api/pictures/key/480?u=1', width: 480, height: 320 },
      { url: '/api/pictures/key/1200?u=1', width: 1200, height: 800 },
    ],
  };
  const withPhoto = () => aText({ image: { scene: 'market', alt: '', photo } });

  it('is described to those who do not see it, with its caption and who made it below', async () => {
    text = withPhoto();
    open();
    const image = await screen.findByRole('img', { name: 'Una plaza con soportales y mesas' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('width', '1200');
    expect(screen.getByRole('figure')).toHaveTextContent(
      'La plaza, una mañana de marzo · Foto: Ana Ruiz (CC BY 4.0)',
    );
  });

  it('gives way to a plate where it does not come, which claims to show nothing', async () => {
    text = withPhoto();
    const { container } = open();
    fireEvent.error(await screen.findByRole('img', { name: 'Una plaza con soportales y mesas' }));
    await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
    expect(container.querySelector('figure svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByText(/Ana Ruiz/)).not.toBeInTheDocument();
  });

  it('that was never made is a plate, and an airline’s an aeroplane of ours (E-09)', async () => {
    text = aText({ image: null });
    const { container, unmount } = open();
    await screen.findByRole('heading', { level: 1, name: 'Equipaje de mano' });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('figure svg')).toHaveAttribute('data-ink');
    unmount();
    text = aText({ kind: 'airline', code: 'IB', image: null });
    const airline = open();
    await screen.findByRole('heading', { level: 1, name: 'Equipaje de mano' });
    await waitFor(() =>
      expect(airline.container.querySelector('figure svg')).not.toHaveAttribute('data-ink'),
    );
  });

  it('comes before the map of the places that the text is about', async () => {
    text = { ...anAirline(), image: { scene: 'port', alt: '', photo } };
    open();
    expect(await screen.findByRole('img', { name: photo.alt })).toBeVisible();
  });

  it('stands in the list beside the title that says what it is', async () => {
    list = { total: 1, stale: false, results: [withPhoto()] };
    const { container } = open({ path: '/articulos' });
    await screen.findByRole('link', { name: 'Equipaje de mano' });
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('srcset', expect.stringContaining('/api/pictures/key/480?u=1 480w'));
  });
});

describe('what is known of a place', () => {
  it('an airport: codes, city, zone, where it is, who flies from it and what is near', async () => {
    text = aText({
      kind: 'airport',
      title: 'Bogotá',
      airport: {
        code: 'BOG',
        icaoCode: 'SKBO',
        name: 'El Dorado',
        cityName: 'Bogotá',
        countryCode: 'CO',
        countryName: 'Colombia',
        countryPath: '/colombia',
        timeZone: 'America/Bogota',
        utcOffsetMinutes: -300,
        latitude: -4.7,
        longitude: -74.15,
        nearby: [{ code: 'MDE', name: 'Rionegro', cityName: 'Medellín', path: null, distanceKm: 214 }],
        airlines: [{ code: 'AV', name: 'Avianca', path: '/airlines/avianca-airline-AV' }],
      },
    });
    open();
    expect(await facts()).toMatchObject({
      'Códigos (IATA · OACI)': 'BOG · SKBO',
      Ciudad: 'Bogotá',
      País: 'Colombia',
      'Zona horaria': 'America/Bogota (UTC−5)',
      Situación: '4,7° S, 74,15° O',
      'Otros aeropuertos cerca': 'Rionegro (MDE), a 214 km',
    });
    expect(screen.getByRole('link', { name: 'Colombia' })).toHaveAttribute('href', '/es/colombia');
    expect(screen.getByRole('link', { name: 'Avianca' })).toHaveAttribute(
      'href',
      '/es/airlines/avianca-airline-AV',
    );
    expect(screen.queryByRole('link', { name: /Rionegro/ })).not.toBeInTheDocument();
  });

  it('a country: its currency by name, how many airports, and those that are looked for', async () => {
    text = aText({
      kind: 'country',
      title: 'Volar a Colombia',
      country: {
        code: 'CO',
        name: 'Colombia',
        currencyCode: 'COP',
        airportCount: 52,
        airports: [{ code: 'BOG', name: 'El Dorado', cityName: 'Bogotá', path: '/aeropuertos/bogota-bog' }],
      },
    });
    open();
    expect(await facts()).toMatchObject({
      Moneda: 'peso colombiano (COP)',
      'Aeropuertos con vuelos regulares': '52',
    });
    expect(screen.getByRole('link', { name: 'Bogotá (BOG)' })).toHaveAttribute(
      'href',
      '/es/aeropuertos/bogota-bog',
    );
  });
});

describe('P-44: an address without a text', () => {
  const REQUEST = {
    target: 'route',
    url: '/articulos/nunca',
    hostId: 'page',
    locale: 'es',
    market: TEST_MARKET,
    currency: 'USD',
    contactNumber: TEST_MARKET.contactNumber,
    today: '2026-11-21',
  } as const satisfies RenderRequest;

  it.each([
    ['that was taken away is gone', true, 410],
    ['that never was is not found', false, 404],
  ])('%s', (_what, contentGone, status) => {
    let answers: DataAnswer[] = [];
    let reply = render(REQUEST);
    // What the site does: it reads what the page lacked and renders again.
    while ((reply.needs ?? []).length > 0) {
      const read = (reply.needs ?? []).map((need) => {
        const isAboutGone = JSON.stringify(need.body).includes('query contentGone');
        const data = isAboutGone ? { contentGone } : { es: null, en: null, und: null };
        return { need, status: 200, body: { data } };
      });
      answers = [...answers, ...read];
      reply = render({ ...REQUEST, answers });
    }
    expect(reply.status).toBe(status);
  });
});

describe('a list', () => {
  it('E-07: that cannot be read comes on the next try', async () => {
    server.use(http.post('*/api/graphql', () => HttpResponse.json({}, { status: 422 })));
    const { user } = open({ path: '/articulos' });
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    expect(within(screen.getByRole('alert')).getByRole('link', { name: '+34 900 555 010' })).toBeVisible();
    useServer();
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
  });

  it('leads back from its last page, and not beyond it', async () => {
    const { user, path } = open({ path: '/articulos?page=3' });
    const pages = within(await screen.findByRole('navigation', { name: 'Páginas' }));
    expect(pages.queryByRole('link', { name: 'Siguiente' })).not.toBeInTheDocument();
    await user.click(pages.getByRole('link', { name: 'Anterior' }));
    expect(path()).toBe('/articulos?page=2');
  });

  it('of one page has no pages to go to', async () => {
    list = { ...list, total: 1 };
    open({ path: '/articulos' });
    await screen.findByRole('heading', { level: 1, name: 'Artículos' });
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
  });

  it('that may not be up to date says so, and a text of another language carries it', async () => {
    list = { ...list, stale: true, results: [aText({ langcode: 'en', title: 'Cabin bags' })] };
    open({ path: '/noticias' });
    expect(await screen.findByText(/última copia que tenemos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cabin bags' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute(
      'href',
      '/api/content/news.xml?lang=es',
    );
  });
});
