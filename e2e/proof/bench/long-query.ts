/**
 * An api that listens while its database is at work: `node long-query.ts <ms> <rounds>` runs a query that takes
 * about so long, so many times, and tells of each how long it took and the worst delay of the api's event loop.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '@travesia/api/app';
import { createTestDependencies } from '@travesia/api/testing';

const [queryMs = 300, rounds = 11] = process.argv.slice(2).map(Number);
const { dependencies, testDatabase } = await createTestDependencies();
const { app } = await buildApp(dependencies);
await app.listen({ host: '127.0.0.1', port: 0 });

const runQuery = (steps: number) =>
  testDatabase.pool.query('SELECT sum(sqrt(step)) FROM generate_series(1, $1::int) AS step', [steps]);

/** What it took, and the worst delay of the event loop in the meantime. */
async function watch(work: () => Promise<unknown>): Promise<{ tookMs: number; worstMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const fromMs = performance.now();
  delay.enable();
  await work();
  delay.disable();
  return { tookMs: performance.now() - fromMs, worstMs: delay.max / 1e6 };
}

let steps = 100_000;
for (let tries = 0; tries < 4; tries += 1) {
  const { tookMs } = await watch(() => runQuery(steps));
  steps = Math.max(1, Math.round((steps * queryMs) / tookMs));
}
const told = [];
for (let round = 0; round < rounds; round += 1) {
  const idle = await watch(() => pause(queryMs));
  const busy = await watch(() => runQuery(steps));
  told.push({ queryMs: busy.tookMs, worstMs: busy.worstMs, idleWorstMs: idle.worstMs });
}
process.stdout.write(JSON.stringify(told));
await app.close();
await testDatabase.close();
