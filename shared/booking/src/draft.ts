import * as v from 'valibot';
import { JourneyTypeSchema, MoneySchema, OrderKindSchema, SelectionSchema } from '@travesia/contracts';

export const ChosenBagSchema = v.object({
  additionalServicesId: v.string(),
  journeyType: JourneyTypeSchema,
  quantity: v.number(),
  segmentIds: v.array(v.string()),
  travellerId: v.string(),
  totalAmount: MoneySchema,
});
export type ChosenBag = v.InferOutput<typeof ChosenBagSchema>;

/** A seat that was chosen for somebody on a flight. */
export const ChosenSeatSchema = v.object({
  serviceId: v.string(),
  segmentId: v.string(),
  travellerId: v.string(),
  designator: v.string(),
  amount: MoneySchema,
});
export type ChosenSeat = v.InferOutput<typeof ChosenSeatSchema>;

const FormSchema = v.record(v.string(), v.unknown());

const OwnAddressSchema = v.pipe(
  v.string(),
  v.check((path) => path.startsWith('/') && !path.startsWith('//')),
);

/** What this tab keeps of the booking in progress (S-02): never the card, never document numbers or dates. */
const BookingDraftSchema = v.object({
  /** What was chosen, as its product wrote it. */
  selection: v.optional(v.nullable(SelectionSchema), null),
  /** The order that the server has set; none before the first send (F-32). */
  order: v.optional(v.nullable(v.object({ kind: OrderKindSchema, id: v.string() })), null),
  bookingId: v.nullable(v.string()),
  baggageUrl: v.nullable(v.string()),
  customerId: v.nullable(v.string()),
  customerDetails: v.nullable(FormSchema),
  passengers: v.array(v.looseObject({ id: v.string() })),
  /** To the questions of the supplier, by their code. */
  answers: v.optional(v.record(v.string(), v.string()), {}),
  billingInformation: v.nullable(FormSchema),
  bags: v.array(ChosenBagSchema),
  seats: v.optional(v.array(ChosenSeatSchema), []),
  /**
   * What the forms last held that was fit to send, by kind, so that a page without those forms can send it again.
   * The server checks it like any other save.
   */
  payloads: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Address of the results this came from, for "back to results". */
  searchInitialState: v.nullable(OwnAddressSchema),
  /** Of a package: address of the flights that its flight was chosen from. */
  flightResults: v.optional(v.nullable(OwnAddressSchema), null),
  flags: v.object({
    flightOrderCreated: v.boolean(),
    customerCreated: v.boolean(),
    passengersCreated: v.boolean(),
    billingInformationCreated: v.boolean(),
  }),
  sequence: v.number(),
});
export type BookingDraft = v.InferOutput<typeof BookingDraftSchema>;

export const EMPTY_DRAFT: BookingDraft = {
  selection: null,
  order: null,
  bookingId: null,
  baggageUrl: null,
  customerId: null,
  customerDetails: null,
  passengers: [],
  answers: {},
  billingInformation: null,
  bags: [],
  seats: [],
  payloads: {},
  searchInitialState: null,
  flightResults: null,
  flags: {
    flightOrderCreated: false,
    customerCreated: false,
    passengersCreated: false,
    billingInformationCreated: false,
  },
  sequence: 0,
};

export const DRAFT_KEY = 'travesia.booking-draft';
const DOCUMENT_FIELDS = ['passportNumber', 'passportIssuanceDate', 'passportExpiryDate'];

export interface DraftStore {
  read(): BookingDraft;
  write(patch: Partial<BookingDraft>): BookingDraft;
  /** Reset of S-03: what was chosen and all that hangs on it. */
  clear(): void;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A form that is opened again knows that a document was given; whether the server has it, the order says (S-02). */
function withoutDocument(passenger: Readonly<Record<string, unknown>> & { id: string }): { id: string } {
  const kept = Object.entries(passenger).filter(([field]) => !DOCUMENT_FIELDS.includes(field));
  if (passenger['passportNumber']) kept.push(['keepSavedDocument', true]);
  return Object.fromEntries(kept) as { id: string };
}

/** Travellers with documents are only sent by the form that holds the documents. */
function withoutDocuments({ passengers, ...payloads }: BookingDraft['payloads']): BookingDraft['payloads'] {
  const hasDocument = /"passportNumber":"[^"]|"keepSavedDocument":true/.test(
    JSON.stringify(passengers ?? null),
  );
  return passengers && !hasDocument ? { ...payloads, passengers } : payloads;
}

/** The draft of this tab. A storage that refuses costs only the survival of a reload. */
export function createDraftStore(storage: DraftStorage | null): DraftStore {
  let memory = EMPTY_DRAFT;
  let isLoaded = false;

  function load(): BookingDraft {
    if (isLoaded) return memory;
    isLoaded = true;
    try {
      const parsed = v.safeParse(BookingDraftSchema, JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null'));
      if (parsed.success) memory = parsed.output;
    } catch {
      // Unreadable storage is an empty draft: the server still holds what was saved.
      memory = EMPTY_DRAFT;
    }
    return memory;
  }

  return {
    read: load,
    write(patch) {
      memory = { ...load(), ...patch };
      const stored = {
        ...memory,
        passengers: memory.passengers.map(withoutDocument),
        payloads: withoutDocuments(memory.payloads),
      };
      try {
        storage?.setItem(DRAFT_KEY, JSON.stringify(stored));
      } catch {
        // Full or refused storage: the draft lives on in memory.
      }
      return memory;
    },
    clear() {
      memory = EMPTY_DRAFT;
      isLoaded = true;
      try {
        storage?.removeItem(DRAFT_KEY);
      } catch {
        // As above.
      }
    },
  };
}
