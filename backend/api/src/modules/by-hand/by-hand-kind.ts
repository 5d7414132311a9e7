import type { Locale, OrderSection } from '@travesia/contracts';
import { CHARGE_CURRENCY, formatMoney, type Money } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import { BY_HAND, BY_HAND_WORDS } from '@travesia/products/booking-lookup';
import { dayText } from '../../text/amounts.ts';
import { wordsIn } from '../../text/words.ts';
import {
  defineOrderKind,
  quoteEndMs,
  type BuyerFacts,
  type OrderDesk,
  type OrderKindDefinition,
  type PlacedOrder,
} from '../booking/index.ts';
import type words from '../../locales/es/by-hand.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/by-hand.json'));

/** What a person booked with a supplier, as they wrote it down. */
export interface ByHandOrder {
  readonly title: string;
  readonly supplier: string;
  readonly supplierRef: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly details: string;
  readonly price: Money;
  /** What of the price the supplier gets from us; null where the traveller pays the supplier. */
  readonly cost: Money | null;
  readonly partySize: number;
}

const NOTHING: Money = { amount: 0, currency: CHARGE_CURRENCY };

function sectionsOf(
  order: ByHandOrder,
  locale: Locale,
  { numberLocale }: Pick<BuyerFacts, 'numberLocale'>,
): OrderSection[] {
  const words = wordsOf(locale);
  const { supplier, startDate, endDate, details, price, cost } = order;
  return [
    {
      kind: 'facts',
      heading: words('heading', { supplier }),
      facts: [
        { label: words('label.from'), value: dayText(startDate, locale) },
        { label: words('label.to'), value: dayText(endDate, locale) },
        ...(details === '' ? [] : [{ label: words('label.details'), value: details }]),
        ...(cost === null
          ? [
              {
                label: words('label.paid'),
                value: words('paidTo', { amount: formatMoney(price, numberLocale), supplier }),
              },
            ]
          : []),
      ],
    },
  ];
}

/** The supplier has it already, and no machine of ours talks to it: what it says, a person wrote down. */
function deskOf(order: ByHandOrder): OrderDesk<ByHandOrder> {
  const placed: PlacedOrder = {
    supplierRef: order.supplierRef,
    locator: order.supplierRef,
    ticketed: false,
    ticketingDeadline: null,
  };
  return {
    supplier: order.supplier,
    place: async () => ({ state: 'placed', ...placed }),
    find: async () => ({ state: 'found', ...placed }),
    cancel: async () => ({ state: 'refused' }),
    quoteCancellation: async ({ agreed, nowMs }) =>
      agreed
        ? { state: 'quoted', quoteRef: null, refund: agreed, credit: null, expiresAtMs: quoteEndMs(nowMs) }
        : { state: 'refused' },
    cancelAsQuoted: async () => ({ state: 'done' }),
    lookUpCancellation: async () => ({ state: 'cancelled' }),
  };
}

/** Anything that the service desk booked by hand, such as a cruise (D-18). */
export function byHandKind(): OrderKindDefinition {
  return defineOrderKind({
    kind: BY_HAND.kind,
    summaryPath: BY_HAND.paths.summary,
    words: BY_HAND_WORDS,
    setOrder: null,
    isEndedByHand: true,
    identityOf: ({ supplier, supplierRef }: ByHandOrder) => `${supplier} ${supplierRef}`,
    describe: (order, locale, facts) => {
      const { title, supplier, startDate, endDate, cost } = order;
      const words = wordsOf(locale);
      const wholeDay = (at: string) => ({ at, timeZone: null });
      return {
        heading: title,
        sections: sectionsOf(order, locale, facts),
        calendar: [
          { id: 'trip', title, place: supplier, start: wholeDay(startDate), end: wholeDay(endDate) },
        ],
        policies: [
          {
            code: 'by-hand',
            title: words('policy.title'),
            text: words(cost === null ? 'policy.toSupplier' : 'policy.toUs', { supplier }),
          },
        ],
      };
    },
    priceLines: ({ title, price, cost }) =>
      cost === null ? [] : [{ code: 'service', label: title, quantity: 1, unit: price, total: price }],
    paidToSupplier: ({ price, cost }) => (cost === null ? price : null),
    travellersOf: ({ partySize }) =>
      Array.from({ length: partySize }, (_, place) => ({
        id: `traveller-${place + 1}`,
        type: 'ADULT',
        associatedAdultId: null,
      })),
    requirementsOf: ({ startDate, endDate }) => ({
      passportRequired: false,
      firstTravelDate: startDate,
      lastTravelDate: endDate,
      travellerFields: 'name',
    }),
    recordOf: ({ supplier, supplierRef, startDate, endDate, price, cost }) => ({
      type: 'by-hand',
      supplier,
      supplierRef,
      startDate,
      endDate,
      price,
      cost,
    }),
    partsOf: (order) => [
      {
        name: BY_HAND.kind,
        title: BY_HAND_WORDS.name,
        referenceLabel: BY_HAND_WORDS.supplierReference,
        desk: deskOf(order),
        amountsOf: ({ price, cost }) =>
          cost === null
            ? { price: NOTHING, cost: NOTHING }
            : { price, cost, margin: price.amount - cost.amount },
      },
    ],
  });
}
