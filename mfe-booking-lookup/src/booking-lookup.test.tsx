import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { RemoteManifestSchema, type Trip } from '@travesia/contracts';
import { fillIn, openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { manifest } from '../remote.manifest.ts';
import { bookingLookup } from './booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from './testing/a-booking.ts';

const LIST = '/user/my-journey';
const DETAIL = '/user/my-journey/booking-detail';
const server = setupServer();
let trips: readonly Trip[] = [];
let asked: unknown[] = [];

beforeAll(() => server.listen());
beforeEach(() => {
  trips = [];
  asked = [];
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: trips })),
    http.post('*/api/booking/lookup', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ data: aBooking() });
    }),
    http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking() })),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: [] })),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: aProgress() })),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = (story: RemoteStory = {}) => openRemote(bookingLookup, { path: LIST, ...story });
const refuse = (status: number, code: string) =>
  server.use(
    http.post('*/api/booking/lookup', () =>
      HttpResponse.json({ error: { code, message: '', requestId: 'r-1' } }, { status }),
    ),
  );

async function ask(story: RemoteStory = {}) {
  const opened = open(story);
  const [reference, email] = await screen.findAllByRole('textbox');
  if (!reference || !email) throw new Error('the form has two fields');
  await opened.user.type(reference, 'tr4v3-s1a01');
  await opened.user.type(email, 'ana@example.com');
  await opened.user.click(screen.getByRole('button', { name: /Buscar la reserva|Find the booking/ }));
  return { ...opened, reference, email };
}

it('keeps the contract of the platform', () => {
  expect(v.parse(RemoteManifestSchema, manifest).name).toBe(bookingLookup.name);
});

describe('my trips', () => {
  it('L-06: lists what was booked in this browser and opens one', async () => {
    trips = [A_TRIP, { ...A_TRIP, referenceId: 'TR4V3S1A02', status: 'pending', kind: 'flight' }];
    const { user, path } = open();
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('Confirmada');
    expect(second).toHaveTextContent('Pendiente');
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Ver la reserva' }));
    await waitFor(() => expect(path()).toBe(DETAIL));
    expect(await screen.findByRole('heading', { level: 2, name: 'Casa del Malecón, Lima' })).toBeVisible();
  });

  it.each([
    ['es', ['Confirmada', 'Pendiente', 'Cancelada', 'Fallida']],
    ['en', ['Confirmed', 'Pending', 'Canceled', 'Failed']],
  ] as const)('L-07: each trip says its status (%s)', async (locale, words) => {
    const statuses = ['confirmed', 'pending', 'cancelled', 'failed'] as const;
    trips = statuses.map((status, index) => ({ ...A_TRIP, referenceId: `TR4V3S1A0${index}`, status }));
    open({ locale });
    const shown = await screen.findAllByRole('article');
    expect(shown.map((trip) => words.find((word) => trip.textContent?.includes(word)))).toEqual(words);
  });

  it('the total of a booked trip is in the currency that it was bought in, as on its own page', async () => {
    const total = { amount: 342_200, currency: 'USD' };
    trips = [{ ...A_TRIP, ...total, totalShown: { amount: 6_347_366, currency: 'MXN' } }];
    open();
    expect(await screen.findByRole('article')).toHaveTextContent('63.473,66 MXN (3.422,00 US$)');
  });

  it.each([
    [20_000, 'Pagado 342,20 US$, reembolso 200,00 US$. Pagado tras los reembolsos: 142,20 US$'],
    [0, 'Pagado 342,20 US$, sin reembolso'],
  ])('L-06: a canceled trip says what of its total goes back: %s', async (amount, words) => {
    trips = [
      {
        ...A_TRIP,
        amount: 34_220,
        currency: 'USD',
        totalShown: null,
        status: 'cancelled',
        refunded: { amount, currency: 'USD' },
      },
    ];
    open();
    expect((await screen.findByRole('article')).textContent?.replaceAll('\u00A0', ' ')).toContain(words);
  });

  it('L-06: with none there is the form, also in a browser that the server does not know', async () => {
    server.use(http.get('*/api/booking', () => HttpResponse.json({}, { status: 401 })));
    open();
    expect(await screen.findByRole('button', { name: 'Buscar la reserva' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('X-16: trips that do not come are said so, with the form at hand', async () => {
    server.use(http.get('*/api/booking', () => HttpResponse.json({}, { status: 500 })));
    open({ locale: 'en' });
    expect(await screen.findByText("We couldn't load your trips")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Find the booking' })).toBeVisible();
  });
});

describe('the lookup', () => {
  it('L-06: a booking that was looked up stays in the list, and opens again', async () => {
    const first = await ask();
    await waitFor(() => expect(first.path()).toBe(DETAIL));
    await first.user.click(await screen.findByRole('link', { name: 'Todos mis viajes' }));
    const trip = await screen.findByRole('article', { name: 'Casa del Malecón, Lima, TR4V3S1A01' });
    await first.user.click(within(trip).getByRole('button', { name: 'Ver la reserva' }));
    await waitFor(() => expect(first.path()).toBe(DETAIL));
    expect(asked.at(-1)).toEqual({ referenceId: 'TR4V3S1A01', email: 'ana@example.com' });
  });

  it('its total in the list is the one that it had when it was opened last', async () => {
    const first = await ask();
    await first.user.click(await screen.findByRole('link', { name: 'Todos mis viajes' }));
    expect(await screen.findByRole('article')).toHaveTextContent('240,00 US$');
    const dearer = aBooking({ totalPaid: { amount: 30_000, currency: 'USD' } });
    server.use(http.post('*/api/booking/lookup', () => HttpResponse.json({ data: dearer })));
    await first.user.click(screen.getByRole('button', { name: 'Ver la reserva' }));
    await first.user.click(await screen.findByRole('link', { name: 'Todos mis viajes' }));
    expect(await screen.findByRole('article')).toHaveTextContent('300,00 US$');
  });

  it('X-14: what is wrong is summed up, each line leading to its field', async () => {
    const { user } = open({ locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Find the booking' }));
    const summary = await screen.findByRole('alert', { name: 'Please fix the following' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter the booking reference.', 'Enter your email address.']);
    await user.click(within(summary).getByRole('link', { name: 'Enter the booking reference.' }));
    expect(screen.getByRole('textbox', { name: /Booking reference/ })).toHaveFocus();
  });

  it('L-02 L-05: opens the booking, and neither reference nor e-mail is in the address', async () => {
    const { path } = await ask();
    await waitFor(() => expect(path()).toBe(DETAIL));
    expect(asked).toEqual([{ referenceId: 'tr4v3-s1a01', email: 'ana@example.com' }]);
    expect(await screen.findByText('TR4V3S1A01')).toBeVisible();
  });

  it.each([
    [
      'es',
      '¡Reserva no encontrada! Comprueba el identificador de la reserva y el correo electrónico e inténtalo de nuevo.',
    ],
    ['en', 'Booking Not Found! please check the booking ID and email and try again.'],
  ] as const)('L-03: in %s says that there is none, and keeps what was typed', async (locale, words) => {
    refuse(404, 'booking_not_found');
    const { reference, email } = await ask({ locale });
    expect(await screen.findByText(words)).toBeVisible();
    expect([reference, email].map((field) => (field as HTMLInputElement).value)).toEqual([
      'tr4v3-s1a01',
      'ana@example.com',
    ]);
  });

  it.each([
    ['too many tries', () => refuse(429, 'too_many_requests'), /demasiados intentos/],
    ['a fault of ours', () => refuse(500, 'internal'), /falló de nuestro lado/],
    [
      'no connection',
      () => server.use(http.post('*/api/booking/lookup', () => HttpResponse.error())),
      /No llegamos al servidor/,
    ],
  ])('L-08: %s is told apart from not found', async (_what, arrange, words) => {
    arrange();
    const { reference } = await ask();
    expect(await screen.findByText(words)).toBeVisible();
    expect(reference).toHaveValue('tr4v3-s1a01');
  });

  it('X-14: an empty form and a wrong e-mail are said at their fields, and nothing is asked', async () => {
    const { user } = open();
    await fillIn(user, await screen.findByLabelText(/Correo con el que reservaste/), 'nadie');
    await user.click(screen.getByRole('button', { name: 'Buscar la reserva' }));
    expect(await screen.findByLabelText(/Referencia de la reserva/)).toBeInvalid();
    expect(screen.getByText('Correo Electrónico Inválido', { selector: 'p' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('the booking', () => {
  it('L-04: shows all of it, documents masked, the card as brand and last four', async () => {
    trips = [A_TRIP];
    open({ path: DETAIL });
    expect(await screen.findByText(/Visa terminada en 4242/)).toBeVisible();
    expect(screen.getByText(/•••••789/)).toBeVisible();
    expect(screen.getByText('Gratis hasta el 30 de noviembre.')).toBeVisible();
  });

  it('M-10: of one that was partly refunded says what was paid, what went back and what was paid in the end', async () => {
    const refunds = [
      { amount: { amount: 6_033, currency: 'USD' }, at: '2026-11-22T10:00:00.000Z' },
      { amount: { amount: 1_000, currency: 'USD' }, at: null },
    ];
    server.use(
      http.post('*/api/booking/lookup', () =>
        HttpResponse.json({
          data: aBooking({ refunds, totalShown: { amount: 445_203, currency: 'MXN' } }),
        }),
      ),
    );
    await ask({ locale: 'en' });
    const ticket = await screen.findByRole('region', { name: 'Booking reference' });
    const payment = screen.getByRole('heading', { name: 'Payment' }).parentElement as HTMLElement;
    for (const place of [ticket, payment]) {
      const words = place.textContent?.replaceAll('\u00A0', ' ');
      expect(words).toContain('Total paidMX$4,452.03 (US$240.00)');
      expect(words).toContain('Refunded on 22 Nov 2026MX$1,119.13 (US$60.33)');
      expect(words).toContain('Refund dueMX$185.50 (US$10.00)');
      expect(words).toContain('Paid after refundsMX$3,147.40 (US$169.67)');
    }
  });

  it('its heading names the trip, its day and its reference', async () => {
    await ask({ locale: 'en' });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Your booking Casa del Malecón, Lima Thu 3 Dec · TR4V3S1A01',
      }),
    ).toBeVisible();
  });

  it('L-05: with no booking at all goes to where one can be looked for', async () => {
    const { path } = open({ path: DETAIL });
    await waitFor(() => expect(path()).toBe(LIST));
  });

  describe('among several', () => {
    const older = { ...A_TRIP, referenceId: 'TR4V3S1A02' };
    let languages: (string | null)[] = [];

    beforeEach(() => {
      trips = [A_TRIP, older];
      languages = [];
      server.use(
        http.post('*/api/booking/mine', async ({ request }) => {
          const { referenceId } = (await request.json()) as { referenceId: string };
          languages.push(request.headers.get('accept-language'));
          return HttpResponse.json({ data: aBooking({ referenceId }) });
        }),
      );
    });

    it('the one that was opened stands there after a reload, in the words of the page', async () => {
      const { user, path, unmount } = open();
      const second = (await screen.findAllByRole('article'))[1] as HTMLElement;
      await user.click(within(second).getByRole('button', { name: 'Ver la reserva' }));
      await waitFor(() => expect(path()).toBe(DETAIL));
      expect(await screen.findByText('TR4V3S1A02')).toBeVisible();
      unmount();
      open({ path: DETAIL, locale: 'en' });
      expect(await screen.findByText('TR4V3S1A02')).toBeVisible();
      expect(languages).toEqual(['es', 'en']);
    });

    it.each([
      ['TR4V3S1A01', 'TR4V3S1A02'],
      ['TR4V3S1A02', 'TR4V3S1A01'],
    ])('P-41, M-05: a link that names %s opens it, though this tab had opened %s', async (named, opened) => {
      sessionStorage.setItem('travesia.opened-trip', opened);
      const { path } = open({ path: `${DETAIL}?booking=${named}` });
      expect(await screen.findByText(named)).toBeVisible();
      expect(screen.queryByText(opened)).toBeNull();
      expect(path()).toBe(DETAIL);
    });

    it('L-05: a link that names a booking of somebody else leads to where one can be looked for', async () => {
      const { path } = open({ path: `${DETAIL}?booking=TR4V3S1A99` });
      await waitFor(() => expect(path()).toBe(LIST));
    });
  });

  it.each([
    ['es', /^Paga antes del mar, 1 dic, /],
    ['en', /^Pay before Tue 1 Dec, /],
  ] as const)('Q-12: a trip that is held says in the list until when (%s)', async (locale, words) => {
    trips = [{ ...A_TRIP, status: 'held', payUntil: '2026-12-01T12:00:00.000Z' }];
    open({ locale });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('S-39: one that is still being paid says not to pay again', async () => {
    trips = [A_TRIP];
    server.use(
      http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking({ status: 'pending' }) })),
    );
    open({ path: DETAIL });
    expect(await screen.findByText(/No vuelvas a pagar/)).toBeVisible();
  });

  it.each([
    [
      'es',
      /^Apartado sin pagar hasta el/,
      'Enviarme el enlace otra vez',
      /Enviamos el enlace a a•••@example\.com/,
    ],
    ['en', /^Held unpaid until/, 'Email me the link again', /We emailed the link to a•••@example\.com/],
  ] as const)(
    'Q-12: one that is held says until when, and mails its link again (%s)',
    async (locale, title, press, sent) => {
      trips = [{ ...A_TRIP, status: 'held' }];
      const payUntil = '2026-12-01T12:00:00.000Z';
      server.use(
        http.post('*/api/booking/mine', () =>
          HttpResponse.json({ data: aBooking({ status: 'held', payUntil }) }),
        ),
        http.post('*/api/booking/held-link', () =>
          HttpResponse.json({ data: { sentTo: 'a•••@example.com' } }),
        ),
      );
      const { user } = open({ path: DETAIL, locale });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByText(/Visa/)).toBeNull();
      await user.click(screen.getByRole('button', { name: press }));
      expect(await screen.findByText(sent)).toBeVisible();
    },
  );

  it.each([
    ['es', 'Nuestro correo no llegó a ana@example.com'],
    ['en', 'Our email did not reach ana@example.com'],
  ] as const)(
    'N-04: an address whose mailbox refused our mail is named there (%s)',
    async (locale, title) => {
      trips = [A_TRIP];
      server.use(
        http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking({ isMailRefused: true }) })),
      );
      open({ path: DETAIL, locale });
      expect(await screen.findByText(title)).toBeVisible();
    },
  );

  it('X-16: a booking that does not come can be asked for again', async () => {
    trips = [A_TRIP];
    server.use(http.post('*/api/booking/mine', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open({ path: DETAIL });
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('TR4V3S1A01')).toBeVisible();
  });
});

describe('what can be carried along', () => {
  const saved: { name: string; file: Blob }[] = [];
  let click: typeof HTMLAnchorElement.prototype.click;

  beforeEach(() => {
    saved.length = 0;
    trips = [A_TRIP];
    const files = new Map<string, Blob>();
    // jsdom keeps no files and has no downloads.
    URL.createObjectURL = (file) => {
      files.set('blob:1', file as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => {};
    click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function download(this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) saved.push({ name: this.download, file });
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
  });

  it('a calendar file with the local times and zones of the booking', async () => {
    const { user } = open({ path: DETAIL });
    await user.click(await screen.findByRole('button', { name: 'Añadir al calendario' }));
    expect(saved.map(({ name }) => name)).toEqual(['travesia-TR4V3S1A01.ics']);
    const text = await saved[0]?.file.text();
    expect(text).toContain('DTSTART;TZID=America/Lima:20261203T150000');
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(text).toContain('Travesía. Referencia: TR4V3S1A01');
  });

  it('the receipt, which the server renders in the language of the page', async () => {
    let heard: unknown = null;
    server.use(
      http.post('*/api/booking/receipt', async ({ request }) => {
        heard = [request.headers.get('accept-language'), await request.json()];
        return new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    const { user } = open({ path: DETAIL, locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['travesia-TR4V3S1A01-receipt.pdf']));
    expect(heard).toEqual(['en', { referenceId: 'TR4V3S1A01', agentId: expect.any(String) }]);
  });

  it.each([
    ['no connection', () => HttpResponse.error(), /No hay conexión/],
    ['a fault of ours', () => HttpResponse.json({}, { status: 500 }), /No pudimos preparar el recibo/],
    [
      'the page of a portal on the way',
      () => new HttpResponse('<p>', { headers: { 'content-type': 'text/html' } }),
      /No pudimos preparar el recibo/,
    ],
  ])('X-16: %s is said, and nothing is saved', async (_what, answer, words) => {
    server.use(http.post('*/api/booking/receipt', answer));
    const { user } = open({ path: DETAIL });
    await user.click(await screen.findByRole('button', { name: 'Recibo (PDF)' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('nothing but paper of a booking that is not paid yet', async () => {
    server.use(
      http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking({ status: 'pending' }) })),
    );
    open({ path: DETAIL });
    expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /calendario|Recibo/ })).not.toBeInTheDocument();
  });
});
