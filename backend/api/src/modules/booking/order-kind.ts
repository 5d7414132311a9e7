import type {
  CalendarEventView,
  ConfirmedBooking,
  ErrorCode,
  InfoData,
  Locale,
  OrderKind,
  OrderSection,
  OrderWords,
  OrderView,
  PriceLine,
  TravellerAnswer,
} from '@travesia/contracts';
import {
  CHARGE_CURRENCY,
  type LanguageTag,
  sumMoney,
  type JourneyType,
  type LocalDate,
  type Money,
} from '@travesia/domain';
import { dealLines, lessDeal, type AppliedDeal } from './phone-deal.ts';
import { moneyText, type AmountWords } from '../../text/amounts.ts';
import { writtenTag } from '../../text/in-market.ts';
import type * as v from 'valibot';
import type { ChosenBag, ChosenSeat, Saves } from './booking.ts';
import type { MarketFees } from './fees.ts';
import type { ChangeDesk, ChangedJourney, HoldDesk, OrderDesk, ServicesDesk } from './order-desk.ts';
import type { Settled } from '../../settled.ts';
import type { StoredOrder } from './stored-order.ts';

/** An order ready to be set: priced by the vertical for this visitor, alive until its end. */
export interface OrderableOrder<Order> {
  readonly orderId: string;
  readonly order: Order;
  readonly expiresAtMs: number;
  /** The confirmed booking that it changes or adds to: its buyer and travellers are this one's. */
  readonly amends?: string;
}

/** What a description says besides the order itself. */
export interface BuyerFacts {
  readonly amountWords: AmountWords;
  /** How their market writes numbers. */
  readonly numberLocale: LanguageTag;
  /** Our own fees, which are not refunded. */
  readonly fees: MarketFees;
  /** Chosen with it. */
  readonly bags: readonly ChosenBag[];
  readonly seats: readonly ChosenSeat[];
  /** To the supplier's questions, as far as they are given. */
  readonly answers: readonly TravellerAnswer[];
}

/** For a description without a buyer. */
export const nobodysFacts = (locale: Locale): BuyerFacts => ({
  amountWords: (amount) => moneyText(amount, locale),
  numberLocale: writtenTag(locale),
  fees: {},
  bags: [],
  seats: [],
  answers: [],
});

export interface OrderDescription {
  readonly heading: string;
  readonly sections: readonly OrderSection[];
  readonly policies: OrderView['policies'];
  /** What belongs into the traveller's calendar. */
  readonly calendar?: readonly CalendarEventView[];
  /** Where the traveller is collected, in place of a meeting point. */
  readonly pickup?: string | null;
  /** What the property takes on top of the total, in its own currency. */
  readonly payAtProperty?: Money | null;
  /** What of its price we keep where it is refunded by its conditions. */
  readonly keptByUs?: Money | null;
}

export interface WantedBag {
  readonly additionalServicesId: string;
  readonly journeyType: JourneyType;
  readonly quantity: number;
  readonly travellerId?: string | undefined;
}

/** By its place in the aircraft, and at the price that the page shows. */
export interface WantedSeat {
  readonly segmentId: string;
  readonly travellerId: string;
  readonly designator: string;
  readonly amount: Money;
}

export type BagChoice =
  | { readonly outcome: 'chosen'; readonly bags: readonly ChosenBag[] }
  /** No such bag on this offer, or not for this traveller or journey. */
  | { readonly outcome: 'unknown'; readonly index: number }
  | { readonly outcome: 'too_many'; readonly index: number; readonly allowed: number };

/** Of one part: what the traveller pays for it, and what its supplier takes of that. */
export interface PartAmounts {
  readonly price: Money;
  readonly cost: Money;
  /** What of the price the margin of its market is, in minor units (W-14); fees and the bags' own margin are not in it. */
  readonly margin?: number;
  /** The cost as the supplier takes it, where the account settles in another currency (W-09). */
  readonly settled?: Settled | undefined;
}

/** One order at one supplier. A package has two; they are placed in their order, and given up together. */
export interface OrderPart<Order> {
  readonly name: string;
  /** What its owner calls it: 'Flight', of a package that has a hotel too. */
  readonly title: OrderWords['name'];
  /** Label of its supplier's reference. */
  readonly referenceLabel: OrderWords['supplierReference'];
  readonly desk: OrderDesk<Order>;
  readonly amountsOf: (order: Order, extras: OrderExtras) => PartAmounts;
  /** Where what was booked can be had otherwise later. */
  readonly change?: ChangeDesk<Order>;
  /** Where more can be had with it later. */
  readonly services?: ServicesDesk<Order>;
  /** It can be given up again at no cost: such a half of a package is ordered first (K-07). */
  readonly isFreeToCancel?: (order: Order) => boolean;
  /** Of a whole: travellers may cancel it and keep the rest. */
  readonly mayEndAlone?: boolean;
  /** Subject of the mail where it alone was cancelled. */
  readonly cancelledTitle?: OrderWords['name'];
  /** Of the whole's calendar: what is about this part. */
  readonly ownsEvent?: (event: CalendarEventView) => boolean;
  /** The fare's own last moment to be ticketed, as a local clock of UTC; absent where nothing is ticketed. */
  readonly ticketingDeadline?: (order: Order) => string | null;
}

/** What price lines add up to. */
export const priceOf = (lines: readonly PriceLine[]): Money =>
  sumMoney(
    lines.map(({ total }) => total),
    CHARGE_CURRENCY,
  );

/** What every set-order call may carry besides its own fields (B-24, B-25). */
export interface SetOrderBody {
  readonly agentId: string;
  readonly bookingId?: string | null | undefined;
  readonly orderId?: string | null | undefined;
  readonly flightOfferId?: string | null | undefined;
  readonly market?: string | undefined;
  readonly infoData: InfoData;
  readonly sequence?: number | undefined;
}

/** POST /user/session/set/{path}: how an id of the vertical becomes an order. */
export interface SetOrderRoute<Order, Body> {
  readonly path: `${string}-order`;
  readonly summary: string;
  readonly body: v.GenericSchema<unknown, Body>;
  readonly reply: v.GenericSchema;
  readonly errors: readonly ErrorCode[];
  /** Throws an `ApiError` where there is no such offer, or none any more. */
  find(body: Body): Promise<OrderableOrder<Order>>;
  /** The fields of a call that sets this very order again. */
  bodyOf(orderId: string, order: Order): Readonly<Record<string, unknown>>;
  replyOf(set: { readonly id: string; readonly bookingId: string }, order: Order): unknown;
}

/** All the booking core asks of a kind of order; implemented by its vertical, stored orders are its own. */
export interface OrderKindRules<Order, Body> {
  readonly kind: OrderKind;
  /** Where "back" and a failed payment lead (S-35). */
  readonly summaryPath: string;
  /** For pages and mails that serve every kind. */
  readonly words: OrderWords;
  /** Null: no browser sets one, the service desk makes it. */
  readonly setOrder: SetOrderRoute<Order, Body> | null;
  /** The supplier's name of the very offer: the same one set again changes nothing (S-32). */
  identityOf(order: Order): string;
  describe(order: Order, locale: Locale, buyer: BuyerFacts): OrderDescription;
  /** Their sum is what the card is charged, nothing else (S-41, B-06). */
  priceLines(order: Order, extras: OrderExtras, locale: Locale): readonly PriceLine[];
  /** Ids are the offer's, in the order of the forms (S-07). */
  travellersOf(order: Order): OrderView['travellers'];
  requirementsOf(order: Order, locale: Locale): OrderView['requirements'];
  /** For how many people it was priced, where the forms ask fewer names (a stay). */
  partySizeOf?(order: Order): number;
  /** Where bags can be added. */
  readonly bags?: {
    urlOf(orderId: string, order: Order): string | null;
    isKnown(order: Order): boolean;
    choose(order: Order, wanted: readonly WantedBag[]): BagChoice;
  };
  /** Where seats can be chosen: the supplier is asked for them again. Throws an `ApiError` where one cannot be had so. */
  chooseSeats?(order: Order, wanted: readonly WantedSeat[]): Promise<readonly ChosenSeat[]>;
  /** Our own record of what was ordered, written before the supplier is asked (F-40). No document numbers. */
  recordOf(order: Order, facts: { readonly saves: Saves; readonly today: LocalDate }): unknown;
  partsOf(order: Order): readonly OrderPart<Order>[];
  /** Of a kind of one part that can be kept unpaid for a time. */
  readonly hold?: HoldDesk<Order>;
  /** Only people end it: its supplier is told by phone, and what it gives back is what it said there. */
  readonly isEndedByHand?: boolean;
  /** What the traveller pays to the supplier itself; null where all of it is paid to us. */
  paidToSupplier?(order: Order): Money | null;
  /** Where parts are orders of other kinds: one of them as such. */
  ownOrderOf?(order: Order, part: string): OwnOrder | null;
  /** The order after its supplier has changed it (M-08). */
  changed?(order: Order, journeys: readonly ChangedJourney[]): Order;
  /** For a kind that changes another booking: what its order is from then on. */
  amend?(before: StoredOrder, order: Order): StoredOrder;
  /** For a kind that only adds to what was booked: what that is. */
  additionsOf?(order: Order): ConfirmedBooking['additionalServices'];
  /** For a kind made of others: the order with the half that a part belongs to amended. */
  amendPart?(order: Order, part: string, amend: (half: StoredOrder) => StoredOrder): Order;
}

/** For how many people an order was priced. */
export const partySizeOf = (rules: OrderKindDefinition, order: StoredOrder): number =>
  rules.partySizeOf?.(order) ?? rules.travellersOf(order).length;

/** Of an order that nothing was chosen with yet, or whose kind has none. */
export const NO_EXTRAS: OrderExtras = { bags: [], seats: [], fees: {} };

export interface OrderExtras {
  readonly bags: readonly ChosenBag[];
  readonly seats: readonly ChosenSeat[];
  readonly fees: MarketFees;
  /** Of the whole order: kinds of orders know nothing of it (D-17). */
  readonly deal?: AppliedDeal | null;
}

/** A kind as the core holds it: what it stores is opaque. */
export type OrderKindDefinition = OrderKindRules<StoredOrder, SetOrderBody>;

/**
 * Makes a vertical's rules known to the core, which only ever hands back what these rules stored. What a phone deal takes
 * off is a line of its own, and less to pay for each part.
 */
export function defineOrderKind<Order, Body extends SetOrderBody>(
  rules: OrderKindRules<Order, Body>,
): OrderKindDefinition {
  const defined: OrderKindRules<Order, Body> = {
    ...rules,
    priceLines: (order, extras, locale) => [
      ...rules.priceLines(order, extras, locale),
      ...dealLines(extras.deal, locale),
    ],
    partsOf(order) {
      const parts = rules.partsOf(order);
      return parts.map((part, place) => ({
        ...part,
        amountsOf: (whole, extras) =>
          lessDeal(
            parts.map((each) => each.amountsOf(whole, extras)),
            place,
            extras.deal,
          ),
      }));
    },
  };
  return defined as unknown as OrderKindDefinition;
}

/** An order with the rules of its kind. */
export interface OwnOrder {
  readonly rules: OrderKindDefinition;
  readonly order: StoredOrder;
}

/**
 * What stands of an order after parts of it were cancelled, and what those were. Where nothing stands any more the
 * order is described whole: as cancelled.
 */
export function standingOrder(
  whole: OwnOrder,
  isCancelled: (part: string) => boolean,
): { readonly standing: OwnOrder; readonly cancelled: readonly OwnOrder[] } {
  const { rules, order } = whole;
  const ordersOf = (wantCancelled: boolean) =>
    rules
      .partsOf(order)
      .filter(({ name }) => isCancelled(name) === wantCancelled)
      .flatMap(({ name }) => rules.ownOrderOf?.(order, name) ?? []);
  const cancelled = ordersOf(true);
  const [standing] = ordersOf(false);
  return cancelled.length > 0 && standing ? { standing, cancelled } : { standing: whole, cancelled: [] };
}

export interface OrderKinds {
  readonly all: readonly OrderKindDefinition[];
  of(kind: OrderKind): OrderKindDefinition;
}

export function createOrderKinds(all: readonly OrderKindDefinition[]): OrderKinds {
  const byKind = new Map(all.map((rules) => [rules.kind, rules]));
  if (byKind.size !== all.length) throw new RangeError('a kind of order is defined twice');
  return {
    all,
    of(kind) {
      const rules = byKind.get(kind);
      if (!rules) throw new RangeError(`nobody sells orders of the kind ${kind}`);
      return rules;
    },
  };
}
