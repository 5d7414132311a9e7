import {
  ContactEnquirySchema,
  ContactMessageSchema,
  ContactQuerySchema,
  SubscriptionSchema,
  type Locale,
} from '@travesia/contracts';
import { composePhone } from '@travesia/domain';
import * as v from 'valibot';

export type FormValues = Readonly<Record<string, string>>;
type FieldCodes = Readonly<Record<string, string>>;

export type ReadForm = { body: object; problems?: never } | { body?: never; problems: FieldCodes };

function read<Schema extends v.GenericSchema>(schema: Schema, values: unknown): ReadForm {
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return { body: parsed.output as v.InferOutput<Schema> & object };
  const problems: Record<string, string> = {};
  for (const issue of parsed.issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { problems };
}

/** The number with the dial code of the picked country. */
const withPhone = ({ phoneCountry = '', phone = '', ...values }: FormValues) => ({
  ...values,
  phone: composePhone(phoneCountry, phone),
});

/** What the values of a form mean to the server, or the code of what is wrong with each field. */
export const READ_FORM = {
  message: (values: FormValues) => read(ContactMessageSchema, withPhone(values)),
  enquiry: (values: FormValues) => read(ContactEnquirySchema, values),
  query: (values: FormValues) => read(ContactQuerySchema, withPhone(values)),
  subscribe: (values: FormValues, locale: Locale) => read(SubscriptionSchema, { ...values, locale }),
} as const;
