import type { RemoteSighting, Telemetry } from '@travesia/contracts';

export interface ReporterOptions {
  readonly market: () => string;
  readonly send: (telemetry: Telemetry) => void;
  readonly every: (run: () => void, delayMs: number) => void;
}

const FLUSH_MS = 15_000;
const REPORT_MAX = 50;

/** Gathers what is seen and sends it together, now and then and when the page goes. */
export function createReporter({ market, send, every }: ReporterOptions) {
  let seen: RemoteSighting[] = [];
  function flush() {
    if (seen.length === 0) return;
    const sightings = seen;
    seen = [];
    send({ market: market(), sightings });
  }
  every(flush, FLUSH_MS);
  return {
    add(sighting: RemoteSighting) {
      if (seen.length < REPORT_MAX) seen.push(sighting);
    },
    flush,
  };
}
