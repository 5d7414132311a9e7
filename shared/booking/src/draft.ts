import {
  array,
  boolean,
  check,
  looseObject,
  nullable,
  number,
  object,
  optional,
  record,
  safeParse,
  string,
  unknown,
  pipe,
  type InferOutput,
} from 'valibot';
import { JourneyTypeSchema, MoneySchema, OrderKindSchema, SelectionSchema } from '@travesia/contracts';

export const ChosenBagSchema = object({
  additionalServicesId: string(),
  journeyType: JourneyTypeSchema,
  quantity: number(),
  segmentIds: array(string()),
  travellerId: string(),
  totalAmount: MoneySchema,
});
export type ChosenBag = InferOutput<typeof ChosenBagSchema>;

/** A seat that was chosen for somebody on a flight. */
export const ChosenSeatSchema = object({
  serviceId: string(),
  segmentId: string(),
  travellerId: string(),
  designator: string(),
  amount: MoneySchema,
});
export type ChosenSeat = InferOutput<typeof ChosenSeatSchema>;

const FormSchema = record(string(), unknown());

const OwnAddressSchema = pipe(
  string(),
  check((path) => path.startsWith('/') && !path.startsWith('//')),
);

/** What this tab keeps of the booking in progress (S-02): never the card, never document numbers or dates. */
const BookingDraftSchema = object({
  /** What was chosen, as its product wrote it. */
  selection: optional(nullable(SelectionSchema), null),
  /** The order that the server has set; none before the first send (F-32). */
  order: optional(nullable(object({ kind: OrderKindSchema, id: string() })), null),
  bookingId: nullable(string()),
  baggageUrl: nullable(string()),
  customerId: nullable(string()),
  customerDetails: nullable(FormSchema),
  passengers: array(looseObject({ id: string() })),
  /** To the questions of the supplier, by their code. */
  answers: optional(record(string(), string()), {}),
  billingInformation: nullable(FormSchema),
  bags: array(ChosenBagSchema),
  seats: optional(array(ChosenSeatSchema), []),
  /**
   * What the forms last held that was fit to send, by kind, so that a page without those forms can send it again.
   * The server checks it like any other save.
   */
  payloads: optional(record(string(), unknown()), {}),
  /** Address of the results this came from, for "back to results". */
  searchInitialState: nullable(OwnAddressSchema),
  /** Of a package: address of the flights that its flight was chosen from. */
  flightResults: optional(nullable(OwnAddressSchema), null),
  flags: object({
    flightOrderCreated: boolean(),
    customerCreated: boolean(),
    passengersCreated: boolean(),
    billingInformationCreated: boolean(),
  }),
  sequence: number(),
});
export type BookingDraft = InferOutput<typeof BookingDraftSchema>;

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
      const parsed = safeParse(BookingDraftSchema, JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null'));
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
