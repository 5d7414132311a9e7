import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fillIn, openRemote, type RemoteStory } from '@travesia/testing';
import { orderView } from '@travesia/testing/order-view';
import type { ActivityReply, ActivityValidateReply, OrderView } from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { checked, opened, usd } from './testing/activities.ts';
import { toursActivities as remote } from './tours-activities.tsx';

/** What the server holds, by what it was sent since its order was last set. */
function orderAsSent(): OrderView {
  const paths = sent.map(({ path }) => path.replace('user/session/', ''));
  const since = paths.slice(paths.findLastIndex((path) => path.startsWith('set/')) + 1);
  return orderView({
    orderKind: 'activity',
    heading: 'Paseo en barco',
    total: usd(12_000),
    missing: [
      ...(since.includes('customer') ? [] : (['customer'] as const)),
      ...(since.includes('create-passenger') ? [] : (['passengers'] as const)),
      'billing',
      'payment',
    ],
    clock: { secondsLeft },
    summaryPath: '/activities/booking/summary',
    words: { held: 'El organizador la guarda un rato.', checkAgain: 'Actualizar', refuse: 'No aceptar' },
  });
}

const server = setupServer();
let reply: ActivityReply;
let answer: ActivityValidateReply;
let secondsLeft: number;
/** What the order has come to waits for it: a dialog would take the keys of who is typing. */
let held: Promise<void>;
let sent: { path: string; body: Record<string, unknown> }[];

beforeAll(async () => {
  server.listen();
  await Promise.all([import('./pages/detail-route.tsx'), import('./pages/summary-route.tsx')]);
});
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  reply = opened();
  answer = checked(12_000);
  secondsLeft = 480;
  held = Promise.resolve();
  useServer();
});
function useServer() {
  const keep = (data: () => unknown) =>
    async function answerWith({ request }: { request: Request }) {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ path: new URL(request.url).pathname.replace('/api/', ''), body });
      return HttpResponse.json(data() as object);
    };
  server.use(
    http.get('*/api/:kind/E-BOAT%401', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      sent.push({ path: `${pathname.replace('/api/', '')}${search}`, body: {} });
      return HttpResponse.json(reply);
    }),
    http.post(
      '*/api/:kind/validate',
      keep(() => answer),
    ),
    http.post(
      '*/api/user/session/start',
      keep(() => ({ data: { expiresAt: '2026-11-22T12:00:00Z' } })),
    ),
    http.post(
      '*/api/user/session/set/:kind',
      keep(() => ({ data: { id: 'order_1', bookingId: 'booking_1' } })),
    ),
    http.post(
      '*/api/user/session/customer',
      keep(() => ({ data: { id: 'customer_1' } })),
    ),
    http.post(
      '*/api/user/session/create-passenger',
      keep(() => ({ data: { passengers: [] } })),
    ),
    http.post('*/api/user/session/order-view', async () => {
      await held;
      return HttpResponse.json({ data: orderAsSent() });
    }),
  );
}
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const SEARCH = 'place=Canc%C3%BAn&id=CUN&at=21.1619,-86.8515&from=2026-12-01&to=2026-12-03&paxes=30-30';
const DETAIL = `/activities/summary?${SEARCH}&code=E-BOAT%401`;
const SUMMARY =
  '/activities/booking/summary?code=E-BOAT%401&option=SUNSET%231&day=2026-12-02&paxes=30-30&rate=NOR&at=15&in=es';
const open = (story: RemoteStory = {}) => openRemote(remote, { path: DETAIL, ...story });
/** The order is sent two seconds after it was chosen (F-32). */
const SAVED = { timeout: 4000 };
const bodyOf = (path: string) => sent.find((each) => each.path === path)?.body;

describe('one activity', () => {
  it('T-04 T-06: a month of days with prices, what is included, where it begins, and the options of the first free day', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Paseo en barco', level: 1 })).toBeVisible();
    expect(sent[0]?.path).toBe('activities/E-BOAT%401?from=2026-12-01&to=2026-12-31&paxes=30-30&language=en');
    expect(screen.getByText('Chaleco')).toBeVisible();
    expect(screen.queryByText('No incluye')).not.toBeInTheDocument();
    expect(screen.getByText('Bulevar Kukulcán, km 4. Muelle 3')).toBeVisible();
    expect(screen.getByText(/se muestra una ilustración/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Opciones del .*2 dic/ })).toBeVisible();
    const option = screen.getByRole('region', { name: 'Al atardecer' });
    expect(option).toHaveTextContent('2 × Adulto, 12 años o más');
    expect(option).toHaveTextContent('120,00 US$ en total');
    expect(option).toHaveTextContent(/Cancelación gratuita hasta el .*hora local/);
  });

  it.each([
    ['Muelle 3', 'Termina en el mismo lugar.'],
    ['Muelle 9', /^Termina en:/],
  ])('T-04: that it ends at %s is said in a word', async (description, said) => {
    const { content } = opened().data;
    const endPoint = content.meetingPoint && { ...content.meetingPoint, description };
    reply = opened({ content: { ...content, endPoint } });
    open();
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('Q-15: is shared with the days that were searched, not with the month that is shown', async () => {
    server.use(
      http.post('*/api/shares', async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push({ path: 'shares', body });
        return HttpResponse.json({ data: { path: '/compartido/abc' } }, { status: 201 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Compartir' }));
    expect(await screen.findByRole('link', { name: /compartido\/abc$/ })).toBeVisible();
    expect(bodyOf('shares')).toMatchObject({
      kind: 'activity',
      code: 'E-BOAT@1',
      query: { paxes: '30-30', language: 'en' },
      days: { from: '2026-12-01', to: '2026-12-03' },
    });
  });

  it('T-06: another day has its own price; a sold-out day cannot be chosen', async () => {
    const { user, path } = open();
    const soldOut = await screen.findByRole('button', { name: / 3 de diciembre/ });
    expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: / 5 de diciembre/ }));
    expect(path()).toContain('day=2026-12-05');
    expect(screen.getByRole('region', { name: 'Al atardecer' })).toHaveTextContent('100,00 US$ en total');
  });

  it('T-02: after a switch of the language title and description are the supplier’s in that language', async () => {
    server.use(
      http.get('*/api/:kind/E-BOAT%401', ({ request }) => {
        const isEnglish = new URL(request.url).searchParams.get('language') === 'en';
        const { activity, content } = opened().data;
        const said = isEnglish
          ? opened({
              activity: { ...activity, name: 'Boat trip' },
              content: { ...content, description: 'Along the coast.' },
            })
          : opened({ content: { ...content, description: 'Por la costa.' } });
        return HttpResponse.json({ ...said, meta: { ...said.meta, language: isEnglish ? 'en' : 'es' } });
      }),
    );
    const { setContext } = open({ market: { activities: { children: true, pageLanguage: true } } });
    expect(await screen.findByRole('heading', { name: 'Paseo en barco', level: 1 })).toBeVisible();
    expect(screen.getByText('Por la costa.')).toBeVisible();
    act(() => setContext({ locale: 'en' }));
    expect(await screen.findByRole('heading', { name: 'Boat trip', level: 1 })).toBeVisible();
    expect(screen.getByText('Along the coast.')).toBeVisible();
    expect(screen.queryByText('Por la costa.')).not.toBeInTheDocument();
  });

  it('T-06: says why days are gray, and asks for the days before and after them', async () => {
    const { user } = open();
    expect(await screen.findByText(/^Precios para 1.* Los días en gris están agotados/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver fechas posteriores' }));
    await waitFor(() =>
      expect(sent.at(-1)?.path).toMatch(/^activities\/E-BOAT%401\?from=2027-01-01&to=2027-01-31&paxes=30-30/),
    );
    expect(screen.getByRole('button', { name: 'Ver fechas anteriores' })).toBeVisible();
  });

  it('T-06: choosing checks the price for day, time, language and people, and opens the summary', async () => {
    const { user, path } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Hora' }), '15');
    await user.click(screen.getByRole('button', { name: /^Elegir Al atardecer, Tarifa flexible/ }));
    expect(await screen.findByRole('heading', { name: 'Tu actividad', level: 1 })).toBeVisible();
    expect(bodyOf('activities/validate')).toEqual({
      code: 'E-BOAT@1',
      modality: 'SUNSET#1',
      rate: 'NOR',
      date: '2026-12-02',
      session: '15',
      serviceLanguage: 'es',
      paxes: [{ age: 30 }, { age: 30 }],
      language: 'en',
      shownTotal: { amount: 12_000, currency: 'USD' },
    });
    expect(path()).toBe(SUMMARY);
    expect(sent.filter((each) => each.path === 'activities/validate')).toHaveLength(1);
  });

  it('S-46: a new price is told side by side and needs consent', async () => {
    answer = checked(13_500, {
      meta: { priceChanged: true, previousTotal: { amount: 12_000, currency: 'USD' } },
    });
    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: /^Elegir Al atardecer/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'El precio cambió' }));
    expect(dialog.getByText('El precio cambió de 120,00 US$ a 135,00 US$.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Seguir por 135,00/ }));
    await screen.findByRole('heading', { name: 'Tu actividad', level: 1 });
    expect(path()).toBe(SUMMARY.replace('at=15', 'at=09'));
  });

  it('T-06: a day that sold out meanwhile says so beside the option and asks for what is left', async () => {
    server.use(
      http.post('*/api/activities/validate', () =>
        HttpResponse.json(
          { error: { code: 'activity_sold_out', message: '', requestId: 'r' } },
          { status: 422 },
        ),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Elegir Al atardecer/ }));
    expect(await screen.findByText('No pudimos confirmar esta opción')).toBeVisible();
    reply = opened({ modalities: [], calendar: [] });
    await user.click(screen.getByRole('button', { name: 'Ver lo que queda' }));
    expect(await screen.findByText('No queda ningún día para este grupo')).toBeVisible();
  });

  it('X-16: one that is gone and one that could not be read are told apart', async () => {
    server.use(
      http.get('*/api/tours/:code', () => HttpResponse.json({}, { status: 500 }), { once: true }),
      http.get('*/api/tours/:code', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = open({ path: DETAIL.replace('/activities', '/turs'), locale: 'en' });
    expect(await screen.findByRole('heading', { name: "We couldn't open this page" })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Paseo en barco', level: 1 })).toBeVisible();
  });

  it('P-43: without a chosen activity the visitor goes home', async () => {
    const { path } = open({ path: `/activities/summary?${SEARCH}` });
    await waitFor(() => expect(path()).toBe('/'));
  });
});

describe('the summary before paying', () => {
  const fill = async (user: ReturnType<typeof open>['user'], ages: readonly string[] = ['30', '30']) => {
    await fillIn(user, await screen.findByRole('textbox', { name: /correo/i }), 'ana@example.com');
    await fillIn(user, screen.getByRole('textbox', { name: /Número de teléfono|Teléfono/ }), '600555010');
    for (const [number, name] of [
      [1, 'Ana'],
      [2, 'Leo'],
    ] as const) {
      const person = within(screen.getByRole('group', { name: new RegExp(`^Participante ${number}`) }));
      await fillIn(user, person.getByRole('textbox', { name: 'Nombre' }), name);
      await fillIn(user, person.getByRole('textbox', { name: 'Apellidos' }), 'Ruiz');
      await fillIn(user, person.getByRole('textbox', { name: 'Edad' }), ages[number - 1] ?? '');
    }
  };

  it('S-43, S-45: at zero the price is asked again and what was typed stays', async () => {
    secondsLeft = 0;
    const typed = Promise.withResolvers<void>();
    held = typed.promise;
    const { user } = open({ path: SUMMARY });
    await fill(user);
    typed.resolve();
    const ask = await screen.findByRole('button', { name: 'Actualizar la actividad seleccionada' }, SAVED);
    answer = checked(12_000, { data: { rate: { ...answer.data.rate, rateKey: 'rate_2' } } });
    secondsLeft = 150;
    await user.click(ask);
    expect(await screen.findByRole('timer', {}, SAVED)).toHaveTextContent(/^2:\d\d/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /correo/i })).toHaveValue('ana@example.com');
    const rates = sent.filter(({ path }) => path === 'user/session/set/activity-order');
    expect(rates.map(({ body }) => body['rateKey'])).toEqual(['rate_1', 'rate_2']);
  });

  it('T-06 B-25: order, contact, names and answers reach the server, then the payment opens', async () => {
    const { user, opened: documents } = open({ path: SUMMARY });
    await fill(user);
    await fillIn(user, screen.getByRole('textbox', { name: /En qué hotel te alojas/ }), 'Hotel Sol');
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() => expect(documents).toEqual(['/booking/BillingSummary']));
    expect(bodyOf('user/session/set/activity-order')).toMatchObject({
      code: 'E-BOAT@1',
      modality: 'SUNSET#1',
      rateKey: 'rate_1',
      date: '2026-12-02',
      paxes: [{ age: 30 }, { age: 30 }],
    });
    expect(bodyOf('user/session/create-passenger')).toMatchObject({
      orderKind: 'activity',
      orderId: 'order_1',
      passengers: [
        { firstName: 'Ana', type: 'ADULT', primary: true },
        { firstName: 'Leo', type: 'ADULT', primary: false },
      ],
      answers: [{ code: 'HOTEL', text: 'Hotel Sol' }],
    });
  });

  it('S-29: what a reload brought back is sent before the payment opens, also what was typed a moment before', async () => {
    const { user, unmount } = open({ path: SUMMARY });
    await fill(user);
    await fillIn(user, screen.getByRole('textbox', { name: /En qué hotel te alojas/ }), 'Hotel Sol');
    unmount();
    sent = [];
    const again = open({ path: SUMMARY });
    expect(await screen.findByRole('textbox', { name: /correo/i })).toHaveValue('ana@example.com');
    await again.user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() => expect(again.opened).toEqual(['/booking/BillingSummary']));
    expect(sent.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'user/session/set/activity-order',
        'user/session/customer',
        'user/session/create-passenger',
      ]),
    );
  });

  it('P-16: a server that lost what it was sent is sent it again before the payment opens', async () => {
    const { user, opened: documents } = open({ path: SUMMARY });
    await fill(user);
    await fillIn(user, screen.getByRole('textbox', { name: /En qué hotel te alojas/ }), 'Hotel Sol');
    server.use(
      http.post(
        '*/api/user/session/order-view',
        () => {
          sent = [];
          return HttpResponse.json({ data: orderAsSent() });
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() => expect(documents).toEqual(['/booking/BillingSummary']));
    expect(bodyOf('user/session/create-passenger')).toBeDefined();
  });

  it('X-16: without a network the page says so, keeps everything, and goes on once it is back', async () => {
    const { user, opened: documents } = open({ path: SUMMARY });
    await fill(user);
    await fillIn(user, screen.getByRole('textbox', { name: /En qué hotel te alojas/ }), 'Hotel Sol');
    server.use(http.post('*/api/user/session/*', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    const notice = (await screen.findByText(/No hay conexión con el sitio/)).closest('[role=alert]');
    expect(notice?.parentElement).toHaveFocus();
    expect(screen.getAllByRole('button', { name: 'Intentar de nuevo' })).toHaveLength(1);
    expect(documents).toEqual([]);
    server.resetHandlers();
    useServer();
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(documents).toEqual(['/booking/BillingSummary']));
  });

  it('nothing is called saved before anything was typed', async () => {
    open({ path: SUMMARY });
    await waitFor(() => expect(bodyOf('user/session/set/activity-order')).toBeDefined());
    expect(await screen.findByRole('textbox', { name: /correo/i })).toHaveValue('');
    await screen.findByRole('row', { name: /Total/ });
    expect(screen.queryByText('Guardado')).toBeNull();
  });

  it('decision 26: where another tab has its booking open, Continue answers with the choice between the two', async () => {
    const { user, opened: documents } = open({ path: SUMMARY });
    await fill(user);
    await fillIn(user, screen.getByRole('textbox', { name: /En qué hotel te alojas/ }), 'Hotel Sol');
    const refusal = { error: { code: 'other_booking_open', message: '', requestId: 'r' } };
    server.use(http.post('*/api/user/session/*', () => HttpResponse.json(refusal, { status: 409 })));
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    const notice = (await screen.findByText('Tienes otra reserva abierta en otra pestaña')).closest(
      '[role=alert]',
    ) as HTMLElement;
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    expect(notice).toHaveTextContent(/No se ha hecho ningún cargo/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText(/No pudimos guardar/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
    expect(within(notice).getByRole('button', { name: 'Abrir el otro viaje' })).toBeVisible();
    server.resetHandlers();
    useServer();
    server.use(
      http.post('*/api/user/session/take-up', () => HttpResponse.json({ data: { bookingId: 'booking_1' } })),
    );
    await user.click(within(notice).getByRole('button', { name: 'Seguir con este viaje' }));
    const goOn = screen.getByRole('button', { name: 'Continuar al pago' });
    await waitFor(() => expect(goOn).toHaveFocus());
    await user.click(goOn);
    await waitFor(() => expect(documents).toEqual(['/booking/BillingSummary']));
  });

  it('S-30: what the server refuses is named at its field', async () => {
    const { user, opened: documents } = open({ path: SUMMARY });
    await fill(user);
    await fillIn(user, screen.getByRole('textbox', { name: /En qué hotel te alojas/ }), 'Hotel Sol');
    const fields = [{ path: 'passengers.1.lastName', code: 'name_invalid', message: '' }];
    server.use(
      http.post('*/api/user/session/create-passenger', () =>
        HttpResponse.json(
          { error: { code: 'invalid_request', message: '', requestId: 'r', fields } },
          { status: 400 },
        ),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    expect(await screen.findByText('Revisa estos datos')).toBeVisible();
    const second = within(screen.getByRole('group', { name: /^Participante 2/ }));
    expect(second.getByRole('textbox', { name: 'Apellidos' })).toBeInvalid();
    expect(documents).toEqual([]);
  });

  it('T-06 X-14: a question that must be answered keeps the visitor here and is named', async () => {
    const { user, opened: documents } = open({ path: SUMMARY });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    expect(await screen.findByText('Revisa estos datos')).toBeVisible();
    expect(documents).toEqual([]);
  });

  it('T-06: birth dates are asked only where the supplier wants them', async () => {
    answer = checked(12_000, { data: { travellerFields: 'name-and-birth', questions: [] } });
    open({ path: SUMMARY.replace('/activities', '/turs') });
    expect(await screen.findByRole('heading', { name: 'Tu tour' })).toBeVisible();
    expect(screen.getAllByLabelText(/Fecha de nacimiento/)).toHaveLength(2);
  });

  describe('W-04: the ages of those who take part', () => {
    const goOn = async (user: ReturnType<typeof open>['user']) => {
      await fillIn(user, screen.getByRole('textbox', { name: /En qué hotel te alojas/ }), 'Hotel Sol');
      await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    };
    const checks = () => sent.filter(({ path }) => path === 'activities/validate');
    /** From now on the price is that of the ages that are asked for. */
    const priceIs = (
      amount: number,
      paxes: { age: number }[],
      more: Partial<ActivityValidateReply['data']> = {},
    ) => {
      const isOther = amount !== 12_000;
      const next = checked(amount, {
        data: more,
        meta: { paxes, priceChanged: isOther, previousTotal: isOther ? usd(12_000) : null },
      });
      answer = { ...next, data: { ...next.data, rate: { ...next.data.rate, rateKey: 'rate_2' } } };
      if (isOther)
        answer.data.rate.paxAmounts = [
          { type: 'ADULT', ageFrom: 12, ageTo: 99, count: 1, unit: usd(6000), total: usd(6000) },
          {
            type: 'CHILD',
            ageFrom: 3,
            ageTo: 11,
            count: 1,
            unit: usd(amount - 6000),
            total: usd(amount - 6000),
          },
        ];
    };

    it('are checked before the payment; where they pay the same, it opens', async () => {
      const { user, path, opened: documents } = open({ path: SUMMARY });
      await fill(user, ['41', '67']);
      priceIs(12_000, [{ age: 41 }, { age: 67 }]);
      await goOn(user);
      await waitFor(() => expect(documents).toEqual(['/booking/BillingSummary']));
      expect(checks().at(-1)?.body).toMatchObject({
        paxes: [{ age: 41 }, { age: 67 }],
        shownTotal: usd(12_000),
      });
      expect(path()).toContain('paxes=41-67');
      const orders = sent.filter(({ path: each }) => each === 'user/session/set/activity-order');
      expect(orders.at(-1)?.body).toMatchObject({ rateKey: 'rate_2', paxes: [{ age: 41 }, { age: 67 }] });
      expect(sent.findLast(({ path: each }) => each === 'user/session/create-passenger')?.body).toMatchObject(
        {
          passengers: [{ age: 41 }, { age: 67 }],
        },
      );
    });

    it('that pay another price are told line by line, and paid once that is agreed to (S-46)', async () => {
      const { user, opened: documents } = open({ path: SUMMARY });
      await fill(user, ['41', '9']);
      priceIs(9000, [{ age: 41 }, { age: 9 }]);
      await goOn(user);
      expect(await screen.findByText(/^El precio depende de la edad ese día\./)).toBeVisible();
      const table = within(screen.getByRole('table'));
      expect(table.getByRole('row', { name: /^Adulto/ })).toHaveTextContent(/120,00 US\$.*60,00 US\$/);
      expect(table.getByRole('row', { name: /^Niño/ })).toHaveTextContent(/–.*30,00 US\$/);
      expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent(/120,00 US\$.*90,00 US\$/);
      expect(documents).toEqual([]);
      await user.click(screen.getByRole('button', { name: /^Aceptar 90,00/ }));
      await waitFor(() => expect(documents).toEqual(['/booking/BillingSummary']));
      expect(screen.getByRole('textbox', { name: /correo/i })).toHaveValue('ana@example.com');
    });

    it('that were a mistake are corrected, and the price is the one before', async () => {
      const { user, opened: documents } = open({ path: SUMMARY });
      await fill(user, ['41', '9']);
      priceIs(9000, [{ age: 41 }, { age: 9 }]);
      await goOn(user);
      expect(await screen.findByText(/Ese día, según indicaste: .*: 41 años y .*: 9 años/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Corregir los datos' }));
      const second = within(await screen.findByRole('group', { name: /^Participante 2/ }));
      expect(second.getByRole('textbox', { name: 'Edad' })).toHaveValue('9');
      const first = within(screen.getByRole('group', { name: /^Participante 1/ }));
      await waitFor(() => expect(first.getByRole('textbox', { name: 'Edad' })).toHaveFocus());
      expect(screen.queryByText(/90,00/)).not.toBeInTheDocument();
      expect(documents).toEqual([]);
    });

    it('for which there is no place keep the visitor here with what was typed', async () => {
      const { user, opened: documents } = open({ path: SUMMARY });
      await fill(user, ['41', '2']);
      server.use(
        http.post('*/api/activities/validate', () =>
          HttpResponse.json(
            { error: { code: 'activity_sold_out', message: '', requestId: 'r' } },
            { status: 422 },
          ),
        ),
      );
      await goOn(user);
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(documents).toEqual([]);
      const second = within(screen.getByRole('group', { name: /^Participante 2/ }));
      expect(second.getByRole('textbox', { name: 'Edad' })).toHaveValue('2');
    });

    it('need an adult among them', async () => {
      const { user } = open({ path: SUMMARY });
      await fill(user, ['15', '9']);
      await goOn(user);
      const second = within(screen.getByRole('group', { name: /^Participante 2/ }));
      expect(second.getByText('Tiene que participar al menos un adulto de 18 años o más.')).toBeVisible();
      expect(checks()).toHaveLength(1);
    });

    it('of children are those of the search, and can be put right', async () => {
      answer = checked(12_000, { meta: { paxes: [{ age: 30 }, { age: 8 }] } });
      open({ path: SUMMARY.replace('30-30', '30-8') });
      const child = within(await screen.findByRole('group', { name: /^Participante 2.*Niño, 8 años/ }));
      expect(child.getByRole('textbox', { name: 'Edad' })).toHaveValue('8');
      const adult = within(screen.getByRole('group', { name: /^Participante 1/ }));
      expect(adult.getByRole('textbox', { name: 'Edad' })).toHaveValue('');
    });

    it('are those of the birth dates where the supplier asks for them', async () => {
      const births = { travellerFields: 'name-and-birth' as const, questions: [] };
      answer = checked(12_000, { data: births });
      const { user, opened: documents } = open({ path: SUMMARY });
      await fillIn(user, await screen.findByRole('textbox', { name: /correo/i }), 'ana@example.com');
      await fillIn(user, screen.getByRole('textbox', { name: /Número de teléfono|Teléfono/ }), '600555010');
      for (const [number, name, born] of [
        [1, 'Ana', '1985-12-02'],
        [2, 'Leo', '1985-12-03'],
      ] as const) {
        const person = within(screen.getByRole('group', { name: new RegExp(`^Participante ${number}`) }));
        await fillIn(user, person.getByRole('textbox', { name: 'Nombre' }), name);
        await fillIn(user, person.getByRole('textbox', { name: 'Apellidos' }), 'Ruiz');
        await user.type(person.getByLabelText(/Fecha de nacimiento/), born);
        expect(person.queryByRole('textbox', { name: 'Edad' })).toBeNull();
      }
      priceIs(12_000, [{ age: 41 }, { age: 40 }], births);
      await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
      await waitFor(() => expect(documents).toEqual(['/booking/BillingSummary']));
      expect(checks().at(-1)?.body).toMatchObject({ paxes: [{ age: 41 }, { age: 40 }] });
    });
  });

  it('S-41: the break-up is each age band times its price, and adds up to the total', async () => {
    open({ path: SUMMARY });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /Adulto, 12 años o más/ })).toHaveTextContent('120,00');
    expect(table.getByRole('row', { name: /Total/ })).toHaveTextContent('120,00 US$');
  });

  it('P-43: nothing chosen leads home', async () => {
    const { path } = open({ path: '/activities/booking/summary' });
    await waitFor(() => expect(path()).toBe('/'));
  });
});
