import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestDatabase } from './database/test-database.ts';
import type { Dependencies } from './app.ts';
import { insertDraft, writeSave } from './modules/booking/repository.ts';
import { createRetention } from './retention.ts';
import { createTestDependencies, STARTUP_MS } from './testing.ts';

const DAY_MS = 86_400_000;

let dependencies: Dependencies;
let testDatabase: TestDatabase;

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies());
}, STARTUP_MS);
afterAll(() => testDatabase.close());

it('B-43: what was typed for a booking nobody paid is deleted after a day', async () => {
  const { database, clock } = dependencies;
  const nowMs = clock.nowMs();
  const draft = { kind: 'flight', market: 'ES', locale: 'es', nowMs } as const;
  const [old, recent] = [dependencies.random.uuid(), dependencies.random.uuid()];
  await database.transaction().execute(async (trx) => {
    await insertDraft(trx, { ...draft, id: old, sessionId: dependencies.random.uuid() });
    await insertDraft(trx, {
      ...draft,
      id: recent,
      sessionId: dependencies.random.uuid(),
      nowMs: nowMs + DAY_MS / 2,
    });
    for (const bookingId of [old, recent]) {
      await writeSave(trx, {
        bookingId,
        kind: 'customer',
        sequence: 1,
        data: { id: 'cus_1', details: { email: 'ana@example.com', phone: '+34600112233' } } as never,
        nowMs,
      });
    }
  });
  clock.setOffsetMs(DAY_MS + 1000);
  await createRetention(database, clock)();
  const bookings = await testDatabase.pool.query<{ id: string }>('SELECT id FROM bookings');
  const saves = await testDatabase.pool.query<{ booking_id: string }>('SELECT booking_id FROM booking_saves');
  expect(bookings.rows).toEqual([{ id: recent }]);
  expect(saves.rows).toEqual([{ booking_id: recent }]);
});

it('B-43: a session that booked nothing is deleted when it ends, one that booked stays, and so does the browser', async () => {
  const { database, clock, random } = dependencies;
  const now = new Date(clock.nowMs());
  const [browserId, idle, booked] = [random.uuid(), random.uuid(), random.uuid()];
  await database
    .insertInto('browsers')
    .values({
      id: browserId,
      agent_hash: 'a',
      secret_hash: 's',
      created_at: now,
      expires_at: new Date(now.getTime() + 180 * DAY_MS),
    })
    .execute();
  for (const id of [idle, booked]) {
    await database
      .insertInto('sessions')
      .values({
        id,
        browser_id: browserId,
        secret_hash: id,
        locale: 'es',
        country_code: null,
        currency_code: 'USD',
        attribution: '{}',
        created_at: now,
        expires_at: now,
      })
      .execute();
  }
  await database.transaction().execute((trx) =>
    insertDraft(trx, {
      id: random.uuid(),
      sessionId: booked,
      kind: 'flight',
      market: 'ES',
      locale: 'es',
      nowMs: clock.nowMs(),
    }),
  );
  await createRetention(database, clock)();
  const sessions = await database.selectFrom('sessions').select('id').execute();
  const browsers = await database.selectFrom('browsers').select('id').execute();
  expect(sessions).toEqual([{ id: booked }]);
  expect(browsers).toEqual([{ id: browserId }]);
});
