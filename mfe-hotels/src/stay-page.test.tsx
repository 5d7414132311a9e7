import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createDraftStore } from '@travesia/booking';
import type { OrderView, RateValidateReply } from '@travesia/contracts';
import { fillIn, openRemote, type RemoteStory } from '@travesia/testing';
import { orderView } from '@travesia/testing/order-view';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hotels as remote } from './hotels.tsx';
import { checkedRate, rate, usd } from './testing/rooms.ts';

const server = setupServer();
let answer: RateValidateReply;
let sent: { path: string; body: Record<string, unknown> }[];

/** What the server holds, by what it was sent. */
function orderAsSent(): OrderView {
  const has = (path: string) => sent.some((each) => each.path === path);
  return orderView({
    orderKind: 'hotel',
    heading: 'Hotel Sol',
    priceLines: [
      {
        code: 'stay',
        label: 'Tres noches, según el hotel',
        quantity: 1,
        unit: usd(60_000),
        total: usd(60_000),
      },
    ],
    total: usd(60_000),
    missing: [
      ...(has('customer') ? [] : (['customer'] as const)),
      ...(has('create-passenger') ? [] : (['passengers'] as const)),
      'billing',
      'payment',
    ],
    clock: { secondsLeft: 480 },
    summaryPath: '/hoteles/booking/summary',
    words: { held: 'El hotel la guarda un rato.', checkAgain: 'Actualizar', refuse: 'No aceptar' },
  });
}

function useServer() {
  const keep = (data: unknown) =>
    async function answerWith({ request }: { request: Request }) {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ path: new URL(request.url).pathname.replace('/api/user/session/', ''), body });
      return HttpResponse.json({ data });
    };
  server.use(
    http.post('*/api/hotel/rate/validate', async ({ request }) => {
      sent.push({ path: 'validate', body: (await request.json()) as Record<string, unknown> });
      return HttpResponse.json(answer);
    }),
    http.post('*/api/user/session/start', keep({ expiresAt: '2026-11-22T12:00:00Z' })),
    http.post('*/api/user/session/set/hotel-order', keep({ id: 'order_1', bookingId: 'booking_1' })),
    http.post('*/api/user/session/customer', keep({ id: 'customer_1' })),
    http.post('*/api/user/session/create-passenger', keep({ passengers: [] })),
    http.post('*/api/user/session/order-view', () => HttpResponse.json({ data: orderAsSent() })),
  );
}

beforeAll(async () => {
  server.listen();
  await import('./pages/stay-route.tsx');
});
beforeEach(() => {
  sent = [];
  answer = checkedRate();
  useServer();
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

const PATH = '/hoteles/booking/summary?hotel=sol&rate=rate_1';
const LIST = '/hoteles/result?place=Madrid&stars=4';
const open = (story: RemoteStory = {}) => openRemote(remote, { path: PATH, ...story });
const refuse = (code: string, status: number, fields?: object[]) => () =>
  HttpResponse.json({ error: { code, message: '', requestId: 'r', ...(fields && { fields }) } }, { status });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bodyOf = (path: string) => sent.find((each) => each.path === path)?.body;
const guest = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Habitación ${number}`) }));
const silenceLog = () => jest.spyOn(console, 'warn').mockImplementation(() => {});
const cameFrom = (searchInitialState: string) =>
  createDraftStore(sessionStorage).write({ searchInitialState });

async function fill(user: ReturnType<typeof open>['user']) {
  await fillIn(user, await screen.findByRole('textbox', { name: /correo/i }), 'ana@example.com');
  await fillIn(user, screen.getByRole('textbox', { name: /Teléfono/ }), '600555010');
  await fillIn(user, guest(1).getByRole('textbox', { name: 'Nombre' }), 'Ana');
  await fillIn(user, guest(1).getByRole('textbox', { name: 'Apellidos' }), 'Ruiz');
}

describe('a chosen rate that is opened', () => {
  it('X-16: a price that cannot be checked says so and that nothing typed is lost; the next try opens the stay', async () => {
    silenceLog();
    cameFrom(LIST);
    server.use(http.post('*/api/hotel/rate/validate', refuse('supplier_failed', 502), { once: true }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Lo que escribiste se conserva.');
    expect(screen.getByRole('link', { name: 'Ver otras habitaciones' })).toHaveAttribute(
      'href',
      `/es${LIST}`,
    );
    await user.click(button('Intentar de nuevo'));
    expect(await screen.findByRole('heading', { level: 2, name: /^Hotel Sol/ })).toBeVisible();
  });

  it.each(['rate_expired', 'room_sold_out'])(
    '%s: the way on is another room, not a retry that cannot help',
    async (code) => {
      silenceLog();
      server.use(http.post('*/api/hotel/rate/validate', refuse(code, 422)));
      open();
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Esta habitación ya no está a la venta' }),
      ).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ver otras habitaciones' })).toHaveAttribute(
        'href',
        '/es/hoteles/result',
      );
    },
  );

  it('says that the stay is being opened', async () => {
    server.use(http.post('*/api/hotel/rate/validate', () => delay('infinite')));
    open();
    expect(await screen.findByText('Abriendo tu alojamiento')).toBeInTheDocument();
  });

  it('S-02: without an address it opens the stay that this tab chose', async () => {
    createDraftStore(sessionStorage).write({
      selection: { kind: 'hotel', body: { hotel: { hotelCode: 'sol' }, rateKey: 'rate_1' } },
    });
    open({ path: '/hoteles/booking/summary' });
    expect(await screen.findByRole('heading', { level: 2, name: /^Hotel Sol/ })).toBeVisible();
    expect(bodyOf('validate')).toMatchObject({ hotelCode: 'sol', rateKey: 'rate_1' });
  });

  it('what is booked: house, nights, hours, room, meals, rules and a break-up that adds up to the total', async () => {
    answer = checkedRate(
      rate({
        rateKey: 'rate_1',
        total: 60_000,
        board: 'half_board',
        isFree: true,
        taxes: usd(5000),
        fees: usd(1000),
        payAtProperty: { amount: 1200, currency: 'EUR' },
        conditions: [{ title: 'Pets', text: 'Not allowed', language: 'en' }],
      }),
      {
        stay: {
          ...checkedRate().meta.stay,
          rooms: [
            { adults: 2, childAges: [] },
            { adults: 1, childAges: [5] },
          ],
        },
      },
    );
    server.use(http.post('*/api/user/session/*', refuse('unavailable', 503)));
    silenceLog();
    open();
    const stay = within(await screen.findByRole('region', { name: /^Hotel Sol/ }));
    expect(stay.getByRole('img', { name: '4 estrellas' })).toBeVisible();
    const facts = stay.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'mar, 1 dic, desde las 15:00',
      'vie, 4 dic, hasta las 11:00',
      '2 × Doble · 3 noches',
      'Media pensión',
    ]);
    const rules = within(screen.getByRole('region', { name: 'Cancelación y condiciones' }));
    expect(rules.getByText(/^Cancelación gratuita hasta el .*28 nov/)).toBeVisible();
    expect(rules.getByText(/Not allowed/).closest('li')).toHaveAttribute('lang', 'en');
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('row', { name: /Alojamiento, 3 noches/ })).toHaveTextContent('540,00');
    expect(table.getByRole('row', { name: /Impuestos/ })).toHaveTextContent('50,00');
    expect(table.getByRole('row', { name: /Cargos del alojamiento/ })).toHaveTextContent('10,00');
    expect(screen.getByText('Más un cargo de 12,00 € que se paga en el alojamiento')).toBeVisible();
    expect(screen.getByRole('group', { name: /^Habitación 1\s*2 adultos$/ })).toBeVisible();
    expect(screen.getByRole('group', { name: /^Habitación 2\s*1 adulto, 1 niño$/ })).toBeVisible();
  });

  it('B-06: once the server holds the order, its lines are the break-up', async () => {
    open();
    expect(await screen.findByRole('row', { name: /Tres noches, según el hotel/ })).toHaveTextContent(
      '600,00',
    );
    expect(screen.queryByRole('row', { name: /Alojamiento, 3 noches/ })).not.toBeInTheDocument();
  });
});

describe('S-46: a price that changed since it was chosen', () => {
  const dearer = () =>
    checkedRate(rate({ rateKey: 'rate_9', total: 64_000 }), {
      priceChanged: true,
      previousTotal: usd(60_000),
    });

  it('is agreed to before anything is typed or saved', async () => {
    answer = dearer();
    const { user } = open();
    const accept = await screen.findByRole('button', { name: /^Aceptar 640,00\sUS\$ y seguir/ });
    expect(screen.getByText('El precio cambió de 600,00 US$ a 640,00 US$.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tu alojamiento' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(bodyOf('set/hotel-order')).toBeUndefined();
    await user.click(accept);
    expect(await screen.findByRole('textbox', { name: /correo/i })).toBeVisible();
    await waitFor(() => expect(bodyOf('set/hotel-order')).toMatchObject({ rateKey: 'rate_9' }), {
      timeout: 4000,
    });
  });

  it('is refused by going back to the list, with nothing set', async () => {
    answer = dearer();
    cameFrom(LIST);
    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: 'Ver otras habitaciones' }));
    expect(path()).toBe(LIST);
    expect(bodyOf('set/hotel-order')).toBeUndefined();
  });
});

describe('H-13: who checks in', () => {
  it('X-14: an empty form names each field with its room, keeps the visitor here and leads to the first', async () => {
    const { user, opened } = open();
    await screen.findByRole('textbox', { name: /correo/i });
    await user.click(button('Continuar al pago'));
    const summary = within(await screen.findByRole('alert', { name: 'Revisa estos datos' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Escribe tu correo electrónico.',
      'Escribe tu número de teléfono celular.',
      'Habitación 1: escribe el nombre.',
      'Habitación 1: escribe los apellidos.',
    ]);
    await user.click(summary.getByRole('link', { name: 'Habitación 1: escribe los apellidos.' }));
    expect(guest(1).getByRole('textbox', { name: 'Apellidos' })).toHaveFocus();
    expect(opened).toEqual([]);
  });

  it('no airline, no frequent flyer number', async () => {
    open();
    await screen.findByRole('textbox', { name: /correo/i });
    expect(screen.queryByRole('textbox', { name: /viajero frecuente/ })).not.toBeInTheDocument();
  });

  it('a name that no register takes says how to write it and stays as it was typed', async () => {
    const { user, opened } = open();
    await fill(user);
    const name = guest(1).getByRole('textbox', { name: 'Nombre' });
    await user.clear(name);
    await fillIn(user, name, 'Сергей');
    await user.click(button('Continuar al pago'));
    expect(await screen.findByRole('alert', { name: 'Revisa estos datos' })).toBeVisible();
    expect(name).toHaveValue('Сергей');
    expect(name).toHaveAccessibleDescription(/letras latinas/);
    expect(opened).toEqual([]);
  });

  it('B-25: order, contact and one adult a room reach the server, then the payment opens', async () => {
    const { user, opened } = open();
    await fill(user);
    await user.click(button('Continuar al pago'));
    await waitFor(() => expect(opened).toEqual(['/booking/BillingSummary']));
    expect(bodyOf('set/hotel-order')).toMatchObject({
      hotel: { hotelCode: 'sol' },
      room: { roomID: 'double' },
      rateKey: 'rate_1',
    });
    expect(bodyOf('create-passenger')).toMatchObject({
      orderKind: 'hotel',
      passengers: [{ firstName: 'Ana', lastName: 'Ruiz', type: 'ADULT', primary: true }],
    });
  });

  it('S-30: what the server refuses is named at its field', async () => {
    silenceLog();
    const { user, opened } = open();
    await fill(user);
    server.use(
      http.post(
        '*/api/user/session/create-passenger',
        refuse('invalid_request', 400, [
          { path: 'passengers.0.lastName', code: 'name_invalid', message: '' },
        ]),
      ),
    );
    await user.click(button('Continuar al pago'));
    const summary = await screen.findByRole('alert', { name: 'Revisa estos datos' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(guest(1).getByRole('textbox', { name: 'Apellidos' })).toBeInvalid();
    expect(opened).toEqual([]);
  });

  it('X-16: without a network it says so, keeps what was typed, and goes on once it is back', async () => {
    silenceLog();
    const { user, opened } = open();
    await fill(user);
    server.use(http.post('*/api/user/session/*', () => HttpResponse.error()));
    await user.click(button('Continuar al pago'));
    const notice = (await screen.findByText(/No hay conexión con el sitio/)).closest('[role=alert]');
    expect(opened).toEqual([]);
    expect(guest(1).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
    server.resetHandlers();
    useServer();
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(opened).toEqual(['/booking/BillingSummary']));
  });

  it('S-02: a reload brings back what was typed', async () => {
    const { user, unmount } = open();
    await fill(user);
    unmount();
    open();
    expect(await screen.findByRole('textbox', { name: /correo/i })).toHaveValue('ana@example.com');
    expect(guest(1).getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz');
  });
});
