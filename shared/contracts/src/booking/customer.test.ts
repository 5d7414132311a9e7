import { describe, expect, it } from '@jest/globals';
import { safeParse } from 'valibot';
import { BillingInformationSchema } from './customer.ts';

const billing = {
  cardHolderName: 'Ana María Núñez',
  emailId: 'ana@example.com',
  addressLine1: 'Calle Mayor 1',
  city: 'Madrid',
  postCode: '28013',
  country: { code: 'ES', Name: 'España' },
};
const problems = (changes: object) => {
  const { issues } = safeParse(BillingInformationSchema, { ...billing, ...changes });
  return (issues ?? []).map((issue) => [issue.path?.map((item) => item.key).join('.'), issue.message]);
};

describe('X-22, X-23: form and backend check the postal code with its country', () => {
  it('accepts what the country uses', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ postCode: 'SW1A 1AA', country: { code: 'GB', Name: 'United Kingdom' } })).toEqual([]);
    expect(problems({ postCode: '', country: { code: 'PA', Name: 'Panamá' } })).toEqual([]);
  });
  it('names the field and the rule', () => {
    expect(problems({ postCode: '' })).toEqual([['postCode', 'field_required']]);
    expect(problems({ postCode: '99999' })).toEqual([['postCode', 'postal_format_invalid']]);
  });
  it('says so together with what else is wrong', () => {
    expect(problems({ postCode: '1', city: '' })).toEqual([
      ['city', 'field_required'],
      ['postCode', 'postal_format_invalid'],
    ]);
  });
});
