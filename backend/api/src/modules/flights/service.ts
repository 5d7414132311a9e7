import type {
  BagOption,
  BagTotalsReply,
  FlightOffer,
  FlightOfferReply,
  FlightSearchPayload,
  Locale,
  SeatMap,
  TravelerInfo,
  ValidateReply,
} from '@travesia/contracts';
import { isSameMoney, singleBagPrice, inLocale } from '@travesia/domain';
import { holdUntil, secondsLeft, type Margins } from '../booking/index.ts';
import type { Clock } from '../../clock.ts';
import { ApiError, asSupplierFault } from '../../errors/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import { createBagTotals } from './bag-totals.ts';
import { createSeatShop } from './order/seat-shop.ts';
import { orderableOffer } from './order/flight-order.ts';
import { createDisplayedOffers, type DisplayedSearch, type ShownFlights } from './displayed-offers.ts';
import type { FlightSupplier, PricedFlight } from './ports.ts';
import type { Partner, PricedOffer } from './priced-offer.ts';
import type { PricedOffers } from './repository.ts';
import { checkSearch, searchProblems } from './search-rules.ts';
import { soldOffer } from './sold-offer.ts';

export interface FlightsServiceParts {
  readonly supplier: FlightSupplier;
  readonly margins: Margins;
  readonly pricedOffers: PricedOffers;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
  readonly onFound?: (payload: FlightSearchPayload, offers: readonly FlightOffer[]) => void;
  readonly onUnknownBags?: (error: unknown) => void;
}

/** The supplier's bags at our price, margin included (F-38). */
function bagOptions({ bags }: PricedFlight): BagOption[] | null {
  return (
    bags?.map((bag) => ({
      additionalServicesId: bag.additionalServicesId,
      journeyType: bag.journeyType,
      quantity: bag.maximumQuantity,
      amount: singleBagPrice(bag.unitPrice),
      segmentIds: [...bag.segmentIds],
      travellerId: bag.travellerId,
      weightKg: bag.weightKg,
    })) ?? null
  );
}

/** An offer to be priced; for the ages of its search where no others are named. */
export interface WantedPrice {
  readonly id: string;
  readonly travelerInfo?: TravelerInfo | undefined;
  readonly visitor: Visitor;
}

/** Other ages are another price of the same offer; other people are another search. */
function isSameParty(
  { travelerInfo: one }: FlightSearchPayload,
  { travelerInfo: other }: FlightSearchPayload,
) {
  return one.adult === other.adult && one.child === other.child && one.infant === other.infant;
}

export type ShownOffer = Pick<PricedOffer, 'offer' | 'dictionaries' | 'search'>;

export type FlightsService = ReturnType<typeof createFlightsService>;

/** Search, offer, price, bags (B-11 to B-14). */
export function createFlightsService(parts: FlightsServiceParts) {
  const { supplier, pricedOffers, clock, random } = parts;
  const marginOf = (visitor: Visitor) => parts.margins('flight', supplier.name, visitor);
  const displayed = createDisplayedOffers(parts);
  const seatShop = createSeatShop(supplier);
  const bagTotals = createBagTotals({
    ...parts,
    ...(parts.onUnknownBags && { onUnknown: parts.onUnknownBags }),
  });

  async function findPricedOffer(id: string): Promise<PricedOffer> {
    const priced = await pricedOffers.find(id);
    if (!priced) throw new ApiError('offer_not_found');
    if (priced.expiresAtMs <= clock.nowMs()) throw new ApiError('offer_expired');
    return priced;
  }

  /** An offer as it stands on a page, of a search or priced. */
  async function shownOffer(id: string): Promise<ShownOffer> {
    const found = await displayed.findOffer(id);
    if (found.state === 'expired') throw new ApiError('offer_expired');
    if (found.state === 'unknown') return findPricedOffer(id);
    const { payload, dictionaries } = found.search;
    return { offer: found.offer, dictionaries, search: payload };
  }

  /** What is to be priced: an offer of a search, or one that was priced before and is asked again. */
  async function priceable(id: string): Promise<{ offer: FlightOffer; search: FlightSearchPayload }> {
    const found = await displayed.findOffer(id);
    if (found.state === 'expired') throw new ApiError('offer_expired');
    if (found.state === 'found') return { offer: found.offer, search: found.search.payload };
    const priced = await pricedOffers.find(id);
    if (!priced) throw new ApiError('offer_not_found');
    return { offer: priced.offer, search: priced.search };
  }

  async function price(
    { id, travelerInfo, visitor }: WantedPrice,
    partner: Partner,
  ): Promise<{ priced: PricedOffer; shown: FlightOffer }> {
    const { offer, search: found } = await priceable(id);
    const search = travelerInfo ? { ...found, travelerInfo } : found;
    if (!isSameParty(search, found)) throw new ApiError('travellers_mismatch');
    const outcome = await supplier.price(offer, search).catch(asSupplierFault);
    if (outcome.state !== 'priced') throw new ApiError(outcome.state);
    const { flight } = outcome;
    const cost = flight.offer.price.intTotal;
    const sold = soldOffer(flight.offer, marginOf(visitor));
    const ownId = `off_${random.bytes(15).toString('base64url')}`;
    const priced: PricedOffer = {
      id: ownId,
      offer: { ...sold, id: ownId },
      dictionaries: flight.dictionaries,
      search,
      bags: bagOptions(flight),
      fareRules: flight.fareRules,
      supplierSnapshot: {
        supplierOfferId: flight.supplierOfferId,
        supplierTravellerIds: flight.supplierTravellerIds,
        associatedAdults: flight.associatedAdults,
        instantTicketingRequired: flight.instantTicketingRequired,
        ticketingDeadline: flight.ticketingDeadline,
        priceGuaranteedUntil: flight.priceGuaranteedUntil,
        bags: flight.bags,
        ...(flight.settled && { settled: flight.settled }),
        documentTypes: flight.documentTypes,
        loyaltyProgrammes: flight.loyaltyProgrammes,
        ...(sold.price.intTotal.amount !== cost.amount && {
          cost,
          refundPenalty: flight.offer.conditions.refundPenalty,
        }),
      },
      passportRequired: flight.passportRequired,
      partner,
      expiresAtMs: Date.parse(flight.expiresAt),
    };
    await pricedOffers.insert(priced, clock.nowMs());
    return { priced, shown: offer };
  }

  return {
    displayed,
    findPricedOffer,

    search(payload: FlightSearchPayload, visitor: Visitor, options: { isFresh: boolean }) {
      checkSearch(payload, clock.nowMs());
      return displayed.find(payload, marginOf(visitor), options).catch(asSupplierFault);
    },

    /** The answer that a search would be given, if it is at hand. */
    cached(payload: FlightSearchPayload, locale: Locale, visitor: Visitor): Buffer | null {
      const search = displayed.cached(payload, marginOf(visitor));
      // That there is nothing is another step than that there is something: the usual way tells it.
      if (!search || search.replies.count === 0 || searchProblems(payload, clock.nowMs()).length > 0)
        return null;
      return search.replies.compressed(locale);
    },

    /** Flights that `source` has for a search instead of our supplier; null where it has none. */
    async showFound(
      source: string,
      payload: FlightSearchPayload,
      visitor: Visitor,
      find: () => Promise<ShownFlights | null>,
    ): Promise<DisplayedSearch | null> {
      checkSearch(payload, clock.nowMs());
      return displayed.findElsewhere(source, payload, marginOf(visitor), find);
    },

    shownOffer,

    async offer(id: string, locale: Locale): Promise<FlightOfferReply> {
      const { offer, dictionaries, search } = await shownOffer(id);
      return { data: offer, dictionaries: inLocale(dictionaries, locale), search };
    },

    async validate(wanted: WantedPrice, partner: Partner, locale: Locale): Promise<ValidateReply> {
      const { priced, shown } = await price(wanted, partner);
      const { offer, bags, fareRules } = priced;
      const before = shown.price.intTotal;
      const isChanged = !isSameMoney(before, offer.price.intTotal);
      return {
        data: [offer],
        dictionaries: inLocale(priced.dictionaries, locale),
        included: {
          bags: bags?.map(({ journeyType, quantity, amount }) => ({ journeyType, quantity, amount })) ?? null,
          'detailed-fare-rules': fareRules ? [...inLocale(fareRules, locale)] : null,
        },
        meta: {
          travelerCount: offer.travelerPricings.length,
          priceChanged: isChanged,
          previousTotal: isChanged ? before : null,
          secondsLeft: secondsLeft(holdUntil(priced.expiresAtMs), clock.nowMs()),
        },
      };
    },

    /** What a checked bag for everybody adds to each offer of a search. */
    async bagTotals(searchId: string): Promise<BagTotalsReply> {
      const found = await displayed.findSearch(searchId);
      if (found.state === 'expired') throw new ApiError('offer_expired');
      if (found.state === 'unknown') throw new ApiError('offer_not_found');
      const { totals, currency } = await bagTotals.ask(found.answer);
      return { data: totals, meta: { currency } };
    },

    async bags(id: string): Promise<BagOption[]> {
      return [...((await findPricedOffer(id)).bags ?? [])];
    },

    async seatMaps(id: string, locale: Locale): Promise<SeatMap[]> {
      return seatShop.maps(orderableOffer(await findPricedOffer(id)).order, locale);
    },
  };
}
