import { composePhone } from '@travesia/domain';
import { CustomerDetailsSchema, type CustomerDetails } from '@travesia/contracts';
import type { ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export type ContactValues = {
  email: string;
  phoneCountry: string;
  phone: string;
  emergencyContact: string;
  newsletterSubscribe: boolean;
  textMessages: boolean;
};

export function emptyContact(countryCode: string): ContactValues {
  return {
    email: '',
    phoneCountry: countryCode,
    phone: '',
    emergencyContact: '',
    newsletterSubscribe: false,
    textMessages: false,
  };
}

/** Contact as the server takes it, or what is wrong with it (S-04, X-21). */
export function parseContact({ phoneCountry, ...values }: ContactValues): ParsedForm<CustomerDetails> {
  return parseWithSchema(CustomerDetailsSchema, {
    ...values,
    phone: composePhone(phoneCountry, values.phone),
    emergencyContact: composePhone(phoneCountry, values.emergencyContact),
  });
}
