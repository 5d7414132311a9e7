import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 600_000;

/** Deletes what has run out, now and then; one sweep that fails does not stop the others. */
export function startHousekeeping(
  sweeps: Readonly<Record<string, () => Promise<void>>>,
  logger: FastifyBaseLogger,
): () => void {
  const timer = setInterval(() => {
    for (const [name, sweep] of Object.entries(sweeps)) {
      sweep().catch((error: unknown) => logger.error({ err: error, sweep: name }, 'a sweep failed'));
    }
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
