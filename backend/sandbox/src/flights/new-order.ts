import * as v from 'valibot';
import { DateSchema, MetadataSchema, PaymentSchema, PhoneSchema, readData } from '../duffel/body.ts';
import { FilledSchema } from '../wire-body.ts';

/** Letters of Latin-1 and Latin Extended-A but Æ, Ĳ, Œ, Þ and ð, at most twenty. */
const NameSchema = v.pipe(
  FilledSchema,
  v.regex(
    /^[A-Za-zÀ-ÅÇ-ÖØ-Ýß-åç-ïñ-öø-ýÿ-ıĴ-őŔ-ſ '-]{1,20}$/,
    'The name has characters that airlines do not take.',
  ),
);

const DocumentSchema = v.pipe(
  v.object({
    type: FilledSchema,
    unique_identifier: FilledSchema,
    issuing_country_code: FilledSchema,
    expires_on: v.optional(FilledSchema),
  }),
  v.check(({ type, expires_on }) => type !== 'passport' || expires_on !== undefined, 'A passport expires.'),
);

const PassengerSchema = v.pipe(
  v.object({
    id: FilledSchema,
    given_name: NameSchema,
    family_name: NameSchema,
    born_on: DateSchema,
    email: FilledSchema,
    phone_number: PhoneSchema,
    gender: v.picklist(['m', 'f']),
    title: v.picklist(['mr', 'ms', 'mrs', 'miss', 'dr']),
    infant_passenger_id: v.nullish(v.string(), null),
    loyalty_programme_accounts: v.optional(
      v.array(v.object({ airline_iata_code: FilledSchema, account_number: FilledSchema })),
      [],
    ),
    identity_documents: v.optional(v.array(DocumentSchema), []),
  }),
  // What they are told by is never read, only judged.
  v.transform(({ identity_documents: documents, ...passenger }) => ({
    ...passenger,
    documentTypes: documents.map(({ type }) => type),
  })),
);

const NewOrderSchema = v.pipe(
  v.object({
    type: v.picklist(['instant', 'hold']),
    selected_offers: v.strictTuple([v.string()]),
    passengers: v.array(PassengerSchema),
    services: v.optional(v.array(v.object({ id: FilledSchema, quantity: v.number() })), []),
    payments: v.optional(v.array(PaymentSchema), []),
    metadata: v.nullish(MetadataSchema, {}),
  }),
  v.transform(({ selected_offers: [offerId], ...order }) => ({ ...order, offerId })),
);

export type NewOrder = v.InferOutput<typeof NewOrderSchema>;

/** Reads the body of POST /air/orders. */
export const readNewOrder = (body: unknown): NewOrder => readData(NewOrderSchema, body);
