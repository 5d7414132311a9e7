import {
  array,
  boolean,
  fallback,
  isoDate,
  looseObject,
  minLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  pipe,
  regex,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { CountryCode, Latitude, Longitude } from '../../supplier-replies/wire-values.ts';

/** Only what is read of the supplier's replies, as its documentation nests it; what else it sends is let through. */
const Text = nullish(string(), '');
const texts = nullish(array(string()), []);

const Amount = looseObject({ amount: number() });
const BandSchema = looseObject({
  paxType: string(),
  ageFrom: nullish(number()),
  ageTo: nullish(number()),
  amount: number(),
});
const DurationSchema = looseObject({ value: number(), metric: string() });
const CodeName = looseObject({ code: string(), name: Text });

const RateDetailSchema = looseObject({
  rateKey: string(),
  operationDates: array(
    looseObject({
      from: pipe(string(), isoDate()),
      to: pipe(string(), isoDate()),
      // Null, too, where nothing is ever charged.
      cancellationPolicies: nullish(
        array(looseObject({ dateFrom: pipe(string(), regex(/^\d{4}-\d{2}-\d{2}/)), amount: number() })),
        [],
      ),
    }),
  ),
  languages: nullish(array(looseObject({ code: string(), description: Text })), []),
  sessions: nullish(array(CodeName), []),
  minimumDuration: nullish(DurationSchema),
  maximumDuration: nullish(DurationSchema),
  totalAmount: Amount,
  paxAmounts: nullish(array(BandSchema), []),
});
export type WireRateDetail = InferOutput<typeof RateDetailSchema>;

const ModalitySchema = looseObject({
  code: string(),
  name: Text,
  duration: nullish(DurationSchema),
  amountUnitType: nullish(string(), 'PAX'),
  amountsFrom: nullish(array(BandSchema), []),
  questions: nullish(
    array(looseObject({ code: string(), text: Text, required: fallback(boolean(), true) })),
    [],
  ),
  rates: nullish(
    array(
      looseObject({
        rateCode: string(),
        /** `NRF`: nothing comes back, whatever its days say. */
        rateClass: nullish(string()),
        name: Text,
        rateDetails: array(RateDetailSchema),
      }),
    ),
    [],
  ),
});
export type WireModality = InferOutput<typeof ModalitySchema>;

const GeolocationSchema = nullish(looseObject({ latitude: Latitude, longitude: Longitude }));
const PlaceSchema = looseObject({
  geolocation: GeolocationSchema,
  address: Text,
  city: Text,
  description: Text,
});
export type WirePlace = InferOutput<typeof PlaceSchema>;
const Described = looseObject({ description: Text });

const ContentSchema = looseObject({
  description: Text,
  summary: Text,
  contentId: Text,
  geolocation: GeolocationSchema,
  segmentationGroups: nullish(
    array(
      looseObject({
        segments: nullish(array(looseObject({ code: fallback(string(), ''), name: Text })), []),
      }),
    ),
    [],
  ),
  // The supplier spells it so.
  highligths: texts,
  featureGroups: nullish(
    array(looseObject({ included: nullish(array(Described), []), excluded: nullish(array(Described), []) })),
    [],
  ),
  importantInfo: texts,
  redeemInfo: nullish(looseObject({ comments: nullish(array(Described), []) })),
  location: nullish(
    looseObject({
      startingPoints: nullish(array(looseObject({ meetingPoint: nullish(PlaceSchema) })), []),
      endPoints: nullish(array(PlaceSchema), []),
    }),
  ),
  provider: nullish(looseObject({ name: Text })),
  media: nullish(
    looseObject({
      images: nullish(
        array(
          looseObject({
            visualizationOrder: nullish(number(), 0),
            urls: array(looseObject({ resource: string(), width: number(), height: number() })),
          }),
        ),
        [],
      ),
    }),
  ),
});
export type WireContent = InferOutput<typeof ContentSchema>;

export const PricedSchema = looseObject({ currency: string() });
export const WireActivitySchema = looseObject({
  code: string(),
  activityCode: Text,
  name: string(),
  type: string(),
  currency: string(),
  country: looseObject({ code: CountryCode, destinations: nullish(array(CodeName), []) }),
  modalities: nullish(array(ModalitySchema), []),
  content: ContentSchema,
});
export type WireActivity = InferOutput<typeof WireActivitySchema>;

export const SearchReplySchema = looseObject({
  pagination: looseObject({ totalItems: number() }),
  activities: nullish(array(unknown()), []),
});
export const DetailReplySchema = looseObject({ activity: WireActivitySchema });

const BookingSchema = looseObject({
  reference: pipe(string(), minLength(1)),
  clientReference: Text,
  status: string(),
  activities: nullish(
    array(
      looseObject({
        activityReference: Text,
        comments: nullish(array(looseObject({ text: Text })), []),
        vouchers: nullish(array(looseObject({ url: Text, mimeType: fallback(string(), '') })), []),
      }),
    ),
    [],
  ),
});
export type WireBooking = InferOutput<typeof BookingSchema>;
export const BookingReplySchema = looseObject({ booking: BookingSchema });
/** `total` of a simulated cancellation is what it would cost. */
export const SimulationReplySchema = object({
  booking: looseObject({ total: pipe(number(), minValue(0)), currency: string() }),
});
/** `total` is what it has cost in the end; a reply without it says only that it is cancelled. */
export const CancelledReplySchema = object({
  booking: looseObject({
    status: string(),
    total: fallback(nullable(pipe(number(), minValue(0))), null),
    currency: fallback(string(), ''),
  }),
});
export const BookingListReplySchema = looseObject({ bookings: nullish(array(BookingSchema), []) });
export const ErrorReplySchema = looseObject({
  errors: array(looseObject({ code: fallback(string(), ''), text: Text })),
});
