import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type Shop } from '../modules/payments/testing/open-shop.ts';
import { createTravellers } from '../modules/payments/testing/travellers.ts';
import { STARTUP_MS } from '../testing.ts';
import { eventsOfLog, lifeText, readBookingLife, type BookingLife } from './booking-life.ts';

let shop: Shop;
const { bookFlight } = createTravellers(() => shop);
let life: BookingLife;
beforeAll(async () => {
  shop = await openShop();
  const { referenceId } = await bookFlight();
  const found = await readBookingLife(shop.testDatabase.pool, referenceId);
  if (!found) throw new Error('the booking is unknown');
  life = found;
}, STARTUP_MS);
afterAll(() => shop.close());

describe('the life of a booking (R-05)', () => {
  it('tells states, payment, supplier and ledger in the order of time, and nothing personal', () => {
    const text = lifeText(life);
    expect(text).toMatch(/^[A-Z0-9]{10} · flight · confirmed/);
    const moments = life.events.map(({ at }) => at.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(new Set(life.events.map(({ source }) => source))).toEqual(
      new Set(['state', 'payment', 'supplier', 'ledger', 'job']),
    );
    expect(text).toMatch(/state +.*→ authorised/);
    expect(text).toMatch(/ledger +captured · .*\$[\d,.]+/);
    expect(text).not.toMatch(/Ana|Pérez|example\.com|4242/);
  });

  it('knows nothing of a reference that nobody has', async () => {
    expect(await readBookingLife(shop.testDatabase.pool, 'K7M2Q9X4RT')).toBeNull();
  });

  it('adds the lines of a log that name the booking, and the others of the same requests', () => {
    const line = (msg: string, rest: object) =>
      JSON.stringify({ time: '2026-11-20T12:00:00Z', msg, ...rest });
    const log = [
      line('answered', { reqId: 'one', ms: 5 }),
      line('a job failed', { bookingId: life.id, reqId: 'one' }),
      line('answered', { reqId: 'two', ms: 5 }),
      '{"time": "2026',
    ].join('\n');
    expect(eventsOfLog(log, life).map(({ what }) => what.split(' {')[0])).toEqual([
      'answered',
      'a job failed',
    ]);
  });
});
