import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { STARTUP_MS } from '../testing.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts';

let embedded: EmbeddedDatabase;
let pool: Pool;

beforeAll(async () => {
  embedded = await openEmbedded(null);
  pool = new Pool(embedded.poolConfig);
}, STARTUP_MS);
afterAll(async () => {
  await pool.end();
  await embedded.stop();
});

describe('the embedded database behind the pool of a server', () => {
  it('answers statements at once in their order', async () => {
    const replies = await Promise.all([1, 2, 3].map((number) => pool.query('SELECT $1::int AS n', [number])));
    expect(replies.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  });

  it('takes and gives megabytes', async () => {
    const text = 'ñ'.repeat(2_000_000);
    const { rows } = await pool.query('SELECT $1::text AS text', [text]);
    expect(rows[0].text === text).toBe(true);
  });

  it('says what is wrong with a statement, and takes the next', async () => {
    await expect(pool.query('SELECT $1::int', ['ten'])).rejects.toMatchObject({ code: '22P02' });
    expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });

  it('gives the next connection nothing of a transaction that broke off', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('CREATE TABLE half_done ()');
    client.release(true);
    const { rows } = await pool.query("SELECT to_regclass('half_done') AS name");
    expect(rows).toEqual([{ name: null }]);
  });
});
