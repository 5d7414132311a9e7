import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createDraftStore } from '@travesia/booking';
import type { HotelReply, RateValidateReply } from '@travesia/contracts';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hotel } from './features/results/testing/hotels.ts';
import { hotels as remote } from './hotels.tsx';
import { CHEAPEST, checkedRate, houseReply, rate, room, usd } from './testing/rooms.ts';

const server = setupServer();
let house: HotelReply;
let answer: RateValidateReply;
let validated: unknown[];
let asked: string[];

beforeAll(async () => {
  server.listen();
  await Promise.all([import('./pages/hotel-route.tsx'), import('./pages/stay-route.tsx')]);
});
beforeEach(() => {
  house = houseReply();
  answer = checkedRate();
  validated = [];
  asked = [];
  server.use(
    http.get('*/api/hotel/sol', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(house);
    }),
    http.post('*/api/hotel/rate/validate', async ({ request }) => {
      validated.push(await request.json());
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

const SEARCH = 'place=Madrid&type=city&id=MAD&at=40.4168%2C-3.7038&in=2026-12-01&out=2026-12-04&rooms=2';
const PATH = `/hoteles/summary?${SEARCH}&hotel=sol`;
const LIST = `/es/hoteles/result?${SEARCH}`;
const open = (story: RemoteStory = {}) => openRemote(remote, { path: PATH, ...story });
const refusal = (code: string) => ({ error: { code, message: '', requestId: 'r' } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rates = () => within(screen.getByRole('list', { name: 'Tarifas de Doble' })).getAllByRole('listitem');
const silenceLog = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

describe('a hotel that is opened', () => {
  it('X-16: a hotel that cannot be read says so, keeps the way back, and opens on the next try', async () => {
    silenceLog();
    server.use(http.get('*/api/hotel/sol', () => HttpResponse.json({}, { status: 422 }), { once: true }));
    const { user } = open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir este alojamiento' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a los resultados' })).toHaveAttribute('href', LIST);
    await user.click(button('Intentar de nuevo'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotel Sol' })).toBeVisible();
  });

  it('a hotel that is no longer sold offers the list, and no retry that cannot help', async () => {
    silenceLog();
    server.use(
      http.get('*/api/hotel/sol', () => HttpResponse.json(refusal('hotel_not_found'), { status: 404 })),
    );
    open();
    expect(
      await screen.findByRole('heading', { name: 'Este alojamiento ya no está a la venta' }),
    ).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a los resultados' })).toHaveAttribute('href', LIST);
  });

  it('says that rooms are being looked up while they are', async () => {
    server.use(
      http.get('*/api/hotel/sol', async () => {
        await delay('infinite');
        return HttpResponse.json(house);
      }),
    );
    open();
    expect(await screen.findByText('Abriendo el alojamiento y sus habitaciones')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it.each([
    ['more than 30 nights', 'in=2026-12-01&out=2027-01-15&rooms=2', /hasta 30 noches seguidas/],
    ['three adults in one of two rooms', 'in=2026-12-01&out=2026-12-04&rooms=3,1', /dos adultos como máximo/],
  ])('H-03: an address with %s is not asked for but explained in a form', async (_what, stay, problem) => {
    open({ path: PATH.replace('in=2026-12-01&out=2026-12-04&rooms=2', stay) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Revisa tu búsqueda' })).toBeVisible();
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Ciudad u hotel' })).toHaveValue('Madrid');
    expect(asked).toEqual([]);
  });

  it.each([
    ['nothing is free', [], '2', 'No quedan habitaciones para estas fechas y huéspedes', /otras noches/],
    [
      'it takes no children and one was searched',
      ['adults_only'],
      '2-5',
      'Este alojamiento es solo para adultos',
      /No aceptan menores/,
    ],
  ] as const)('empty: where %s it says what to try next', async (_what, amenities, rooms, title, advice) => {
    const { hotelInfo } = hotel({ code: 'sol', name: 'Hotel Sol', amenities: [...amenities] });
    house = houseReply({ hotel: { hotelInfo, hotelImageInfo: { photos: [] } }, rooms: [] });
    open({ path: PATH.replace('rooms=2', `rooms=${rooms}`) });
    const empty = within((await screen.findByRole('heading', { name: title })).parentElement as HTMLElement);
    expect(empty.getByText(advice)).toBeVisible();
    expect(empty.getByRole('link', { name: 'Volver a los resultados' })).toBeVisible();
    // The form to try other nights with is open already.
    expect(button('Buscar hoteles')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  });

  it('shows its photographs with what is seen on them, and a plate for one that does not come', async () => {
    const photos = ['Fachada', 'Piscina'].map((seen, place) => ({
      caption: `${seen} de Hotel Sol`,
      sizes: [{ url: `/api/pictures/key/1200?u=${place}`, width: 1200, height: 800 }],
    }));
    const { hotelInfo } = hotel({ code: 'sol', name: 'Hotel Sol' });
    house = houseReply({ hotel: { hotelInfo, hotelImageInfo: { photos } } });
    const { container } = open();
    const gallery = within(await screen.findByRole('figure', { name: /Hotel Sol/ }));
    expect(gallery.getByRole('img', { name: 'Fachada de Hotel Sol' })).toHaveAttribute('loading', 'eager');
    fireEvent.error(gallery.getByRole('img', { name: 'Piscina de Hotel Sol' }));
    expect(gallery.queryByRole('img', { name: 'Piscina de Hotel Sol' })).not.toBeInTheDocument();
    expect(gallery.getByRole('img', { name: 'Fachada de Hotel Sol' })).toBeVisible();
    expect(container.querySelectorAll('figure svg[data-ink]')).toHaveLength(1);
  });

  it('H-07: what the house is: stars, score, address, hours, facilities and its own words', async () => {
    house = houseReply({
      description: {
        text: { value: 'A quiet house.', language: 'en' },
        sections: [
          { code: 'dining', lines: ['Cocina casera'] },
          { code: 'services', lines: [] },
        ],
      },
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotel Sol' })).toBeVisible();
    expect(screen.getByRole('img', { name: '4 estrellas' })).toBeVisible();
    expect(screen.getByText('sobre 10 · 1.203 opiniones')).toHaveTextContent('8,6 sobre 10');
    expect(screen.getByText('Calle Mayor 1, 28013, Madrid, España')).toBeVisible();
    expect(screen.getByText('Entrada desde las 15:00 · Salida hasta las 11:00')).toBeVisible();
    expect(screen.getByText(/se muestra una ilustración/)).toBeVisible();
    const facilities = within(screen.getByRole('list', { name: 'Servicios y comodidades' })).getAllByRole(
      'listitem',
    );
    expect(facilities.map(({ textContent }) => textContent)).toEqual(['Piscina', 'Wifi']);
    expect(screen.getByText('A quiet house.')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('region', { name: 'Comer y beber' })).toHaveTextContent('Cocina casera');
    expect(screen.queryByRole('heading', { name: 'Otros servicios' })).not.toBeInTheDocument();
    expect(asked).toEqual(['?startDate=2026-12-01&endDate=2026-12-04&rooms=2']);
  });

  it('a map shows where it is by the coast, and its distance stands below', async () => {
    house = houseReply();
    house.meta.coast = 'M5 5l25 0 0 40-25 0z';
    open();
    const location = within(await screen.findByRole('region', { name: 'Ubicación' }));
    expect(location.getByRole('img', { name: 'Mapa de dónde está Hotel Sol' })).toBeVisible();
    expect(location.getByText(/^A .* km del centro de Madrid$/)).toBeVisible();
  });

  it('other nights stay in the house; another place is another list', async () => {
    server.use(
      http.get('*/api/search/places', () =>
        HttpResponse.json({
          data: [
            {
              type: 'city',
              id: 'BCN',
              name: 'Barcelona',
              cityName: 'Barcelona',
              countryCode: 'ES',
              countryName: 'España',
              location: { lat: 41.38, lon: 2.17 },
            },
          ],
          meta: { complete: true },
        }),
      ),
      http.post('*/api/hotel/search', () => HttpResponse.json({}, { status: 422 })),
    );
    silenceLog();
    const { user, path } = open({ path: `${PATH}&meals=breakfast` });
    await user.click(await screen.findByText('Cambiar fechas, habitaciones o lugar'));
    await user.click(button(/^Habitaciones y huéspedes/));
    await user.click(button('Quitar un adulto de la habitación 1'));
    await user.click(button('Listo'));
    await user.click(button('Buscar hoteles'));
    await waitFor(() => expect(asked.at(-1)).toBe('?startDate=2026-12-01&endDate=2026-12-04&rooms=1'));
    expect(path()).toMatch(/^\/hoteles\/summary\?.*rooms=1&hotel=sol&meals=breakfast$/);
    const place = await screen.findByRole('combobox', { name: 'Ciudad u hotel' });
    await user.clear(place);
    await user.type(place, 'barcelona');
    await user.click(button('Buscar hoteles'));
    await waitFor(() => expect(path()).toMatch(/^\/hoteles\/result\?place=Barcelona/));
  });
});

describe('rooms and their rates', () => {
  it('H-06 H-11: beds, guests, meals, what giving it back costs and how few are left', async () => {
    house = houseReply({
      rooms: [
        room(
          'double',
          [
            rate({
              rateKey: 'rate_1',
              total: 60_000,
              roomsLeft: 2,
              payAtProperty: { amount: 1200, currency: 'EUR' },
              payAtPropertyConverted: usd(1400),
            }),
            rate({ rateKey: 'rate_2', total: 69_000, board: 'breakfast', isFree: true, roomsLeft: 9 }),
          ],
          { beds: [{ type: 'queen', count: 2 }], occupancyMax: 4 },
        ),
      ],
    });
    open();
    const double = within(await screen.findByRole('region', { name: 'Doble' }));
    expect(double.getByText('2 camas queen')).toBeVisible();
    expect(double.getByText('Hasta 4 personas por habitación')).toBeVisible();
    const [plain, breakfast] = rates();
    expect(plain).toHaveTextContent(/Solo alojamiento.*No reembolsable/);
    expect(plain).toHaveTextContent('Quedan 2 a este precio');
    expect(plain).toHaveTextContent('614,00 US$');
    expect(plain).toHaveTextContent('Pagas 600,00 US$ ahora y 12,00 € en el alojamiento');
    expect(breakfast).toHaveTextContent(/Desayuno incluido.*Cancelación gratuita hasta el .*28 nov.* 18:00/);
    expect(breakfast).not.toHaveTextContent('Quedan');
  });

  it('a rule is told once: for the house, for a room, or beside the one rate that has it', async () => {
    const rule = (title: string) => ({ title, text: `${title}: así es.`, language: 'es' });
    const [id, balcony, deposit] = [rule('Identificación'), rule('Balcón'), rule('Depósito')] as const;
    house = houseReply({
      rooms: [
        room('double', [
          rate({ rateKey: 'rate_1', total: 60_000, conditions: [id, balcony] }),
          rate({ rateKey: 'rate_2', total: 69_000, conditions: [id, balcony, deposit] }),
        ]),
        room('suite', [rate({ rateKey: 'rate_3', total: 90_000, conditions: [id] })], { roomType: 'Suite' }),
      ],
    });
    open();
    const rules = await screen.findByRole('region', { name: 'Normas para todas las habitaciones' });
    expect(rules).toHaveTextContent('Identificación: así es.');
    const double = screen.getByRole('region', { name: 'Doble' });
    expect(within(double).getAllByText('Balcón: así es.')).toHaveLength(1);
    expect(double).not.toHaveTextContent('Identificación');
    const [plain, withDeposit] = rates();
    expect(plain).not.toHaveTextContent('Depósito');
    expect(withDeposit).toHaveTextContent('Depósito: así es.');
    expect(screen.getAllByText('Identificación: así es.')).toHaveLength(1);
  });

  const THREE_WAYS = () =>
    houseReply({
      rooms: [
        room('double', [
          CHEAPEST,
          rate({ rateKey: 'rate_2', total: 69_000, board: 'breakfast' }),
          rate({ rateKey: 'rate_3', total: 75_000, isFree: true }),
        ]),
      ],
    });

  it('Q-16: rates can be kept to meals or to free cancellation; what would leave none cannot be ticked', async () => {
    house = THREE_WAYS();
    const { user, path } = open();
    const free = await screen.findByRole('checkbox', {
      name: /^Cancelación gratuita desde 750,00\sUS\$ 1 tarifa$/,
    });
    await user.click(free);
    expect(path()).toContain('free=1');
    expect(rates()).toHaveLength(1);
    expect(rates()[0]).toHaveTextContent('750,00 US$');
    expect(screen.getByRole('checkbox', { name: /^Desayuno incluido/ })).toBeDisabled();
    await user.click(free);
    await user.click(
      screen.getByRole('checkbox', { name: /^Desayuno incluido desde 690,00\sUS\$ 1 tarifa$/ }),
    );
    expect(path()).toMatch(/meals=breakfast$/);
    expect(rates()[0]).toHaveTextContent('690,00 US$');
  });

  it('Q-16: where no rate has what the list was filtered by, it is said, and all of them are shown', async () => {
    house = THREE_WAYS();
    const { user } = open({ path: `${PATH}&free=1&meals=breakfast` });
    expect(await screen.findByText(/^Ninguna tarifa cumple todo lo que marcaste/)).toBeVisible();
    expect(rates()).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: /^Cancelación gratuita/ }));
    expect(screen.queryByText(/^Ninguna tarifa/)).not.toBeInTheDocument();
    expect(rates()).toHaveLength(1);
  });
});

describe('H-13: choosing a rate asks for its price first', () => {
  const choose = /^Elegir Doble, Solo alojamiento, 600,00\sUS\$\. No reembolsable/;

  it('a price that stands opens the summary of the stay, checked once, and what was typed before stays', async () => {
    createDraftStore(sessionStorage).write({ passengers: [{ id: 'old', firstName: 'Ana' }] });
    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: choose }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu alojamiento' })).toBeVisible();
    expect(path()).toBe('/hoteles/booking/summary?hotel=sol&rate=rate_1');
    expect(validated).toEqual([{ hotelCode: 'sol', rateKey: 'rate_1' }]);
    const draft = createDraftStore(sessionStorage).read();
    expect(draft).toMatchObject({
      selection: {
        kind: 'hotel',
        body: { hotel: { hotelCode: 'sol' }, room: { roomID: 'double' }, rateKey: 'rate_1' },
      },
      searchInitialState: PATH,
    });
    expect(draft.passengers).toMatchObject([{ firstName: 'Ana' }]);
  });

  it('S-46: a price that changed waits for consent; closing the question chooses nothing', async () => {
    answer = checkedRate(rate({ rateKey: 'rate_9', total: 64_000 }), {
      priceChanged: true,
      previousTotal: usd(60_000),
    });
    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: choose }));
    const question = within(await screen.findByRole('dialog', { name: 'El precio cambió' }));
    expect(question.getByText(/de 600,00\sUS\$ a 640,00\sUS\$/)).toBeVisible();
    expect(question.getByText('No se ha cobrado nada.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Elegir otra habitación' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe(PATH);
    expect(createDraftStore(sessionStorage).read().selection).toBeNull();

    await user.click(button(choose));
    await user.click(await screen.findByRole('button', { name: /^Seguir por 640,00/ }));
    await waitFor(() => expect(path()).toBe('/hoteles/booking/summary?hotel=sol&rate=rate_9'));
    // Agreed to once: the summary does not ask again.
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu alojamiento' })).toBeVisible();
    expect(screen.queryByText('El precio cambió')).not.toBeInTheDocument();
  });

  it('a check that fails is told beside its rate, and the next try opens the summary', async () => {
    silenceLog();
    server.use(
      http.post(
        '*/api/hotel/rate/validate',
        () => HttpResponse.json(refusal('supplier_failed'), { status: 502 }),
        { once: true },
      ),
    );
    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: choose }));
    const failure = await screen.findByText('No pudimos confirmar esta habitación');
    const [plain, breakfast] = rates();
    expect(plain).toContainElement(failure);
    expect(within(breakfast as HTMLElement).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(within(plain as HTMLElement).getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(path()).toBe('/hoteles/booking/summary?hotel=sol&rate=rate_1'));
  });

  it('H-10: a room that sold out meanwhile offers the rooms that are left', async () => {
    silenceLog();
    server.use(
      http.post('*/api/hotel/rate/validate', () =>
        HttpResponse.json(refusal('room_sold_out'), { status: 422 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: choose }));
    await screen.findByText('No pudimos confirmar esta habitación');
    house = houseReply({ rooms: [room('suite', [rate({ rateKey: 'rate_5', total: 90_000 })])] });
    await user.click(button('Ver las habitaciones que quedan'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await screen.findByRole('button', { name: /900,00/ })).toBeVisible();
    expect(screen.queryByText('No pudimos confirmar esta habitación')).not.toBeInTheDocument();
  });
});
