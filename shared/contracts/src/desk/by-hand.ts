import { CHARGE_CURRENCY } from '@travesia/domain';
import * as v from 'valibot';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { TravellerNameSchema } from '../booking/person-name.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { LocalDateSchema, requiredText, shortText } from '../values.ts';

const AMOUNT_MAX = 100_000_000;
const AmountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(AMOUNT_MAX, 'amount_invalid'));

/** What an agent booked with a supplier by phone, written down at the desk (D-18). */
export const DeskByHandSchema = v.pipe(
  v.object({
    /** Of this very press: the same again is the same booking. */
    key: v.pipe(v.string(), v.uuid()),
    /** What the traveller calls it: 'Greek islands, MSC Musica, cabin 9021'. */
    title: requiredText(120),
    supplier: requiredText(60),
    supplierRef: requiredText(40),
    startDate: LocalDateSchema,
    endDate: LocalDateSchema,
    travellers: v.pipe(
      v.array(v.object({ firstName: TravellerNameSchema, lastName: TravellerNameSchema })),
      v.minLength(1, 'field_required'),
      v.maxLength(9, 'too_long'),
    ),
    email: EmailSchema,
    phone: PhoneSchema,
    locale: LocaleSchema,
    market: MarketIdSchema,
    /** Whom the traveller pays: us, by a link to the checkout, or the supplier. */
    paidTo: v.picklist(['us', 'supplier']),
    price: v.object({
      amount: v.pipe(AmountSchema, v.minValue(1, 'amount_invalid')),
      currency: v.pipe(
        v.string(),
        v.check((code) => Intl.supportedValuesOf('currency').includes(code), 'currency_invalid'),
      ),
    }),
    /** What of the price the supplier gets from us, in minor units; null where it is paid itself. */
    cost: v.nullable(AmountSchema),
    /** For the traveller. */
    details: shortText(1_000),
  }),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => startDate <= endDate,
      'period_invalid',
    ),
    ['endDate'],
  ),
  v.forward(
    v.partialCheck(
      [['paidTo'], ['price']],
      ({ paidTo, price }) => paidTo === 'supplier' || price.currency === CHARGE_CURRENCY,
      'currency_invalid',
    ),
    ['price'],
  ),
  v.forward(
    v.partialCheck(
      [['paidTo'], ['price'], ['cost']],
      ({ paidTo, price, cost }) =>
        paidTo === 'supplier' ? cost === null : cost !== null && cost <= price.amount,
      'amount_invalid',
    ),
    ['cost'],
  ),
);
export type DeskByHand = v.InferOutput<typeof DeskByHandSchema>;
export const DeskByHandReplySchema = v.object({
  data: v.object({ bookingId: v.string(), paidTo: v.picklist(['us', 'supplier']) }),
});
export type DeskByHandSaved = v.InferOutput<typeof DeskByHandReplySchema>['data'];
