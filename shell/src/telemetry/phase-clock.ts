import type { RemoteSighting } from '@travesia/contracts';

/** Phases as a place in the page names them, and what their end is called. */
const NAMES = { resolving: 'resolve', loading: 'load', mounting: 'mount' } as const;
type Under = keyof typeof NAMES;

const isUnder = (phase: string): phase is Under => phase in NAMES;

export interface PlaceNow {
  readonly remote: string;
  readonly build: string;
  readonly phase: string;
}

/** Tells what ended when a place of the page goes from one phase to the next. */
export function createPhaseClock<Place extends object>(
  nowMs: () => number,
  report: (sighting: RemoteSighting) => void,
) {
  const known = new WeakMap<Place, { readonly phase: string; readonly sinceMs: number | null }>();
  return {
    /** Where it stood when nobody had looked yet: how long it has been there is not known. */
    found(place: Place, { remote, build, phase }: PlaceNow) {
      known.set(place, { phase, sinceMs: null });
      if (phase === 'live') report({ remote, build, phase: 'live', during: null, ms: null });
    },
    moved(place: Place, { remote, build, phase }: PlaceNow) {
      const before = known.get(place);
      if (before?.phase === phase) return;
      const atMs = nowMs();
      known.set(place, { phase, sinceMs: atMs });
      const of = { remote, build };
      const sinceMs = before?.sinceMs ?? null;
      const ms = sinceMs === null ? null : Math.round(atMs - sinceMs);
      const during = before && isUnder(before.phase) ? NAMES[before.phase] : null;
      if (phase === 'failed') {
        report({ ...of, phase: 'error', during: during ?? 'live', ms });
        return;
      }
      if (during !== null && phase !== 'resolving') report({ ...of, phase: during, during: null, ms });
      if (phase === 'live') report({ ...of, phase: 'live', during: null, ms: null });
    },
  };
}
