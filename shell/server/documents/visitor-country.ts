import { GeoReplySchema } from '@travesia/contracts';
import * as v from 'valibot';

export interface VisitorPlace {
  readonly country: string | null;
  readonly currency: string | null;
}

const UNKNOWN: VisitorPlace = { country: null, currency: null };
const KEPT_MS = 600_000;
const KEPT_ENTRIES = 5_000;

export interface VisitorCountryOptions {
  readonly apiUrl: string;
  /** Says that the site reads for itself. */
  readonly siteHeaders: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Told once, until the api answers again. */
  readonly onFault?: (cause: unknown) => void;
  readonly nowMs?: () => number;
}

/** Asks the api where an address is; a document never waits longer than the timeout for it (P-17, P-18). */
export function createVisitorCountry({
  apiUrl,
  siteHeaders,
  timeoutMs,
  onFault = () => {},
  nowMs = Date.now,
}: VisitorCountryOptions) {
  const known = new Map<string, { place: VisitorPlace; until: number }>();
  let isAway = false;

  async function ask(address: string): Promise<VisitorPlace> {
    try {
      const reply = await fetch(`${apiUrl}/geo`, {
        headers: { accept: 'application/json', 'x-forwarded-for': address, ...siteHeaders },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!reply.ok) throw new Error(`/geo: ${reply.status}`);
      isAway = false;
      const parsed = v.safeParse(GeoReplySchema, unwrap(await reply.json()));
      if (!parsed.success) return UNKNOWN;
      return { country: parsed.output.country_code, currency: parsed.output.currency.currency_code };
    } catch (cause) {
      if (!isAway) onFault(cause);
      isAway = true;
      return UNKNOWN;
    }
  }

  return async function placeOf(address: string): Promise<VisitorPlace> {
    const entry = known.get(address);
    if (entry && entry.until > nowMs()) return entry.place;
    const place = await ask(address);
    if (known.size >= KEPT_ENTRIES) known.delete(known.keys().next().value as string);
    // A failure is forgotten sooner, so that an api that was starting does not cost ten minutes.
    known.set(address, { place, until: nowMs() + (place === UNKNOWN ? KEPT_MS / 60 : KEPT_MS) });
    return place;
  };
}

/** Replies carry `{data…}` (B-01); the plain shape is read as well. */
function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
