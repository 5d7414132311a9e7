import * as v from 'valibot';
import type { InfoData } from '@travesia/contracts';
import { ATTRIBUTION_TTL_H } from '@travesia/domain';

const AttributionSchema = v.object({
  source: v.string(),
  medium: v.string(),
  affiliateId: v.string(),
  referrer: v.string(),
  timestamp: v.pipe(v.number(), v.integer()),
});
type Attribution = v.InferOutput<typeof AttributionSchema>;

export const ATTRIBUTION_KEY = 'travesia.attribution';
const NOTHING: InfoData = { source: '', medium: '', affiliateId: '', referrer: '' };
const TTL_MS = ATTRIBUTION_TTL_H * 3_600_000;
/** Marketing text ends up in reports: only plain characters, bounded. */
const clean = (text: string | null, maximum: number) =>
  (text ?? '').replaceAll(/[^\w .:/?&%+@-]/g, '').slice(0, maximum);

/** An address begins with its scheme, so that an equals sign in it is no formula. */
const cleanAddress = (href: string) => href.replaceAll(/[^\w .:/?&%+@=-]/g, '').slice(0, 256);

export interface AttributionSource {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly nowMs: () => number;
  readonly origin: string;
  /** Hosts whose referrer never counts: the payment provider's (P-22). */
  readonly ownOrigins: readonly string[];
  /** Sources that are metasearch partners (P-23). */
  readonly partners: readonly string[];
}

/** Where the visitor came from, for 23 hours (P-21 to P-24). */
export function createAttribution({ storage, nowMs, origin, ownOrigins, partners }: AttributionSource) {
  let memory: Attribution | null = null;

  function load(): Attribution | null {
    try {
      const parsed = v.safeParse(AttributionSchema, JSON.parse(storage?.getItem(ATTRIBUTION_KEY) ?? 'null'));
      if (parsed.success) memory = parsed.output;
    } catch {
      // Unreadable or refused: what this document knows is all there is.
    }
    const ageMs = memory ? nowMs() - memory.timestamp : 0;
    if (ageMs < 0 || ageMs > TTL_MS) forget();
    return memory;
  }

  function forget() {
    memory = null;
    try {
      storage?.removeItem(ATTRIBUTION_KEY);
    } catch {
      // As above.
    }
  }

  function store(attribution: Attribution) {
    memory = attribution;
    try {
      storage?.setItem(ATTRIBUTION_KEY, JSON.stringify(attribution));
    } catch {
      // As above.
    }
  }

  function outsideReferrer(referrer: string): string {
    try {
      const { origin: from, href } = new URL(referrer);
      return from === origin || ownOrigins.includes(from) ? '' : cleanAddress(href);
    } catch {
      return '';
    }
  }

  return {
    /** Reads what this page view says about where it comes from. */
    capture(search: string, referrer: string): void {
      const query = new URLSearchParams(search);
      const found = {
        source: query.has('aiAssistant') ? 'flight_assistant' : clean(query.get('utm_source'), 128),
        medium: clean(query.get('utm_medium'), 128),
        affiliateId: clean(query.get('utm_campaign'), 128),
        referrer: outsideReferrer(referrer),
      };
      if (Object.values(found).every((value) => value === '')) return;
      const known = load() ?? NOTHING;
      store({
        source: found.source || known.source,
        medium: found.medium || known.medium,
        affiliateId: found.affiliateId || known.affiliateId,
        referrer: found.referrer || known.referrer,
        timestamp: nowMs(),
      });
    },
    current(): InfoData {
      const attribution = load();
      if (!attribution) return NOTHING;
      const { source, medium, affiliateId, referrer } = attribution;
      return { source, medium, affiliateId, referrer };
    },
    forget,
    /** The source where it is a partner, else empty (P-23). */
    metaName(): string {
      const source = load()?.source ?? '';
      return partners.includes(source.toLowerCase()) ? source : '';
    },
  };
}
