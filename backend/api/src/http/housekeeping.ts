import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 600_000;
/** A timer that fires a little early still gets its turn. */
const TURN_MARGIN_MS = 5_000;

/** Deletes what has run out, now and then, in one of the processes; one sweep that fails does not stop the others. */
export function startHousekeeping(
  sweeps: Readonly<Record<string, () => Promise<unknown>>>,
  {
    isOurTurn,
    logger,
  }: { readonly isOurTurn: (forMs: number) => Promise<boolean>; logger: FastifyBaseLogger },
): () => void {
  async function sweepAll(): Promise<void> {
    if (!(await isOurTurn(EVERY_MS - TURN_MARGIN_MS))) return;
    for (const [name, sweep] of Object.entries(sweeps)) {
      sweep().catch((error: unknown) => logger.error({ err: error, sweep: name }, 'a sweep failed'));
    }
  }
  const timer = setInterval(() => {
    sweepAll().catch((error: unknown) => logger.error({ err: error }, 'nothing was swept'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
