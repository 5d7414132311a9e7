import * as v from 'valibot';
import { ActivityCodeSchema, ActivityQuerySchema } from '../activities/detail.ts';
import { HotelQuerySchema } from '../hotels/room.ts';
import { PictureSchema } from '../pictures/picture.ts';
import { CurrencyCodeSchema, IdSchema, LocalDateSchema, MoneySchema } from '../values.ts';

/** What the sharer looks at amounts in. */
const currency = CurrencyCodeSchema;

/** POST /shares: what is shared. The price is the server's own, never the page's. */
export const SharePayloadSchema = v.variant('kind', [
  v.object({ kind: v.literal('flight'), offerId: IdSchema, currency }),
  v.object({ kind: v.literal('hotel'), hotelCode: IdSchema, stay: HotelQuerySchema, currency }),
  v.object({
    kind: v.picklist(['activity', 'tour']),
    code: ActivityCodeSchema,
    query: ActivityQuerySchema,
    /** Those that were searched, within the days of `query`. */
    days: v.object({ from: LocalDateSchema, to: LocalDateSchema }),
    currency,
  }),
]);
export type SharePayload = v.InferOutput<typeof SharePayloadSchema>;
/** The same as a page names it: in the words of an address, and without the currency. */
type Named<Payload> = Payload extends unknown ? Omit<Payload, 'currency'> : never;
export type ShareSubject = Named<v.InferInput<typeof SharePayloadSchema>>;
export type ShareKind = SharePayload['kind'];

/** Where the page of a share is, below the language prefix. */
export const SHARED_PATH = '/compartido';

export const ShareReplySchema = v.object({ data: v.object({ path: v.string() }) });
export type ShareReply = v.InferOutput<typeof ShareReplySchema>;

/** What was shared, as it was seen then. */
export const SharedOfferSchema = v.object({
  kind: v.picklist(['flight', 'hotel', 'activity', 'tour']),
  title: v.string(),
  /** Of the title. */
  language: v.nullable(v.string()),
  /** Days, places and people in words. */
  lines: v.array(v.string()),
  picture: v.nullable(PictureSchema),
  /** The landscape in place of a picture is drawn from it. */
  seed: v.string(),
  /** What would have been charged. */
  price: MoneySchema,
  /** The same in the sharer's currency, by the rate of that day; null where it is the same or there was none. */
  shownPrice: v.nullable(MoneySchema),
  seenOn: LocalDateSchema,
  /** Its first day has passed. */
  isOver: v.boolean(),
  /** Of the live search, below the language prefix; without the days where they have passed. */
  address: v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/)),
});
export type SharedOffer = v.InferOutput<typeof SharedOfferSchema>;

/** GET /shares/:id; null: nothing was shared there, or it was deleted some time after its days. */
export const SharedOfferReplySchema = v.object({ data: v.nullable(SharedOfferSchema) });
export type SharedOfferReply = v.InferOutput<typeof SharedOfferReplySchema>;
