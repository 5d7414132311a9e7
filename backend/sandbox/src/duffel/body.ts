import * as v from 'valibot';
import { isLocalDate } from '@travesia/domain';
import { FilledSchema, readBody } from '../wire-body.ts';
import { WireError } from './wire-error.ts';

const METADATA_KEYS = 50;
const METADATA_VALUE = 500;

export const DateSchema = v.pipe(v.string(), v.check(isLocalDate, 'The date must be YYYY-MM-DD.'));

export const PhoneSchema = v.pipe(
  v.string(),
  v.regex(/^\+\d{7,15}$/, 'The phone number must be in E.164 format.'),
);

export const MetadataSchema = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(METADATA_VALUE))),
  v.maxEntries(METADATA_KEYS),
);

export const PaymentSchema = v.object({ amount: FilledSchema, currency: FilledSchema });
export type Payment = v.InferOutput<typeof PaymentSchema>;

/** What stands in the `data` envelope of a body. */
export function readData<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  return readBody(v.object({ data: schema }), body, (field, message) =>
    WireError.validation(field.replace(/^data\./, ''), message),
  ).data;
}
