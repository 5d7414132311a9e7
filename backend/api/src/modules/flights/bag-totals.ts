import type { FlightOffer } from '@travesia/contracts';
import { CHARGE_CURRENCY, journeysWithoutBag, singleBagPrice } from '@travesia/domain';
import type { Clock } from '../../clock.ts';
import { AS_IT_IS, createSharedAnswers, type SharedAnswer } from '../../display/shared-answers.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import type { DisplayedSearch } from './displayed-offers.ts';
import type { FlightSupplier, SupplierBag } from './ports.ts';

/** What a bag adds to each offer of a search, in minor units; null where it is not known. */
interface BagTotals extends SharedAnswer {
  readonly totals: Readonly<Record<string, number | null>>;
  readonly currency: string;
}

/** Each costs one call to the supplier; the dearest fares of a long list stay unknown. */
const FARES_ASKED_MAX = 24;
const ASKED_AT_ONCE = 4;
const SEARCHES_KEPT = 300;

/** An airline sells bags by fare and route: offers alike in both cost the same with one. */
function fareAndRoute(offer: FlightOffer): string {
  const brands = offer.travelerPricings[0]?.fareDetailsBySegment.map(({ fareBrand }) => fareBrand) ?? [];
  const route = offer.itineraries.map(({ segments }) =>
    segments
      .flatMap(({ departure, arrival, marketingCarrierCode }) => [
        departure.iataCode,
        marketingCarrierCode,
        arrival.iataCode,
      ])
      .join('-'),
  );
  return [offer.validatingCarrierCode, ...brands, ...route].join('|');
}

/** One more bag for everybody with a seat, on each journey whose fare has none; null where one of them cannot buy it. */
function bagTotalOf(offer: FlightOffer, bags: readonly SupplierBag[] | null): number | null {
  const seated = offer.travelerPricings.filter(({ type }) => type !== 'INFANT');
  let total = 0;
  for (const journey of journeysWithoutBag(offer)) {
    for (const { travelerId } of seated) {
      const prices = (bags ?? [])
        .filter(({ journeyType, travellerId }) => journeyType === journey && travellerId === travelerId)
        .filter(({ unitPrice }) => unitPrice.currency === offer.price.intTotal.currency)
        .map(({ unitPrice }) => singleBagPrice(unitPrice).amount);
      if (prices.length === 0) return null;
      total += Math.min(...prices);
    }
  }
  return total;
}

/** Prices of bags for the whole list of a search, asked once for everybody who looks at it. */
export function createBagTotals({
  supplier,
  clock,
  memory,
  onUnknown,
}: {
  readonly supplier: Pick<FlightSupplier, 'bags'>;
  readonly clock: Clock;
  readonly memory: SharedMemory | undefined;
  readonly onUnknown?: (error: unknown) => void;
}) {
  async function fetch(search: DisplayedSearch): Promise<BagTotals> {
    const offers = JSON.parse(`[${(await search.replies.offers()).toString()}]`) as FlightOffer[];
    const fares = new Map<string, FlightOffer>();
    const byPrice = offers.toSorted((a, b) => a.price.intTotal.amount - b.price.intTotal.amount);
    for (const offer of byPrice) {
      const fare = fareAndRoute(offer);
      if (journeysWithoutBag(offer).length > 0 && !fares.has(fare)) fares.set(fare, offer);
    }
    const asked = [...fares].slice(0, FARES_ASKED_MAX);
    const known = new Map<string, number | null>();
    const waiting = asked.values();
    let hasFailed = false;
    const lane = async () => {
      for (const [fare, offer] of waiting) {
        try {
          known.set(fare, bagTotalOf(offer, await supplier.bags(offer, search.payload)));
        } catch (error) {
          // Those of other airlines are shown all the same.
          hasFailed = true;
          onUnknown?.(error);
        }
      }
    };
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, lane));
    const totals = offers.map((offer) => [
      offer.id,
      journeysWithoutBag(offer).length === 0 ? 0 : (known.get(fareAndRoute(offer)) ?? null),
    ]);
    return {
      id: `bags_${search.id}`,
      // With a price missing it is good for whoever asked, and the next one asks again.
      expiresAtMs: hasFailed ? clock.nowMs() : search.expiresAtMs,
      totals: Object.fromEntries(totals) as Record<string, number | null>,
      currency: offers[0]?.price.intTotal.currency ?? CHARGE_CURRENCY,
    };
  }

  return createSharedAnswers<DisplayedSearch, BagTotals, BagTotals>({
    clock,
    memory,
    kind: 'bag-totals:1',
    form: AS_IT_IS,
    max: SEARCHES_KEPT,
    keyOf: ({ id }) => id,
    fetch,
  });
}
