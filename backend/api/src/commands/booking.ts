/**
 * `npm run booking -- <reference> [--log api.log …]`: the life of a booking from the database (`DATABASE_URL`, or the
 * embedded one of a site that is stopped), together with the lines of the logs that are named.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { openEmbedded } from '../database/embedded.ts';
import { eventsOfLog, lifeText, readBookingLife } from './booking-life.ts';

const { values, positionals } = parseArgs({
  options: { log: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const EMBEDDED_FOLDER = '.data/api';

function endWith(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

const reference = (positionals[0] ?? '').toUpperCase().replaceAll(/[\s-]/g, '');
if (reference === '') endWith('npm run booking -- <reference> [--log api.log …]');
const { DATABASE_URL: url = '', DATA_FOLDER: folder = EMBEDDED_FOLDER } = process.env;
const embedded =
  url === ''
    ? await openEmbedded(folder).catch((error: unknown) =>
        endWith(`${String(error)} Stop the site first, or name its PostgreSQL: DATABASE_URL=postgres://…`),
      )
    : null;
const pool = new Pool(embedded ? embedded.poolConfig : { connectionString: url, max: 1 });
try {
  const life = await readBookingLife(pool, reference);
  if (!life) endWith(`No booking has the reference ${reference}.`);
  const ofLogs = values.log.flatMap((file) => eventsOfLog(readFileSync(file, 'utf8'), life));
  process.stdout.write(`${lifeText(life, ofLogs)}\n`);
} finally {
  await pool.end();
  await embedded?.stop();
}
