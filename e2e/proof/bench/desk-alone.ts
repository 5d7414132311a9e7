/**
 * An api whose desk has many bookings: `node desk-alone.ts <bookings> <rounds>`, on the PostgreSQL that
 * TEST_DATABASE_URL names. Tells how long each kind of search and the queues took, call by call.
 */
import { buildApp } from '@travesia/api/app';
import { createTestDependencies } from '@travesia/api/testing';
import { callDesk } from '../../support/desk.ts';
import { SEARCHES, writeBookings } from './many-bookings.ts';

const [bookings = 50_000, rounds = 40] = process.argv.slice(2).map(Number);
const { dependencies, testDatabase } = await createTestDependencies();
const connection = await testDatabase.pool.connect();
await writeBookings(connection, bookings, (text) => process.stderr.write(`  ${text}\n`));

const { app } = await buildApp(dependencies);
const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
const desk = { apiUrl, secret: dependencies.configuration.SITE_SECRET };

async function took(path: string, body: object): Promise<number> {
  const fromMs = performance.now();
  await callDesk(desk, path, body);
  return performance.now() - fromMs;
}

const found: Record<string, number[]> = {};
for (const [kind, textOf] of Object.entries(SEARCHES)) {
  found[kind] = [];
  for (let round = -2; round < rounds; round += 1) {
    const number = 1 + ((Math.abs(round) * 7919 + 13) % bookings);
    const { rows } = await connection.query<{ text: string }>(textOf(number));
    const ms = await took('search', { text: rows[0]?.text ?? '' });
    // The first calls compile and warm the caches of the database.
    if (round >= 0) found[kind].push(ms);
  }
}
const queues: number[] = [];
for (let round = -2; round < rounds; round += 1) {
  const ms = await took('queues', {});
  if (round >= 0) queues.push(ms);
}
process.stdout.write(JSON.stringify({ found, queues }));
await app.close();
connection.release();
await testDatabase.close();
