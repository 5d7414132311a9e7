import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BookingProgress, CancellationQuote } from '@travesia/contracts';
import { fillIn, openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { keepFoundTrip } from '../../data/found-trips.ts';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_FLIGHT, A_STAY, A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const AT = '2026-11-20T12:10:00.000Z';
const QUOTE: CancellationQuote = {
  quoteId: '7d0e2d6c-6a0b-4c86-9a51-0f2f1f3f9b11',
  parts: [
    {
      name: 'hotel',
      paid: usd(240),
      supplierKeeps: usd(60),
      weKeep: usd(0),
      back: usd(180),
      credit: null,
    },
  ],
  paid: usd(240),
  back: usd(180),
  paidWith: 'Visa ending in 4242',
  expiresAt: AT,
  freeUntil: null,
};
const CANCELLED = aProgress({
  mayCancel: false,
  parts: [{ ...A_STAY, isCancelled: true }],
  events: [
    ...aProgress().events,
    { code: 'cancelled', at: AT, part: 'hotel', amount: null },
    { code: 'refunded', at: AT, part: 'hotel', amount: usd(180) },
  ],
});

const server = setupServer();
let progress: BookingProgress = aProgress();
let quote: CancellationQuote = QUOTE;
let confirmed: unknown[] = [];
const refusal = (code: string, status: number) =>
  HttpResponse.json({ error: { code, message: '', requestId: 'r-1' } }, { status });

beforeAll(() => server.listen());
beforeEach(() => {
  progress = aProgress();
  quote = QUOTE;
  confirmed = [];
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking() })),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: [] })),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: progress })),
    http.post('*/api/booking/cancellation/quote', () => HttpResponse.json({ data: quote })),
    http.post('*/api/booking/cancellation/code', () =>
      HttpResponse.json({ data: { sentTo: 'a•••@example.com', expiresAt: AT } }),
    ),
    http.post('*/api/booking/cancellation/confirm', async ({ request }) => {
      confirmed.push(await request.json());
      return HttpResponse.json({ data: CANCELLED });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = (story: RemoteStory = {}) =>
  openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale: 'en', ...story });

async function openDialog() {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel the booking .* · TR4V3S1A01$/ }));
  return { ...opened, dialog };
}

describe('a booking after it was made', () => {
  it('M-03: says what comes back, asks for the code that was mailed, and follows to the refund', async () => {
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText('Not refunded by the company (Hotel)')).toBeVisible();
    expect(dialog.getByText('US$180.00')).toBeVisible();
    expect(dialog.getByText(/Visa ending in 4242/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    const field = await dialog.findByRole('textbox', { name: /Code/ });
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Cancel and get US$180.00' }));
    expect(dialog.getByText('Enter the six digits of the code.')).toBeVisible();
    await fillIn(user, field, '12 34-56');
    await user.click(dialog.getByRole('button', { name: 'Cancel and get US$180.00' }));
    expect(await screen.findByText('Refund sent: Hotel, US$180.00')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(confirmed).toMatchObject([{ quoteId: QUOTE.quoteId, code: '123456' }]);
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).not.toBeInTheDocument();
    // the button that opened the dialog is gone, too.
    expect(screen.getByRole('heading', { name: 'Status' })).toHaveFocus();
  });

  it.each([
    [180, 'Refund for the cancellation (Hotel): US$180.00. Your bank credits it 5 to 10 business days after'],
    [0, 'Refund for the cancellation (Hotel): US$0.00. There is no refund.'],
  ])('M-02: a canceled part says what comes back of it and when: %d dollars', async (dollars, words) => {
    progress = aProgress({
      ...CANCELLED,
      events: [...aProgress().events, { code: 'cancelled', at: AT, part: 'hotel', amount: usd(dollars) }],
    });
    open();
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });

  it('M-04: says how long everything comes back, by the clock of the server, and why a quote gives it all', async () => {
    progress = aProgress({ free: { until: AT, leftMs: 23 * 3_600_000 + 4 * 60_000 + 1 } });
    quote = {
      ...QUOTE,
      parts: [{ ...QUOTE.parts[0]!, supplierKeeps: usd(0), back: usd(240) }],
      back: usd(240),
      freeUntil: AT,
    };
    const { dialog } = await openDialog();
    expect(screen.getByText(/Free cancellation for another 23h\s05m/)).toBeInTheDocument();
    expect(await dialog.findByText(/You get a full refund because you booked recently/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeVisible();
  });

  it('M-10: a trip that is given up leaves the calendar, and its receipt stays', async () => {
    progress = CANCELLED;
    // The page was opened before it was cancelled; from then on the server says so.
    let reads = 0;
    server.use(
      http.post('*/api/booking/mine', () => {
        reads += 1;
        return HttpResponse.json({
          data: reads === 1 ? aBooking() : aBooking({ status: 'cancelled', calendar: [] }),
        });
      }),
    );
    open();
    expect(await screen.findByText('Refund sent: Hotel, US$180.00')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: /receipt/i })).toBeVisible();
  });

  it('"nothing comes back" is said in so many words', async () => {
    quote = { ...QUOTE, back: usd(0), parts: QUOTE.parts.map((part) => ({ ...part, back: usd(0) })) };
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText(/There is no refund/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    expect(await dialog.findByRole('button', { name: 'Cancel without a refund' })).toBeVisible();
  });

  it('a wrong code keeps the dialog, the quote and what was typed', async () => {
    server.use(http.post('*/api/booking/cancellation/confirm', () => refusal('code_wrong', 422)));
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Code/ }), '000000');
    await user.click(dialog.getByRole('button', { name: 'Cancel and get US$180.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This code is wrong');
    const field = dialog.getByRole('textbox', { name: /Code/ });
    expect(field).toHaveValue('000000');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/This code is wrong/);
  });

  it('says that nothing is canceled yet and what the code is for, and Enter confirms with it', async () => {
    const { user, dialog } = await openDialog();
    expect(
      await dialog.findByText(/^Nothing has been canceled yet\. To confirm, you need a code/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await user.type(await dialog.findByRole('textbox', { name: /Code/ }), '123456{Enter}');
    expect(await screen.findByText('Refund sent: Hotel, US$180.00')).toBeVisible();
    expect(confirmed).toMatchObject([{ code: '123456' }]);
  });

  it.each(['000000', '00'])(
    'the error of the code %s goes as soon as another one is typed',
    async (wrong) => {
      server.use(http.post('*/api/booking/cancellation/confirm', () => refusal('code_wrong', 422)));
      const { user, dialog } = await openDialog();
      await user.click(await dialog.findByRole('button', { name: 'Email me a code' }));
      const field = await dialog.findByRole('textbox', { name: /Code/ });
      await user.type(field, `${wrong}{Enter}`);
      const error = await dialog.findByText(/This code is wrong|Enter the six digits/);
      await user.type(field, '{Backspace}');
      expect(error).not.toBeInTheDocument();
      expect(field).toBeValid();
    },
  );

  it('a quote that ended is asked for again', async () => {
    server.use(http.post('*/api/booking/cancellation/confirm', () => refusal('quote_expired', 410)));
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Code/ }), '000000');
    await user.click(dialog.getByRole('button', { name: 'Cancel and get US$180.00' }));
    await user.click(await dialog.findByRole('button', { name: 'Check again' }));
    expect(await dialog.findByRole('button', { name: 'Cancel and get US$180.00' })).toBeVisible();
  });

  it('what cannot be cancelled here says so, and the booking stays', async () => {
    server.use(http.post('*/api/booking/cancellation/quote', () => refusal('cancellation_refused', 409)));
    const { user, dialog } = await openDialog();
    expect(await dialog.findByRole('alert')).toHaveTextContent("We can't cancel this online");
    await user.click(dialog.getByRole('button', { name: 'Keep my booking' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a package offers to give up its hotel alone', async () => {
    progress = aProgress({
      parts: [A_FLIGHT, { ...A_STAY, aloneToo: true }],
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel only the hotel' }));
    expect(
      await screen.findByRole('dialog', { name: /^Cancel only the hotel .* · TR4V3S1A01$/ }),
    ).toBeVisible();
  });

  it.each([
    [true, /You can cancel everything, or only the hotel\. To keep the hotel .* write to us below/],
    [false, /canceled together: the hotel alone wouldn't be refunded\. .* write to us below/],
  ])(
    'a package says why a part of it is not canceled here (its hotel alone is: %s)',
    async (aloneToo, why) => {
      progress = aProgress({
        parts: [A_FLIGHT, { ...A_STAY, aloneToo }],
      });
      open();
      expect(await screen.findByText(why)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel only the hotel' }) !== null).toBe(aloneToo);
    },
  );

  it('the choices of a package say what each returns and what stays, and that is what is confirmed', async () => {
    progress = aProgress({
      parts: [A_FLIGHT, { ...A_STAY, aloneToo: true }],
    });
    server.use(
      http.post('*/api/booking/cancellation/quote', async ({ request }) => {
        const { part } = (await request.json()) as { part?: string };
        const whole = { ...QUOTE, quoteId: '00000000-0000-4000-8000-000000000000' };
        return HttpResponse.json({ data: part === 'hotel' ? QUOTE : whole });
      }),
    );
    const { user, dialog } = await openDialog();
    const everything = await dialog.findByRole('radio', {
      name: /^Everything: Flight \+ Hotel.*You get back US\$180\.00\. Nothing will remain booked\.$/,
    });
    expect(everything).toBeChecked();
    expect(await dialog.findByText(/Canceling only the hotel refunds just as much/)).toBeVisible();
    await user.click(
      dialog.getByRole('radio', {
        name: /^Cancel only the hotel.*You get back US\$180\.00\. You keep: Flight\.$/,
      }),
    );
    const alone = within(screen.getByRole('dialog', { name: /^Cancel only the hotel .* · TR4V3S1A01$/ }));
    await user.click(alone.getByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await alone.findByRole('textbox', { name: /Code/ }), '123456');
    expect(alone.queryByRole('radio')).toBeNull();
    expect(alone.getByText('You get back US$180.00. You keep: Flight.')).toBeVisible();
    await user.click(alone.getByRole('button', { name: 'Cancel and get US$180.00' }));
    await waitFor(() => expect(confirmed).toMatchObject([{ quoteId: QUOTE.quoteId }]));
  });

  it.each([
    ['2026-12-03', /Your trip begins.*3 Dec|Your trip begins.*Dec 3/],
    ['2026-12-04', null],
  ])('M-02: on %s its life ends with the trip as long as that is ahead', async (today, last) => {
    open({ today });
    const life = await screen.findByRole('region', { name: 'Status' });
    const steps = within(life).getAllByRole('listitem');
    expect(steps).toHaveLength(progress.events.length + (last ? 1 : 0));
    if (last) expect(steps.at(-1)).toHaveTextContent(last);
  });

  it('M-02: each act says what comes of it before anything is decided', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Cancel the booking' })).toHaveAccessibleDescription(
      'You see what you get back before you decide.',
    );
  });

  it('the booking page links to my trips', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'All my trips' })).toHaveAttribute(
      'href',
      '/en/user/my-journey',
    );
  });

  it('a package whose hotel was cancelled shows the flight alone, and says what was cancelled', async () => {
    progress = aProgress({
      parts: [A_FLIGHT, { ...A_STAY, isCancelled: true }],
    });
    let reads = 0;
    server.use(
      http.post('*/api/booking/mine', () => {
        reads += 1;
        return HttpResponse.json({
          data:
            reads === 1
              ? aBooking({ kind: 'package', heading: 'Madrid – Lima + Casa del Malecón, Lima' })
              : aBooking({
                  kind: 'package',
                  heading: 'Madrid – Lima',
                  cancelled: [{ kindName: 'Hotel', heading: 'Casa del Malecón, Lima' }],
                }),
        });
      }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Madrid – Lima' })).toBeVisible();
    expect(screen.getByText('Hotel, canceled: Casa del Malecón, Lima')).toBeVisible();
    expect(screen.queryByText(/Madrid – Lima \+/)).not.toBeInTheDocument();
  });

  it('a cancelled flight is not called ticketed, and nobody is told how to cancel it', async () => {
    server.use(
      http.post('*/api/booking/mine', () =>
        HttpResponse.json({
          data: aBooking({
            kind: 'flight',
            status: 'cancelled',
            ticketing: { ticketed: true, deadline: null, numbers: ['0162400000001'], holders: ['ANA RUIZ'] },
          }),
        }),
      ),
    );
    progress = aProgress({ events: CANCELLED.events, parts: CANCELLED.parts });
    open();
    expect(await screen.findByText('Tickets canceled')).toBeVisible();
    expect(screen.getByText('0162400000001').closest('dd')).toHaveTextContent('0162400000001 ANA RUIZ');
    expect(screen.queryByText('Ticketed')).not.toBeInTheDocument();
    expect(screen.queryByText(/To change or cancel this booking/)).not.toBeInTheDocument();
    expect(await screen.findByText(/5 to 10 business days after we send it/)).toBeVisible();
  });

  it('a cancellation in review says what happened to the money', async () => {
    progress = aProgress({ mayCancel: false, review: 'refund_refused' });
    open({ locale: 'es' });
    expect(await screen.findByText(/Te seguimos debiendo el dinero/)).toBeVisible();
  });

  it('a status that does not come is an error with a retry, and the booking is shown', async () => {
    server.use(http.post('*/api/booking/progress', () => HttpResponse.json({}, { status: 500 })));
    open();
    expect(await screen.findByText("We couldn't load the status")).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Casa del Malecón, Lima' })).toBeVisible();
  });
});

describe('M-01: the link of a mail', () => {
  const LINK = 'AGk7UQ0BkNWiAABwAIAAAAAAAAABq1nUxKQ2oJ7V8sY3pXzLTg';
  const OWNER = 'AWk7UQ0BkNWiAABwAIAAAAAAAAABq1nUxKQ2oJ7V8sY3pXzLTg';
  const openLink = (story: RemoteStory = {}) =>
    open({ path: `/user/my-journey/booking-detail#${LINK}`, ...story });
  let heard: { link?: string }[] = [];

  beforeEach(() => {
    heard = [];
    server.use(
      http.get('*/api/booking', () => HttpResponse.json({}, { status: 401 })),
      http.post('*/api/booking/mine', () => refusal('session_missing', 401)),
      http.post('*/api/booking/by-link', async ({ request }) => {
        heard.push((await request.json()) as { link: string });
        return HttpResponse.json({ data: aBooking() });
      }),
      http.post('*/api/booking/progress', async ({ request }) => {
        const { link } = (await request.json()) as { link?: string };
        return HttpResponse.json({ data: { ...progress, mayAct: link === OWNER } });
      }),
      http.post('*/api/booking/link/confirm', async ({ request }) => {
        const { code } = (await request.json()) as { code: string };
        return code === '204817'
          ? HttpResponse.json({ data: { link: OWNER, expiresAt: AT } })
          : refusal('code_wrong', 422);
      }),
    );
  });

  it('opens the booking, leaves the address, and opens it again after a reload', async () => {
    const { path, unmount } = openLink();
    expect(await screen.findByRole('heading', { level: 2, name: 'Casa del Malecón, Lima' })).toBeVisible();
    await waitFor(() => expect(path()).toBe('/user/my-journey/booking-detail'));
    unmount();
    open({ locale: 'es' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Casa del Malecón, Lima' })).toBeVisible();
    expect(heard).toEqual([{ link: LINK }, { link: LINK }]);
  });

  it('counts before an address by which the booking was found here earlier: that may be another one since', async () => {
    const asked: object[] = [];
    keepFoundTrip(localStorage, aBooking(), { email: 'before@example.com' });
    server.use(
      http.post('*/api/booking/progress', async ({ request }) => {
        asked.push((await request.json()) as object);
        return HttpResponse.json({ data: progress });
      }),
    );
    openLink();
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ link: LINK })]));
    localStorage.clear();
  });

  it('is for reading until a code from the mailbox was typed', async () => {
    const { user } = openLink();
    expect(await screen.findByText('You opened this booking from a link')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share the itinerary' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await screen.findByRole('textbox', { name: /Code/ }), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    await user.clear(screen.getByRole('textbox', { name: /Code/ }));
    await fillIn(user, screen.getByRole('textbox', { name: /Code/ }), '204817');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Share the itinerary' })).toBeVisible();
    expect(screen.queryByText('You opened this booking from a link')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Status' })).toHaveFocus();
  });

  it.each([
    ['en', 'This link has expired', 'Find the booking'],
    ['es', 'Este enlace ha caducado', 'Buscar la reserva'],
  ] as const)('says that it has expired, with the lookup at hand (%s)', async (locale, words, button) => {
    server.use(http.post('*/api/booking/by-link', () => refusal('link_expired', 404)));
    openLink({ locale });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  it('that cannot be fetched is tried again', async () => {
    server.use(
      http.post('*/api/booking/by-link', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = openLink();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Casa del Malecón, Lima' })).toBeVisible();
  });
});

describe('M-10: sharing the itinerary', () => {
  it('asks for a whole address, sends to it, and says so', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/booking/itinerary/share', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { sentTo: 'mateo@example.com' } }, { status: 202 });
      }),
    );
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: /Email of the other person/ });
    await fillIn(user, field, 'mateo@');
    await user.click(screen.getByRole('button', { name: 'Share the itinerary' }));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Check the other person’s email/);
    expect(sent).toEqual([]);
    await fillIn(user, field, 'example.com');
    await user.click(screen.getByRole('button', { name: 'Share the itinerary' }));
    expect(await screen.findByText('Sent to mateo@example.com.')).toBeVisible();
    expect(sent).toMatchObject([{ to: 'mateo@example.com', referenceId: aBooking().referenceId }]);
    expect(field).toHaveValue('');
  });

  it('a refusal keeps what was typed', async () => {
    server.use(http.post('*/api/booking/itinerary/share', () => refusal('too_many_requests', 429)));
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: /Email of the other person/ });
    await fillIn(user, field, 'mateo@example.com');
    await user.click(screen.getByRole('button', { name: 'Share the itinerary' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('mateo@example.com');
  });
});
