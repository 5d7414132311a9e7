import * as v from 'valibot';
import { EmailSchema } from '../contact-values.ts';
import { TrapSchema } from '../content/forms.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { MoneySchema, PlaceCodeSchema } from '../values.ts';
import { FareDaySchema } from './fare-days.ts';
import { CabinSchema } from './cabin.ts';
import { TravelerInfoSchema } from './traveler-info.ts';

/** POST /price-alerts: a mail when the lowest price of this journey falls by an amount. */
export const PriceAlertPayloadSchema = v.pipe(
  v.object({
    email: EmailSchema,
    locale: LocaleSchema,
    website: TrapSchema,
    from: PlaceCodeSchema,
    to: PlaceCodeSchema,
    cabin: v.optional(CabinSchema),
    travelerInfo: TravelerInfoSchema,
    day: FareDaySchema,
    /** In the currency that the traveller looks at prices in. */
    fall: v.pipe(
      MoneySchema,
      v.check(({ amount }) => amount > 0, 'value_invalid'),
    ),
  }),
  v.check(({ from, to }) => from !== to, 'same_place'),
);
export type PriceAlertPayload = v.InferOutput<typeof PriceAlertPayloadSchema>;
