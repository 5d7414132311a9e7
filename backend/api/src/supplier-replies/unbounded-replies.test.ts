import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHotelbedsActivitySupplier } from '../suppliers/activities-hotelbeds/index.ts';
import { createDuffelFlightSupplier } from '../suppliers/flight-duffel/index.ts';
import { createStripePaymentProvider } from '../suppliers/payment-stripe/index.ts';
import { createDuffelStaySupplier } from '../suppliers/stays-duffel/index.ts';
import { REPLY_MAX_BYTES } from './read-reply.ts';

const PIECE = Buffer.alloc(256 * 1024, ' ');
/** Packed and unpacked pieces on their way when the other side leaves. */
const ON_THE_WAY_BYTES = 8 * 1024 * 1024;
const HASTY_DEADLINE_MS = 300;

/** A supplier that answers in JSON which never ends, packed or not; `/slow` sends a byte now and then. */
class EndlessSupplier {
  sentBytes = 0;
  left = 0;
  isPacked = false;
  isSlow = false;
  readonly #server: Server = createServer((request, response) => {
    request.resume();
    response.on('close', () => (this.left += 1));
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(this.isPacked && { 'content-encoding': 'gzip' }),
    });
    if (this.isSlow) return void response.write(' ');
    const sink = this.isPacked ? createGzip() : response;
    if (sink !== response) sink.pipe(response);
    const more = () => {
      while (!response.destroyed) {
        this.sentBytes += PIECE.length;
        if (!sink.write(PIECE)) break;
      }
    };
    sink.on('drain', more);
    sink.on('error', () => {});
    response.on('close', () => sink.destroy());
    more();
  }).listen(0, '127.0.0.1');

  async address(): Promise<string> {
    if (!this.#server.listening) await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const PLACE = { lat: 40.4, lon: -3.7 };
const NOTHING_READ = { code: 'supplier_failed' };

describe('a reply without end', () => {
  const endless = new EndlessSupplier();
  let url = '';
  beforeAll(async () => {
    url = await endless.address();
  });
  afterAll(() => endless.close());

  const calls: readonly [string, () => Promise<unknown>, object | null][] = [
    [
      'flights',
      () => createDuffelFlightSupplier({ baseUrl: url, token: 'k' }).suggestPlaces('mad', 'es'),
      null,
    ],
    [
      'hotels',
      () =>
        createDuffelStaySupplier({ baseUrl: url, token: 'k', suggestDeadlineMs: 20_000 }).suggestHotels(
          'mad',
        ),
      null,
    ],
    [
      'activities',
      () =>
        createHotelbedsActivitySupplier({ baseUrl: url, apiKey: 'k', secret: 's' }).search({
          centre: PLACE,
          from: '2026-12-01',
          to: '2026-12-02',
          paxes: [{ age: 30 }],
          language: 'en',
        }),
      null,
    ],
    ['payments', () => payments().status('pi_1'), { state: 'unknown' }],
  ];
  const payments = () =>
    createStripePaymentProvider({
      apiBase: url,
      secretKey: 'sk_test',
      webhookSecret: 'whsec',
      site: 'www.example.com',
      askDeadlineMs: 20_000,
    });

  it.each(
    calls.flatMap(([name, call, outcome]) =>
      [false, true].map((isPacked) => ({ name, call, outcome, isPacked })),
    ),
  )(
    'of $name is left at the limit (packed: $isPacked)',
    async ({ call, outcome, isPacked }) => {
      endless.isPacked = isPacked;
      endless.isSlow = false;
      endless.sentBytes = 0;
      const left = endless.left;
      if (outcome) expect(await call()).toMatchObject(outcome);
      else await expect(call()).rejects.toMatchObject(NOTHING_READ);
      while (endless.left === left) await new Promise((resolve) => setImmediate(resolve));
      // Packed, far more goes into a buffer of the line than is read.
      if (!isPacked) expect(endless.sentBytes).toBeLessThan(REPLY_MAX_BYTES + ON_THE_WAY_BYTES);
    },
    30_000,
  );

  it('a call is not gone on with after its deadline', async () => {
    endless.isSlow = true;
    const left = endless.left;
    const flights = createDuffelFlightSupplier({
      baseUrl: url,
      token: 'k',
      lookupDeadlineMs: HASTY_DEADLINE_MS,
    });
    await expect(flights.suggestPlaces('mad', 'es')).rejects.toMatchObject({ code: 'supplier_timeout' });
    while (endless.left === left) await new Promise((resolve) => setImmediate(resolve));
  });
});
