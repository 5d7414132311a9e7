import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createDraftStore } from '@travesia/booking';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type { ActivityReply, ActivityValidateReply } from '@travesia/contracts';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { activity, checked, found, opened, usd } from './testing/activities.ts';
import { toursActivities as remote } from './tours-activities.tsx';

const server = setupServer();
let reply: ActivityReply;
let answer: ActivityValidateReply;
let validated: number;

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
  validated = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(
    http.get('*/api/:kind/E-BOAT%401', () => HttpResponse.json(reply)),
    http.post('*/api/:kind/validate', () => {
      validated += 1;
      return HttpResponse.json(answer);
    }),
    http.post('*/api/user/session/*', () => delay('infinite')),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

const PLACE = 'place=Canc%C3%BAn&id=CUN&at=21.1619,-86.8515';
const SEARCH = `${PLACE}&from=2026-12-01&to=2026-12-03&paxes=30-30`;
const LIST = `/activities/result?${SEARCH}`;
const DETAIL = `/activities/summary?${SEARCH}&code=E-BOAT%401`;
const SUMMARY =
  '/activities/booking/summary?code=E-BOAT%401&option=SUNSET%231&day=2026-12-02&paxes=30-30&rate=NOR&at=15&in=es';
const open = (story: RemoteStory) => openRemote(remote, story);
const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ error: { code, message: '', requestId: 'r' } }, { status });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a list that comes in pages', () => {
  let asked: number[];
  const answerPages = () =>
    server.use(
      http.post('*/api/activities/search', async ({ request }) => {
        const { pagination } = (await request.json()) as { pagination: { page: number } };
        asked.push(pagination.page);
        const boat = activity({ code: `c${pagination.page}`, name: `Boat ${pagination.page}` });
        return HttpResponse.json(found([boat], { count: 250 }));
      }),
    );
  beforeEach(() => {
    asked = [];
    answerPages();
  });
  const names = () => screen.getAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'));
  const failPage = (page: number) =>
    server.use(
      http.post('*/api/activities/search', async ({ request }) => {
        const body = (await request.clone().json()) as { pagination: { page: number } };
        if (body.pagination.page !== page) return undefined;
        return HttpResponse.json({}, { status: 422 });
      }),
    );

  it('shows the first page at once and the others after it, each asked for once', async () => {
    open({ path: LIST });
    await waitFor(() => expect(names()).toEqual(['Boat 1', 'Boat 2', 'Boat 3']));
    expect(asked).toEqual([1, 2, 3]);
  });

  it('X-16: keeps what has come where another page fails, says so, and brings the rest on the next try', async () => {
    failPage(2);
    const { user } = open({ path: LIST });
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    expect(screen.getByText(/^Ves los primeros 1 de 250\. No pudimos cargar los demás\./)).toBeVisible();
    expect(names()).toEqual(['Boat 1']);
    answerPages();
    await user.click(again);
    await waitFor(() => expect(names()).toEqual(['Boat 1', 'Boat 2', 'Boat 3']));
    expect(asked.filter((page) => page === 1)).toHaveLength(1);
  });

  it('S-45: shows no prices of before where asking for new ones fails', async () => {
    sessionStorage.setItem('travesia.results-clock.search_1', '1');
    const { user } = open({ path: LIST });
    const refresh = await screen.findByRole('button', { name: 'Actualizar resultados' });
    failPage(1);
    await user.click(refresh);
    expect(await screen.findByText('No pudimos completar la búsqueda. Inténtalo de nuevo.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('one activity', () => {
  it('says that its days are being looked up', async () => {
    server.use(http.get('*/api/:kind/:code', () => delay('infinite')));
    open({ path: DETAIL });
    expect(await screen.findByText('Abriendo los días y las opciones')).toBeInTheDocument();
  });

  it('that is no longer sold leads back to the list, without a retry that cannot help', async () => {
    server.use(http.get('*/api/:kind/:code', refuse('activity_not_found', 404)));
    open({ path: DETAIL });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ya no está a la venta' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a los resultados' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/es\/activities\/result\?place=Canc/),
    );
  });

  it.each([
    ['more than 31 days', 'from=2026-12-01&to=2027-01-15&paxes=30-30', /31 días/],
    ['children alone', 'from=2026-12-01&to=2026-12-03&paxes=8', /adulto/],
  ])(
    'T-02 T-03: an address with %s is explained in a form that keeps the city',
    async (_what, rest, words) => {
      open({
        path: `/activities/summary?${PLACE}&${rest}&code=E-BOAT%401`,
        market: { activities: { children: true, pageLanguage: false } },
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'Revisa tu búsqueda' })).toBeVisible();
      expect(screen.getAllByText(words)[0]).toBeVisible();
      expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('Cancún');
    },
  );

  it('without a free day says what to try, with the form for it and the way back', async () => {
    reply = opened({ modalities: [], calendar: [] });
    open({ path: DETAIL });
    expect(await screen.findByText('No queda ningún día para este grupo')).toBeVisible();
    expect(screen.getByText('Prueba con otros días o con otro número de participantes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a los resultados' })).toBeVisible();
    expect(screen.getByText('Cambiar fechas o participantes')).toBeVisible();
  });

  it('X-16: a price that cannot be confirmed is told at its option, and the next try opens the summary', async () => {
    server.use(http.post('*/api/:kind/validate', refuse('supplier_failed', 502), { once: true }));
    const { user, path } = open({ path: DETAIL });
    await user.click(await screen.findByRole('button', { name: /^Elegir Al atardecer/ }));
    const option = within(screen.getByRole('region', { name: 'Al atardecer' }));
    expect(await option.findByText('No pudimos confirmar esta opción')).toBeVisible();
    await user.click(option.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(path()).toMatch(/^\/activities\/booking\/summary\?/));
  });

  it('S-46: a new price that is not agreed to chooses nothing', async () => {
    answer = checked(13_500, { meta: { priceChanged: true, previousTotal: usd(12_000) } });
    const { user, path } = open({ path: DETAIL });
    await user.click(await screen.findByRole('button', { name: /^Elegir Al atardecer/ }));
    const question = within(await screen.findByRole('dialog', { name: 'El precio cambió' }));
    await user.click(question.getByRole('button', { name: 'Elegir otra opción' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe(DETAIL);
    expect(createDraftStore(sessionStorage).read().selection).toBeNull();
  });
});

describe('a chosen option that is opened', () => {
  it('says that it is being opened', async () => {
    server.use(http.post('*/api/:kind/validate', () => delay('infinite')));
    open({ path: SUMMARY });
    expect(await screen.findByText('Abriendo tu reserva')).toBeInTheDocument();
  });

  it.each([
    ['/activities', 'Tu actividad'],
    ['/turs', 'Tu tour'],
  ])(
    'X-16: %s: where the price cannot be checked nothing typed is lost, and the next try opens it',
    async (base, title) => {
      createDraftStore(sessionStorage).write({ searchInitialState: LIST });
      server.use(http.post('*/api/:kind/validate', refuse('supplier_timeout', 504), { once: true }));
      const { user } = open({ path: SUMMARY.replace('/activities', base) });
      const failure = within(await screen.findByRole('alert'));
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(failure.getByText('Lo que escribiste se conserva.')).toBeVisible();
      expect(failure.getByRole('link', { name: 'Ver otros días y opciones' })).toHaveAttribute(
        'href',
        expect.stringContaining('/es/activities/result'),
      );
      await user.click(failure.getByRole('button', { name: 'Intentar de nuevo' }));
      expect(await screen.findByRole('textbox', { name: /correo/i })).toBeVisible();
      expect(validated).toBe(1);
    },
  );

  it.each(['activity_rate_expired', 'activity_sold_out'])(
    '%s: the way on is another option, not a retry that cannot help',
    async (code) => {
      server.use(http.post('*/api/:kind/validate', refuse(code, 422)));
      open({ path: SUMMARY });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Esta opción ya no está a la venta' }),
      ).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ver otros días y opciones' })).toBeVisible();
    },
  );

  it('S-46: a price that changed is agreed to before anything is typed, or refused on the way to the list', async () => {
    createDraftStore(sessionStorage).write({ searchInitialState: LIST });
    answer = checked(13_500, { meta: { priceChanged: true, previousTotal: usd(12_000) } });
    const { user, unmount } = open({ path: SUMMARY });
    const accept = await screen.findByRole('button', { name: /^Aceptar 135,00/ });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(accept);
    expect(await screen.findByRole('textbox', { name: /correo/i })).toBeVisible();
    unmount();
    sessionStorage.clear();
    createDraftStore(sessionStorage).write({ searchInitialState: LIST });
    const again = open({ path: SUMMARY });
    await again.user.click(await screen.findByRole('button', { name: /^Ver otros días/ }));
    expect(again.path()).toBe(LIST);
  });

  it('shows day, time, option, language, people and where to meet', async () => {
    open({ path: SUMMARY });
    await screen.findByRole('textbox', { name: /correo/i });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(
      expect.arrayContaining(['Día', 'Hora', 'Opción', 'Idioma', 'Participantes', 'Punto de encuentro']),
    );
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(['15:00', 'Español', 'Muelle 3']));
    expect(screen.getByRole('group', { name: /^Participante 2\s*Adulto/ })).toBeVisible();
  });
});

describe('T-03: the search form', () => {
  const place = (type: 'city' | 'hotel', id: string, name: string) => ({
    type,
    id,
    name,
    cityName: 'Cancún',
    countryCode: 'MX',
    countryName: 'México',
    location: { lat: 21.16, lon: -86.85 },
  });
  const PLACES = [place('city', 'CUN', 'Cancún'), place('hotel', 'hot_1', 'Hotel Cancún Sol')];
  beforeEach(() =>
    server.use(
      http.get('*/api/search/places', ({ request }) => {
        const term = new URL(request.url).searchParams.get('term') ?? '';
        return HttpResponse.json({
          data: 'cancún'.startsWith(term) ? PLACES : [],
          meta: { complete: true },
        });
      }),
      http.post('*/api/:kind/search', () => HttpResponse.json(found([]))),
    ),
  );
  const openTours = () => open({ target: 'search-tours', path: '/' });
  const city = () => screen.getByRole('combobox', { name: 'Ciudad' });

  it('has cities and no hotels, and what is picked leads to the list of its kind', async () => {
    const { user, path } = openTours();
    await user.type(city(), 'canc');
    const option = await screen.findByRole('option', { name: /^Cancún/ });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.click(option);
    await user.click(button('Buscar tours'));
    await waitFor(() => expect(path()).toMatch(/^\/turs\/result\?place=Canc.*id=CUN/));
    expect(path()).toContain('paxes=30-30');
  });

  it('a city of no such name is told, with what to try', async () => {
    const { user, path } = openTours();
    await user.type(city(), 'atlantis');
    expect((await screen.findAllByText(/Prueba con otra cercana/))[0]).toBeVisible();
    await user.click(button('Buscar tours'));
    expect(await screen.findByText('Elige una ciudad de la lista.')).toBeVisible();
    await waitFor(() => expect(city()).toHaveFocus());
    expect(city()).toHaveValue('atlantis');
    expect(path()).toBe('/');
  });

  it('nine adults are the most, and one the least', async () => {
    const { user } = openTours();
    await user.click(button(/^Participantes/));
    const [fewer, more] = [button('Quitar un adulto'), button('Añadir un adulto')];
    for (let press = 0; press < 8; press += 1) await user.click(more);
    expect(button(/^Participantes/)).toHaveTextContent('9 adultos');
    for (let press = 0; press < 10; press += 1) await user.click(fewer);
    expect(button(/^Participantes/)).toHaveTextContent('1 adulto');
  });
});
