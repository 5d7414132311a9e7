import {
  array,
  boolean,
  literal,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
  variant,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { ActivityCodeSchema, ActivityQuerySchema } from '../activities/detail.ts';
import { HotelQuerySchema } from '../hotels/room.ts';
import { PictureSchema } from '../pictures/picture.ts';
import { CurrencyCodeSchema, IdSchema, LocalDateSchema, MoneySchema } from '../values.ts';

/** What the sharer looks at amounts in. */
const currency = CurrencyCodeSchema;

/** POST /shares: what is shared. The price is the server's own, never the page's. */
export const SharePayloadSchema = variant('kind', [
  object({ kind: literal('flight'), offerId: IdSchema, currency }),
  object({ kind: literal('hotel'), hotelCode: IdSchema, stay: HotelQuerySchema, currency }),
  object({
    kind: picklist(['activity', 'tour']),
    code: ActivityCodeSchema,
    query: ActivityQuerySchema,
    /** Those that were searched, within the days of `query`. */
    days: object({ from: LocalDateSchema, to: LocalDateSchema }),
    currency,
  }),
]);
export type SharePayload = InferOutput<typeof SharePayloadSchema>;
/** The same as a page names it: in the words of an address, and without the currency. */
type Named<Payload> = Payload extends unknown ? Omit<Payload, 'currency'> : never;
export type ShareSubject = Named<InferInput<typeof SharePayloadSchema>>;
export type ShareKind = SharePayload['kind'];

/** Where the page of a share is, below the language prefix. */
export const SHARED_PATH = '/compartido';

export const ShareReplySchema = object({ data: object({ path: string() }) });
export type ShareReply = InferOutput<typeof ShareReplySchema>;

/** What was shared, as it was seen then. */
export const SharedOfferSchema = object({
  kind: picklist(['flight', 'hotel', 'activity', 'tour']),
  title: string(),
  /** Of the title. */
  language: nullable(string()),
  /** Days, places and people in words. */
  lines: array(string()),
  picture: nullable(PictureSchema),
  /** The landscape in place of a picture is drawn from it. */
  seed: string(),
  /** What would have been charged. */
  price: MoneySchema,
  /** The same in the sharer's currency, by the rate of that day; null where it is the same or there was none. */
  shownPrice: nullable(MoneySchema),
  seenOn: LocalDateSchema,
  /** Its first day has passed. */
  isOver: boolean(),
  /** Of the live search, below the language prefix; without the days where they have passed. */
  address: pipe(string(), regex(/^\/(?![/\\])\S*$/)),
});
export type SharedOffer = InferOutput<typeof SharedOfferSchema>;

/** GET /shares/:id; null: nothing was shared there, or it was deleted some time after its days. */
export const SharedOfferReplySchema = object({ data: nullable(SharedOfferSchema) });
export type SharedOfferReply = InferOutput<typeof SharedOfferReplySchema>;
