import * as v from 'valibot';
import { CountryCode, Latitude, Longitude } from '../../supplier-replies/wire-values.ts';

/** Only what is read of the supplier's replies, as its documentation nests it; what else it sends is let through. */
const Text = v.nullish(v.string(), '');
const texts = v.nullish(v.array(v.string()), []);

const Amount = v.looseObject({ amount: v.number() });
const BandSchema = v.looseObject({
  paxType: v.string(),
  ageFrom: v.nullish(v.number()),
  ageTo: v.nullish(v.number()),
  amount: v.number(),
});
const DurationSchema = v.looseObject({ value: v.number(), metric: v.string() });
const CodeName = v.looseObject({ code: v.string(), name: Text });

const RateDetailSchema = v.looseObject({
  rateKey: v.string(),
  operationDates: v.array(
    v.looseObject({
      from: v.pipe(v.string(), v.isoDate()),
      to: v.pipe(v.string(), v.isoDate()),
      // Null, too, where nothing is ever charged.
      cancellationPolicies: v.nullish(
        v.array(
          v.looseObject({ dateFrom: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/)), amount: v.number() }),
        ),
        [],
      ),
    }),
  ),
  languages: v.nullish(v.array(v.looseObject({ code: v.string(), description: Text })), []),
  sessions: v.nullish(v.array(CodeName), []),
  minimumDuration: v.nullish(DurationSchema),
  maximumDuration: v.nullish(DurationSchema),
  totalAmount: Amount,
  paxAmounts: v.nullish(v.array(BandSchema), []),
});
export type WireRateDetail = v.InferOutput<typeof RateDetailSchema>;

const ModalitySchema = v.looseObject({
  code: v.string(),
  name: Text,
  duration: v.nullish(DurationSchema),
  amountUnitType: v.nullish(v.string(), 'PAX'),
  amountsFrom: v.nullish(v.array(BandSchema), []),
  questions: v.nullish(
    v.array(v.looseObject({ code: v.string(), text: Text, required: v.fallback(v.boolean(), true) })),
    [],
  ),
  rates: v.nullish(
    v.array(
      v.looseObject({
        rateCode: v.string(),
        /** `NRF`: nothing comes back, whatever its days say. */
        rateClass: v.nullish(v.string()),
        name: Text,
        rateDetails: v.array(RateDetailSchema),
      }),
    ),
    [],
  ),
});
export type WireModality = v.InferOutput<typeof ModalitySchema>;

const GeolocationSchema = v.nullish(v.looseObject({ latitude: Latitude, longitude: Longitude }));
const PlaceSchema = v.looseObject({
  geolocation: GeolocationSchema,
  address: Text,
  city: Text,
  description: Text,
});
export type WirePlace = v.InferOutput<typeof PlaceSchema>;
const Described = v.looseObject({ description: Text });

const ContentSchema = v.looseObject({
  description: Text,
  summary: Text,
  contentId: Text,
  geolocation: GeolocationSchema,
  segmentationGroups: v.nullish(
    v.array(
      v.looseObject({
        segments: v.nullish(v.array(v.looseObject({ code: v.fallback(v.string(), ''), name: Text })), []),
      }),
    ),
    [],
  ),
  // The supplier spells it so.
  highligths: texts,
  featureGroups: v.nullish(
    v.array(
      v.looseObject({
        included: v.nullish(v.array(Described), []),
        excluded: v.nullish(v.array(Described), []),
      }),
    ),
    [],
  ),
  importantInfo: texts,
  redeemInfo: v.nullish(v.looseObject({ comments: v.nullish(v.array(Described), []) })),
  location: v.nullish(
    v.looseObject({
      startingPoints: v.nullish(v.array(v.looseObject({ meetingPoint: v.nullish(PlaceSchema) })), []),
      endPoints: v.nullish(v.array(PlaceSchema), []),
    }),
  ),
  provider: v.nullish(v.looseObject({ name: Text })),
  media: v.nullish(
    v.looseObject({
      images: v.nullish(
        v.array(
          v.looseObject({
            visualizationOrder: v.nullish(v.number(), 0),
            urls: v.array(v.looseObject({ resource: v.string(), width: v.number(), height: v.number() })),
          }),
        ),
        [],
      ),
    }),
  ),
});
export type WireContent = v.InferOutput<typeof ContentSchema>;

export const PricedSchema = v.looseObject({ currency: v.string() });
export const WireActivitySchema = v.looseObject({
  code: v.string(),
  activityCode: Text,
  name: v.string(),
  type: v.string(),
  currency: v.string(),
  country: v.looseObject({ code: CountryCode, destinations: v.nullish(v.array(CodeName), []) }),
  modalities: v.nullish(v.array(ModalitySchema), []),
  content: ContentSchema,
});
export type WireActivity = v.InferOutput<typeof WireActivitySchema>;

export const SearchReplySchema = v.looseObject({
  pagination: v.looseObject({ totalItems: v.number() }),
  activities: v.nullish(v.array(v.unknown()), []),
});
export const DetailReplySchema = v.looseObject({ activity: WireActivitySchema });

const BookingSchema = v.looseObject({
  reference: v.pipe(v.string(), v.minLength(1)),
  clientReference: Text,
  status: v.string(),
  activities: v.nullish(
    v.array(
      v.looseObject({
        activityReference: Text,
        comments: v.nullish(v.array(v.looseObject({ text: Text })), []),
        vouchers: v.nullish(v.array(v.looseObject({ url: Text, mimeType: v.fallback(v.string(), '') })), []),
      }),
    ),
    [],
  ),
});
export type WireBooking = v.InferOutput<typeof BookingSchema>;
export const BookingReplySchema = v.looseObject({ booking: BookingSchema });
/** `total` of a simulated cancellation is what it would cost. */
export const SimulationReplySchema = v.object({
  booking: v.looseObject({ total: v.pipe(v.number(), v.minValue(0)), currency: v.string() }),
});
/** `total` is what it has cost in the end; a reply without it says only that it is cancelled. */
export const CancelledReplySchema = v.object({
  booking: v.looseObject({
    status: v.string(),
    total: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
    currency: v.fallback(v.string(), ''),
  }),
});
export const BookingListReplySchema = v.looseObject({ bookings: v.nullish(v.array(BookingSchema), []) });
export const ErrorReplySchema = v.looseObject({
  errors: v.array(v.looseObject({ code: v.fallback(v.string(), ''), text: Text })),
});
