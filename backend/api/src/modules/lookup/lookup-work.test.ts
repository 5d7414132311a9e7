import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../../app.ts';
import { STARTUP_MS } from '../../testing.ts';
import { openShop, type Shop } from '../payments/testing/open-shop.ts';
import { createTravellers } from '../payments/testing/travellers.ts';

/** How often each kind of miss is timed; the release check does it 500 times on PostgreSQL. */
const ROUNDS = Number(process.env.LOOKUP_ROUNDS ?? 0);
const WINDOW_MS = 3_700_000;
const MINUTES = 20 * 60_000;
const GUESSES = 10_000;
const AT_ONCE = 20;

let shop: Shop;
let app: FastifyInstance;
let statements: string[] = [];
let misses: Record<'unknown' | 'unknownAgain' | 'malformed' | 'wrongEmail', object>;
const { bookFlight } = createTravellers(() => shop);

const noteStatements: KyselyPlugin = {
  transformQuery({ node }) {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  shop = await openShop();
  const { referenceId } = await bookFlight();
  const { database } = shop.dependencies;
  ({ app } = await buildApp({ ...shop.dependencies, database: database.withPlugin(noteStatements) }));
  misses = {
    unknown: { referenceId: '0000000000', email: 'ana@example.com' },
    unknownAgain: { referenceId: '1111111111', email: 'eva@example.com' },
    malformed: { referenceId: 'no such', email: 'ona@example.com' },
    wrongEmail: { referenceId, email: 'pau@example.com' },
  };
}, STARTUP_MS);
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Everybody asks from a machine of their own. */
let asked = 0;
async function miss(kind: keyof typeof misses) {
  asked += 1;
  statements = [];
  const startedMs = performance.now();
  const reply = await app.inject({
    method: 'POST',
    url: '/booking/lookup',
    payload: misses[kind],
    headers: {
      host: 'localhost:3000',
      'accept-language': 'en',
      'x-forwarded-for': `2001:db8:35::${asked.toString(16)}`,
    },
    remoteAddress: '127.0.0.1',
  });
  const tookMs = performance.now() - startedMs;
  return { tookMs, statements, reply };
}
describe('the work for a miss (L-03, B-35)', () => {
  it('is the same statements, answer and headers for every kind of miss', async () => {
    const first = await miss('unknown');
    expect(first.statements.length).toBeGreaterThan(3);
    for (const kind of ['malformed', 'wrongEmail'] as const) {
      const other = await miss(kind);
      expect(other.statements).toEqual(first.statements);
      expect(other.reply.statusCode).toBe(404);
      expect(Object.keys(other.reply.headers)).toEqual(Object.keys(first.reply.headers));
      expect(other.reply.rawPayload).toHaveLength(first.reply.rawPayload.length);
    }
  });

  (ROUNDS > 0 ? it : it.skip)(
    'takes the same time: medians lie within the noise of two equal runs',
    async () => {
      const kinds = Object.keys(misses) as (keyof typeof misses)[];
      const taken: Record<string, number[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
      for (let round = 0; round < ROUNDS; round += 1) {
        // Another hour, so that no limit answers instead; another order, so that each comes after each.
        shop.clock.setOffsetMs(round * WINDOW_MS);
        const turned = kinds.map(
          (_, index) => kinds[(index + round) % kinds.length] as (typeof kinds)[number],
        );
        for (const kind of Math.floor(round / kinds.length) % 2 === 0 ? turned : turned.toReversed()) {
          const { reply, tookMs } = await miss(kind);
          expect(reply.statusCode).toBe(404);
          taken[kind]?.push(tookMs);
        }
      }
      const base = taken['unknown'] ?? [];
      const noise = ratioInterval(taken['unknownAgain'] ?? [], base);
      const report = (name: string, [low, high]: readonly [number, number]) =>
        `${name.padEnd(14)} median ${median(taken[name] ?? []).toFixed(3)} ms, × ${low.toFixed(4)} to ${high.toFixed(4)}`;
      const lines = [report('unknownAgain', noise)];
      for (const kind of ['malformed', 'wrongEmail']) {
        const interval = ratioInterval(taken[kind] ?? [], base);
        lines.push(report(kind, interval));
        expect({ kind, isWithinNoise: interval[0] <= noise[1] && interval[1] >= noise[0] }).toEqual({
          kind,
          isWithinNoise: true,
        });
      }
      process.stdout.write(`${ROUNDS} misses of each kind\n${lines.join('\n')}\n`);
    },
    MINUTES,
  );

  (ROUNDS > 0 ? it : it.skip)(
    'B-05: ten thousand guesses from as many addresses are five, and the hour after opens to the owner',
    async () => {
      shop.clock.setOffsetMs((ROUNDS + 1) * WINDOW_MS);
      const codes = new Map<number, number>();
      for (let batch = 0; batch < GUESSES / AT_ONCE; batch += 1) {
        const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => miss('wrongEmail')));
        for (const { reply } of replies) codes.set(reply.statusCode, (codes.get(reply.statusCode) ?? 0) + 1);
      }
      expect(Object.fromEntries(codes)).toEqual({ 404: 5, 429: GUESSES - 5 });
      misses.wrongEmail = { ...misses.wrongEmail, email: 'ana@example.com' };
      expect((await miss('wrongEmail')).reply.statusCode).toBe(429);
      shop.clock.setOffsetMs((ROUNDS + 3) * WINDOW_MS);
      expect((await miss('wrongEmail')).reply.statusCode).toBe(200);
    },
    MINUTES,
  );
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** Where the median of the rounds' own ratios lies with 95 %: sign test, normal approximation. */
function ratioInterval(values: readonly number[], base: readonly number[]): readonly [number, number] {
  const ratios = values.map((value, round) => value / (base[round] ?? NaN)).toSorted((a, b) => a - b);
  const rank = Math.max(0, Math.floor((ratios.length - 1.96 * Math.sqrt(ratios.length)) / 2));
  return [ratios[rank] ?? NaN, ratios.at(-1 - rank) ?? NaN];
}
