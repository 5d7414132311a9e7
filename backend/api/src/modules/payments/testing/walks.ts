import { SetOrderReplySchema, type OrderWords } from '@travesia/contracts';
import { byLocale } from '@travesia/domain';
import { SetFlightOrderSchema } from '@travesia/products/flights';
import {
  defineOrderKind,
  type CancelOutcome,
  type FindOutcome,
  type FoundCancellation,
  type HoldDesk,
  type OrderDesk,
  type OrderKindDefinition,
  type PlaceOutcome,
  type QuotedCancelOutcome,
  type QuoteOutcome,
} from '../../booking/index.ts';

/** A walk with a guide, and for the long one a night in a hut: a kind of order that only tests sell. */
interface Walk {
  readonly walkId: string;
  readonly parts: readonly string[];
}

/** A supplier that does what the story says, and remembers what it was asked. */
export interface WalkSupplier {
  readonly asked: string[];
  place: Record<string, PlaceOutcome>;
  find: Record<string, FindOutcome>;
  cancel: Record<string, CancelOutcome>;
  quote: Record<string, QuoteOutcome>;
  cancelAsQuoted: Record<string, QuotedCancelOutcome>;
  cancelled: Record<string, FoundCancellation>;
  /** Of a walk that is kept unpaid. */
  hold: { place?: PlaceOutcome; cancel?: CancelOutcome };
}

const HOUR_MS = 3_600_000;
const PRICE = { amount: 4_000, currency: 'USD' };
const priceOfPart = (parts: readonly string[]) => ({ ...PRICE, amount: PRICE.amount / parts.length });

export const placed = (part: string) =>
  ({
    state: 'placed',
    supplierRef: `${part}-1`,
    locator: part.toUpperCase(),
    ticketed: false,
    ticketingDeadline: null,
  }) as const;

export function createWalkSupplier(): WalkSupplier {
  return {
    asked: [],
    place: {},
    find: {},
    cancel: {},
    quote: {},
    cancelAsQuoted: {},
    cancelled: {},
    hold: {},
  };
}

function deskOf(part: string, supplier: () => WalkSupplier): OrderDesk<Walk> {
  const ask = (what: string) => supplier().asked.push(`${what} ${part}`);
  return {
    supplier: `walks-${part}`,
    async place({ order }) {
      ask(`place ${order.walkId}`);
      const outcome = supplier().place[part];
      return outcome ?? { ...placed(part), supplierRef: `${part}-${Math.random()}` };
    },
    async find() {
      ask('find');
      return supplier().find[part] ?? { state: 'absent' };
    },
    async quoteCancellation({ nowMs, order }) {
      ask('quote');
      return (
        supplier().quote[part] ?? {
          state: 'quoted',
          quoteRef: `${part}-quote`,
          refund: priceOfPart(order.parts),
          credit: null,
          expiresAtMs: nowMs + HOUR_MS / 4,
        }
      );
    },
    async cancelAsQuoted() {
      ask('cancel as quoted');
      return supplier().cancelAsQuoted[part] ?? { state: 'done' };
    },
    async lookUpCancellation() {
      ask('look up the cancellation');
      return supplier().cancelled[part] ?? { state: 'stands' };
    },
    async cancel() {
      ask('cancel');
      return supplier().cancel[part] ?? { state: 'done' };
    },
  };
}

/** The guide waits three days for the money. */
function holdOf(supplier: () => WalkSupplier, now: () => number): HoldDesk<Walk> {
  let isPaid = false;
  return {
    supplier: 'walks-guide',
    termsOf: () => ({ payUntilMs: now() + 72 * HOUR_MS, priceUntilMs: null }),
    async place() {
      isPaid = false;
      return supplier().hold.place ?? { ...placed('guide'), supplierRef: `guide-${Math.random()}` };
    },
    async look(supplierRef, order) {
      return isPaid
        ? { ...placed('guide'), state: 'paid', supplierRef }
        : { state: 'held', terms: { payUntilMs: now() + 72 * HOUR_MS, priceUntilMs: null }, order };
    },
    async pay() {
      isPaid = true;
      return { state: 'paid' };
    },
    cancel: async () => supplier().hold.cancel ?? { state: 'done' },
    open: async () => [],
  };
}

const walk = byLocale(() => 'Walk');
const WORDS = {
  name: walk,
  supplierReference: walk,
  held: walk,
  checkAgain: walk,
  refuse: walk,
  onTheDay: byLocale(() => 'Bring boots.'),
} satisfies OrderWords;

export function walks(supplier: () => WalkSupplier, now: () => number): OrderKindDefinition {
  return defineOrderKind({
    kind: 'walk',
    summaryPath: '/walks/booking/summary',
    words: WORDS,
    setOrder: {
      path: 'walk-order',
      summary: 'Sets a walk',
      body: SetFlightOrderSchema,
      reply: SetOrderReplySchema,
      errors: ['offer_not_found'],
      find: async ({ flightOffer }) => ({
        orderId: flightOffer.id,
        order: { walkId: flightOffer.id, parts: flightOffer.id === 'long' ? ['guide', 'hut'] : ['guide'] },
        expiresAtMs: now() + HOUR_MS,
      }),
      bodyOf: (id) => ({ flightOffer: { id } }),
      replyOf: ({ id, bookingId }) => ({ id, bookingId, baggageUrl: '' }),
    },
    identityOf: ({ walkId }: Walk) => walkId,
    describe: ({ walkId }) => ({
      heading: `The ${walkId} walk`,
      sections: [
        { kind: 'facts', heading: 'Walk', facts: [{ label: 'Length', value: walkId }] },
        {
          kind: 'facts',
          heading: 'Your voucher',
          isForUse: true,
          facts: [{ label: 'Use', value: 'Show it.' }],
        },
      ],
      policies: [],
    }),
    priceLines: () => [{ code: 'service', label: 'Guide', quantity: 1, unit: PRICE, total: PRICE }],
    travellersOf: () => [{ id: 'walker', type: 'ADULT' }],
    requirementsOf: () => ({
      passportRequired: false,
      firstTravelDate: '2030-05-01',
      lastTravelDate: '2030-05-02',
      travellerFields: 'name',
      questions: [{ code: 'SHOES', text: 'Shoe size', required: true }],
    }),
    recordOf: ({ walkId }) => ({ type: 'walk', walkId }),
    hold: holdOf(supplier, now),
    partsOf: ({ parts }) =>
      parts.map((name) => ({
        name,
        title: name === 'hut' ? byLocale(() => 'Night in the hut') : WORDS.name,
        referenceLabel: WORDS.supplierReference,
        desk: deskOf(name, supplier),
        amountsOf: () => ({ price: priceOfPart(parts), cost: priceOfPart(parts) }),
      })),
  });
}
