import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '@travesia/deploy/stack';
import { book } from '../book.ts';
import type { Fetched } from '../traveller.ts';
import { kilobytes, table } from '../markdown.ts';
import { median } from '../paired-ratio.ts';
import { processTimeMs } from '../process-time.ts';
import { missesOf, type Section } from '../section.ts';
import { shipped } from '../world.ts';

const BOOKINGS = 3;
/** Workers look for work every second or two: what that costs is measured first and taken off. */
const IDLE_MS = 10_000;
const SERVERS = ['site', 'api', 'vault'] as const;

/** What one booking may cost; it is kept from growing. */
const LIMITS = { statements: 200, bytes: 700_000 } as const;

interface OneBooking {
  readonly fetched: Fetched;
  readonly statements: number;
  readonly processorMs: readonly number[];
}

interface Spent {
  readonly atMs: number;
  readonly statements: number;
  readonly processorMs: readonly number[];
}

async function spentSoFar(stack: Stack): Promise<Spent> {
  const metrics = await (await fetch(`${stack.apiUrl}/internal/metrics`)).text();
  const statements = /^database_statements_total (\d+)/m.exec(metrics)?.[1];
  if (statements === undefined) throw new Error('the api does not count its statements');
  const processorMs = SERVERS.map((name) => {
    const pid = stack.children.find((child) => child.name === name)?.process.pid;
    return (pid === undefined ? null : processTimeMs(pid)) ?? NaN;
  });
  return { atMs: Date.now(), statements: Number(statements), processorMs };
}

function between(from: Spent, to: Spent) {
  return {
    ms: to.atMs - from.atMs,
    statements: to.statements - from.statements,
    processorMs: to.processorMs.map((each, index) => each - (from.processorMs[index] ?? NaN)),
  };
}

/** What one traveller costs from the home to the confirmation. */
export const wholeBooking: Section = {
  name: 'whole-booking',
  title: 'One whole booking: a direct flight for one, from the home to the confirmation',
  async measure(world) {
    const [stack] = await world.only(shipped);
    const browser = await world.browser();
    await book(browser, stack, 'free');
    const before = await spentSoFar(stack);
    await pause(IDLE_MS);
    const idle = between(before, await spentSoFar(stack));
    const bookings: OneBooking[] = [];
    for (let round = 0; round < BOOKINGS; round += 1) {
      const from = await spentSoFar(stack);
      const { fetched } = await book(browser, stack, 'free');
      const spent = between(from, await spentSoFar(stack));
      const share = spent.ms / idle.ms;
      bookings.push({
        fetched,
        statements: spent.statements - idle.statements * share,
        processorMs: spent.processorMs.map((each, index) => each - (idle.processorMs[index] ?? 0) * share),
      });
      world.say(`booking ${round + 1}: ${bookings.at(-1)?.statements.toFixed(0)} statements`);
    }
    const middle = (valueOf: (booking: OneBooking) => number) => median(bookings.map(valueOf));
    const statements = Math.round(middle((each) => each.statements));
    const bytes = middle((each) => each.fetched.all);
    const body = table(
      [
        'bookings',
        ...SERVERS.map((name) => `CPU time of the ${name}, ms`),
        `statements (≤ ${LIMITS.statements})`,
        `to the browser, kB (≤ ${LIMITS.bytes / 1000})`,
        'JavaScript, kB',
        'requests',
      ],
      [
        [
          BOOKINGS,
          ...SERVERS.map((_name, index) => middle((each) => each.processorMs[index] ?? NaN).toFixed(0)),
          statements,
          kilobytes(bytes),
          kilobytes(middle((each) => each.fetched.script)),
          middle((each) => each.fetched.requests),
        ],
      ],
    );
    const misses = missesOf([
      { what: 'SQL statements of one booking', value: statements, atMost: LIMITS.statements },
      { what: 'bytes of one booking', value: bytes, atMost: LIMITS.bytes },
    ]);
    return { body, misses };
  },
};
