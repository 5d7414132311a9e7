import { CHARGE_CURRENCY } from '@travesia/domain';
import {
  array,
  check,
  forward,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  uuid,
  type InferOutput,
} from 'valibot';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { TravellerNameSchema } from '../booking/person-name.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { LocalDateSchema, requiredText, shortText } from '../values.ts';

const AMOUNT_MAX = 100_000_000;
const AmountSchema = pipe(number(), integer(), minValue(0), maxValue(AMOUNT_MAX, 'amount_invalid'));

/** What an agent booked with a supplier by phone, written down at the desk (D-18). */
export const DeskByHandSchema = pipe(
  object({
    /** Of this very press: the same again is the same booking. */
    key: pipe(string(), uuid()),
    /** What the traveller calls it: 'Greek islands, MSC Musica, cabin 9021'. */
    title: requiredText(120),
    supplier: requiredText(60),
    supplierRef: requiredText(40),
    startDate: LocalDateSchema,
    endDate: LocalDateSchema,
    travellers: pipe(
      array(object({ firstName: TravellerNameSchema, lastName: TravellerNameSchema })),
      minLength(1, 'field_required'),
      maxLength(9, 'too_long'),
    ),
    email: EmailSchema,
    phone: PhoneSchema,
    locale: LocaleSchema,
    market: MarketIdSchema,
    /** Whom the traveller pays: us, by a link to the checkout, or the supplier. */
    paidTo: picklist(['us', 'supplier']),
    price: object({
      amount: pipe(AmountSchema, minValue(1, 'amount_invalid')),
      currency: pipe(
        string(),
        check((code) => Intl.supportedValuesOf('currency').includes(code), 'currency_invalid'),
      ),
    }),
    /** What of the price the supplier gets from us, in minor units; null where it is paid itself. */
    cost: nullable(AmountSchema),
    /** For the traveller. */
    details: shortText(1_000),
  }),
  forward(
    partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => startDate <= endDate,
      'period_invalid',
    ),
    ['endDate'],
  ),
  forward(
    partialCheck(
      [['paidTo'], ['price']],
      ({ paidTo, price }) => paidTo === 'supplier' || price.currency === CHARGE_CURRENCY,
      'currency_invalid',
    ),
    ['price'],
  ),
  forward(
    partialCheck(
      [['paidTo'], ['price'], ['cost']],
      ({ paidTo, price, cost }) =>
        paidTo === 'supplier' ? cost === null : cost !== null && cost <= price.amount,
      'amount_invalid',
    ),
    ['cost'],
  ),
);
export type DeskByHand = InferOutput<typeof DeskByHandSchema>;
export const DeskByHandReplySchema = object({
  data: object({ bookingId: string(), paidTo: picklist(['us', 'supplier']) }),
});
export type DeskByHandSaved = InferOutput<typeof DeskByHandReplySchema>['data'];
