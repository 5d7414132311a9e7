import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type { Cruise } from '@travesia/contracts';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { cruises as remote } from './cruises.tsx';
import { aCruise, UNPRICED } from './testing/a-cruise.ts';

const server = setupServer();
let listing: readonly Cruise[];
let isStale: boolean;

beforeAll(() => server.listen());
beforeEach(() => {
  listing = [aCruise()];
  isStale = false;
  server.use(
    http.post('*/api/graphql', () =>
      HttpResponse.json({
        data: { cruiseListing: { total: listing.length, stale: isStale, results: listing } },
      }),
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (story: RemoteStory) => openRemote(remote, { path: '/cruceros', ...story });
const PAGE = `/cruceros/${aCruise().slug}`;
const failOnce = () =>
  server.use(http.post('*/api/graphql', () => HttpResponse.json({}, { status: 500 }), { once: true }));
const WHERE = [
  ['the list', { path: '/cruceros' }],
  ['a sailing', { path: PAGE }],
  ['the tab of the home', { path: '/', target: 'search' }],
] as const;

describe('C-09: while the list is on its way, and when it does not come', () => {
  it.each(WHERE)('%s says that cruises are being looked up', async (_what, story) => {
    server.use(http.post('*/api/graphql', () => delay('infinite')));
    open(story);
    expect(await screen.findByText('Buscando cruceros')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('the block of the home takes no room before there is something to show', () => {
    server.use(http.post('*/api/graphql', () => delay('infinite')));
    expect(open({ path: '/', target: 'next-cruises' }).container).toBeEmptyDOMElement();
  });

  it.each([...WHERE, ['the block of the home', { path: '/', target: 'next-cruises' }] as const])(
    '%s gives the number to call, and one press reads it again',
    async (_what, story) => {
      failOnce();
      const { user } = open({ ...story, locale: 'en' });
      const notice = within(await screen.findByRole('alert'));
      expect(notice.getAllByRole('link', { name: '+34 900 555 010' })[0]).toHaveAttribute(
        'href',
        'tel:+34900555010',
      );
      await user.click(notice.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      expect(screen.getAllByText(/Mediterráneo occidental|See 1 cruise/)[0]).toBeVisible();
    },
  );
});

describe('the photograph of a ship', () => {
  const shipPicture = {
    alt: 'Un barco blanco entra en un puerto al amanecer',
    caption: 'El Navegante del Alba en Palma',
    credit: 'Ana Ruiz',
    sizes: [{ url: '/api/pictures/key/1600?u=1', width: 1600, height: 1067 }],
  };

  it('stands above her sailing, with its caption and who made it', async () => {
    listing = [aCruise({ shipPicture })];
    open({ path: PAGE });
    expect(await screen.findByRole('img', { name: shipPicture.alt })).toHaveAttribute('width', '1600');
    expect(screen.getByText('El Navegante del Alba en Palma · Foto: Ana Ruiz')).toBeVisible();
  });

  it('gives way to a plate where it does not come, and takes its words along', async () => {
    listing = [aCruise({ shipPicture })];
    open({ path: PAGE });
    fireEvent.error(await screen.findByRole('img', { name: shipPicture.alt }));
    await waitFor(() => expect(screen.queryByRole('img', { name: shipPicture.alt })).toBeNull());
    expect(screen.queryByText(/Ana Ruiz/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('in the list is an ornament beside the name of the sailing', async () => {
    listing = [
      aCruise({ shipPicture }),
      aCruise({ slug: 'another-2027-06-01', title: 'Otro mar', ship: 'Otra Nave' }),
    ];
    const { container } = open({ path: '/cruceros' });
    await screen.findByRole('article', { name: 'Mediterráneo occidental' });
    expect(container.querySelector('article img')).toHaveAttribute('alt', '');
    expect(container.querySelectorAll('article svg[data-ink]')).toHaveLength(1);
  });
});

describe('a list without sailings', () => {
  beforeEach(() => {
    listing = [];
  });

  it('gives the number, and has no filters to take away', async () => {
    open({});
    expect(await screen.findByText('Ahora no hay salidas en la web')).toBeVisible();
    const words = screen.getByText(/hay salidas que no están en la lista/);
    expect(within(words).getByRole('link', { name: '+34 900 555 010' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).not.toBeInTheDocument();
  });

  it.each([
    ['there is none', []],
    ['all have left', [aCruise({ sailDate: '2026-11-20' })]],
    ['none has a price', [aCruise(UNPRICED)]],
  ])('is no block of the home where %s', async (_what, cruises) => {
    listing = cruises;
    let answered = false;
    server.events.on('response:mocked', () => {
      answered = true;
    });
    const { container } = open({ path: '/', target: 'next-cruises' });
    await waitFor(() => expect(answered).toBe(true));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    server.events.removeAllListeners();
  });
});

describe('the list', () => {
  it('C-06: is by price with a balcony until another order is chosen', async () => {
    const balcony = (title: string, dollars: number) =>
      aCruise({ slug: title.toLowerCase(), title, priceBalcony: { amount: dollars * 100, currency: 'USD' } });
    listing = [balcony('Dear', 1500), balcony('Cheap', 700), balcony('Middle', 900)];
    open({});
    await screen.findByRole('article', { name: 'Cheap' });
    const names = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
    expect(names).toEqual(['Cheap', 'Middle', 'Dear']);
  });

  it('has one entry a voyage, with its other days as links', async () => {
    listing = [
      aCruise(),
      aCruise({ slug: 'in-june', sailDate: '2027-06-05', returnDate: '2027-06-12' }),
      aCruise({ slug: 'in-may', sailDate: '2027-05-15', returnDate: '2027-05-22' }),
    ];
    open({});
    const voyage = within(await screen.findByRole('article', { name: 'Mediterráneo occidental' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('1 crucero, 3 salidas')).toBeVisible();
    const days = voyage.getAllByRole('link', { name: /2027$/ });
    expect(days.map((link) => link.getAttribute('href'))).toEqual([
      '/es/cruceros/in-may',
      '/es/cruceros/in-june',
    ]);
  });

  it('each choice of a filter says how many it would leave beside those that are set', async () => {
    listing = [
      aCruise(),
      aCruise({ slug: 'two', title: 'Dos', departingPort: 'Valencia', sailDate: '2027-06-05' }),
      aCruise({ slug: 'three', title: 'Tres', departingPort: 'Valencia', vendor: 'Boreal', ship: 'Aurora' }),
    ];
    const { user } = open({});
    const port = await screen.findByRole('combobox', { name: 'Puerto de salida' });
    const choices = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choices('Puerto de salida')).toEqual(['Cualquiera', 'Barcelona (1)', 'Valencia (2)']);
    await user.selectOptions(port, 'Valencia');
    expect(choices('Naviera')).toEqual(['Cualquiera', 'Boreal (1)', 'Navegante Cruceros (1)']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Naviera' }), 'Boreal');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});

describe('a sailing', () => {
  it('C-04: a cabin that is not to be had says so, and the price from is the lowest of the others', async () => {
    listing = [aCruise({ priceInside: 'NA' })];
    open({ path: PAGE });
    const cabins = within(await screen.findByRole('region', { name: 'Precio por camarote' }));
    expect(cabins.getByRole('row', { name: 'Interior No disponible' })).toBeVisible();
    expect(cabins.getByText('700,00 US$', { selector: 'strong' })).toBeVisible();
    expect(cabins.getByText(/^con balcón, 900,00/)).toBeVisible();
  });

  it('C-04: without any price the price is asked for by phone', async () => {
    listing = [aCruise(UNPRICED)];
    open({ path: PAGE });
    const cabins = within(await screen.findByRole('region', { name: 'Precio por camarote' }));
    expect(cabins.getByText('Consultar precio')).toBeVisible();
    expect(cabins.getAllByRole('row', { name: /No disponible$/ })).toHaveLength(4);
  });

  it('C-03: each day says what happens, also at sea and overnight in port', async () => {
    const { itinerary } = aCruise();
    listing = [
      aCruise({ itinerary: itinerary.map((day) => (day.day === 2 ? { ...day, departure: null } : day)) }),
    ];
    open({ path: PAGE });
    const plan = within(await screen.findByRole('region', { name: 'Día a día' }));
    const days = plan.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(days).toEqual([
      expect.stringMatching(/Barcelona, España.*Embarque; salida a las 18:00$/),
      expect.stringMatching(/Palma, España.*Llegada a las 08:00; el barco pasa la noche en puerto$/),
      expect.stringMatching(/Navegación.*Día en el mar$/),
      expect.stringMatching(/Barcelona, España.*Llegada a las 07:00 y desembarque$/),
    ]);
  });

  it('X-03: times follow the reader’s clock', async () => {
    listing = [aCruise()];
    open({ path: PAGE, locale: 'en', market: { numberLocale: { es: 'es-MX', en: 'en-US' } } });
    const plan = within(await screen.findByRole('region', { name: 'Itinerary' }));
    expect(plan.getAllByRole('listitem')[0]).toHaveTextContent(/6:00\sPM/);
  });

  it('leads to the same voyage on other days, without those that have left and without other ships', async () => {
    listing = [
      aCruise(),
      aCruise({ slug: 'later', sailDate: '2027-06-05', returnDate: '2027-06-12' }),
      aCruise({ slug: 'unpriced', sailDate: '2027-07-03', returnDate: '2027-07-10', ...UNPRICED }),
      aCruise({ slug: 'gone', sailDate: '2026-11-20', returnDate: '2026-11-27' }),
      aCruise({ slug: 'other-ship', ship: 'Aurora' }),
    ];
    const { user, path } = open({ path: PAGE });
    const others = within(await screen.findByRole('region', { name: 'El mismo viaje en otras fechas' }));
    const lines = others.getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toHaveTextContent(/desde 600,00\sUS\$$/);
    expect(lines[1]).toHaveTextContent(/Consultar precio$/);
    await user.click(within(lines[0] as HTMLElement).getByRole('link'));
    expect(path()).toBe('/cruceros/later');
  });

  it('W-11: whose source does not answer says that its prices are the last ones known', async () => {
    isStale = true;
    open({ path: PAGE });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mediterráneo occidental' })).toBeVisible();
    expect(screen.getByText(/son los últimos que conocemos; confírmalos por teléfono/)).toBeVisible();
  });
});

describe('every face of the cruises', () => {
  it.each([
    ['the list', { path: '/cruceros' }, { level: 1 }],
    ['a sailing', { path: PAGE }, { level: 1 }],
    ['the tab of the home', { path: '/', target: 'search' }, null],
    ['the block of the home', { path: '/', target: 'next-cruises' }, { level: 2 }],
  ] as const)('%s passes axe once it is there, and when it does not come', async (_what, story, heading) => {
    const shown = open({ ...story, locale: 'en' });
    if (heading) expect(await screen.findByRole('heading', heading)).toBeVisible();
    else expect(await screen.findByRole('button', { name: /\d cruise/ })).toBeEnabled();
    await expectAccessible();
    shown.unmount();
    failOnce();
    open({ ...story, locale: 'en' });
    expect(await screen.findByRole('alert')).toBeVisible();
    await expectAccessible();
  });
});
