/** Runs a command with TEST_DATABASE_URL naming a throw-away PostgreSQL of that version. */
import { POSTGRES_MAJORS } from '../postgres/server-binaries.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { endWithUsage, runOnServer } from './run-on-server.ts';

const usage = `on-postgres.ts ${POSTGRES_MAJORS.join('|')}`;
const major = POSTGRES_MAJORS.find((each) => String(each) === process.argv[2]);
if (major === undefined) endWithUsage(usage);

await runOnServer({
  usage,
  absence: `There is no PostgreSQL ${major} for this machine`,
  async start() {
    const server = await startPostgres(major, { isDurable: false });
    return (
      server && {
        name: `PostgreSQL ${server.version}`,
        environment: { TEST_DATABASE_URL: server.url },
        stop: server.stop,
      }
    );
  },
});
