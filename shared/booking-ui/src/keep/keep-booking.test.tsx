import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@travesia/api-client';
import type { BookingAccess, ConfirmedBooking } from '@travesia/contracts';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { openPart } from '../testing/open-part.tsx';
import { KeepBooking } from './index.ts';

const server = setupServer();
const files: { name: string; content: Blob }[] = [];
const asked: unknown[] = [];

beforeAll(() => {
  server.listen();
  // What browsers have and jsdom has not.
  URL.createObjectURL = (file: Blob) => {
    files.push({ name: '', content: file });
    return 'blob:1';
  };
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  files.length = 0;
  asked.length = 0;
});
afterAll(() => server.close());

const receipt = (answer: () => Response | Promise<Response>, once = false) =>
  server.use(
    http.post(
      '*/api/booking/receipt',
      async ({ request }) => {
        asked.push(await request.json());
        return answer();
      },
      { once },
    ),
  );
const PDF = () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });

const STAY = {
  id: 'stay',
  title: 'Casa del Malecón',
  place: 'Lima',
  start: { at: '2026-12-03T15:00', timeZone: 'America/Lima' },
  end: { at: '2026-12-05T11:00', timeZone: 'America/Lima' },
};

function open(change: Partial<ConfirmedBooking> = {}, access?: BookingAccess) {
  const booking = {
    referenceId: 'TR4V3S1A01',
    status: 'confirmed',
    bookedAt: '2026-11-20T12:00:00.000Z',
    passenger: { email: 'ana@example.com' },
    calendar: [STAY],
    ...change,
  } as ConfirmedBooking;
  const print = jest.fn();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const file = files.at(-1);
    if (file) file.name = this.download;
  });
  const api = createApiClient({
    baseUrl: 'http://localhost/api',
    locale: () => 'en',
    infoData: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
  });
  const part = openPart(
    <KeepBooking booking={booking} {...(access && { access })} api={api} print={print} />,
  );
  return { ...part, print, saved };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the receipt of a booking', () => {
  it.each([
    [
      'the server cannot make one',
      () => HttpResponse.json({}, { status: 500 }),
      /Your booking has not changed/,
    ],
    ['there is no network', () => HttpResponse.error(), /^There's no connection/],
  ])('where %s says so, and the next press saves it', async (_what, answer, words) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    receipt(PDF);
    receipt(answer, true);
    const { user } = open();
    await user.click(button('Download receipt'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(files).toEqual([]);
    await user.click(button('Download receipt'));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['travesia-TR4V3S1A01-receipt.pdf']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is asked for once while it is being prepared', async () => {
    receipt(async () => {
      await delay('infinite');
      return PDF();
    });
    const { user } = open();
    await user.click(button('Download receipt'));
    await user.click(await screen.findByRole('button', { name: /Preparing the receipt/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it.each([
    ['by its e-mail', undefined, { referenceId: 'TR4V3S1A01', email: 'ana@example.com' }],
    [
      'by the link of a mail',
      { referenceId: 'TR4V3S1A01', link: 'k' },
      { referenceId: 'TR4V3S1A01', link: 'k' },
    ],
  ])('is read %s, as the page reads the booking', async (_what, access, body) => {
    receipt(PDF);
    const { user } = open({}, access);
    await user.click(button('Download receipt'));
    await waitFor(() => expect(asked).toEqual([body]));
  });
});

describe('what a booking can be kept as', () => {
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    ['confirmed', 1, ['Add to calendar', 'Download receipt', 'Print']],
    ['confirmed', 0, ['Download receipt', 'Print']],
    ['cancelled', 1, ['Download receipt', 'Print']],
    ['pending', 1, ['Print']],
    ['held', 1, ['Print']],
  ] as const)('%s, with %i dates: %j', (status, dates, ways) => {
    open({ status, calendar: dates === 0 ? [] : [STAY] });
    expect(names()).toEqual(ways);
  });

  it('the calendar has the trip and its reference', async () => {
    const { user } = open();
    await user.click(button('Add to calendar'));
    const [file] = files;
    expect(file?.name).toBe('travesia-TR4V3S1A01.ics');
    const text = await file?.content.text();
    expect(text).toMatch(/BEGIN:VCALENDAR[^]*SUMMARY;LANGUAGE=en:Casa del Malecón/);
    expect(text).toMatch(/Reference: TR4V3S1A01/);
  });

  it('what is folded on the screen is open on paper', async () => {
    const main = document.createElement('main');
    main.innerHTML = '<details><summary>Flights</summary>LA 1</details>';
    document.body.append(main);
    const { user, print } = open();
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('beforeprint'));
    expect(main.querySelector('details')).toHaveAttribute('open');
    main.remove();
  });
});
