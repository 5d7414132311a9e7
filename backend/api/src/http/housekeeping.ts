import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { everyInTurn, type Background } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { DutyTables } from '../database/duties.ts';

const EVERY_MS = 600_000;

/** Deletes what has run out, now and then, in one of the processes; one sweep that fails does not stop the others. */
export const createHousekeeping = (
  sweeps: Readonly<Record<string, () => Promise<unknown>>>,
  {
    database,
    clock,
    logger,
  }: {
    readonly database: Kysely<DutyTables>;
    readonly clock: Pick<Clock, 'nowMs'>;
    readonly logger: FastifyBaseLogger;
  },
): Background =>
  everyInTurn(
    { database, clock, name: 'sweep', periodMs: EVERY_MS },
    () => {
      for (const [name, sweep] of Object.entries(sweeps))
        sweep().catch((error: unknown) => logger.error({ err: error, sweep: name }, 'a sweep failed'));
    },
    (error) => logger.error({ err: error }, 'nothing was swept'),
  );
