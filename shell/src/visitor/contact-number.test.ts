import { describe, expect, it } from '@jest/globals';
import { contactNumberOf } from './contact-number.ts';

const MX = { countryCode: 'MX', contactNumber: '+52 1' };
const GENERAL = { countryCode: null, contactNumber: '+1 202' };

describe('the number to call', () => {
  it.each([
    ['of the visitor’s country', [GENERAL, MX], 'MX', '+52 1'],
    ['of no country, for a country without one', [MX, GENERAL], 'EC', '+1 202'],
    ['of no country, where the country is not known', [MX, GENERAL], null, '+1 202'],
    ['configured, where the list has neither', [MX], 'EC', '+0'],
    ['configured, where the list could not be had', [], 'MX', '+0'],
  ])('P-19: is the one %s', (_what, contacts, country, number) => {
    expect(contactNumberOf(contacts, country, '+0')).toBe(number);
  });
});
