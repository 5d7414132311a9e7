import { describe, expect, it } from '@jest/globals';
import { READ_FORM } from './form-values.ts';

const PERSON = { name: ' Lucía ', email: 'lucia@example.com' };

describe('what is typed into a form', () => {
  it('X-21: the number gets the dial code of the picked country', () => {
    const values = { ...PERSON, phoneCountry: 'ES', phone: '600 111 222', website: '' };
    expect(READ_FORM.query(values).body).toEqual({
      name: 'Lucía',
      surname: '',
      email: 'lucia@example.com',
      phone: '+34600111222',
      message: '',
      hotelDestination: '',
      website: '',
    });
  });

  it('E-11: a message names what is missing, one code a field', () => {
    const empty = { name: '', email: '', phoneCountry: 'ES', phone: '', message: '', bestTimeToReach: '' };
    expect(READ_FORM.message(empty).problems).toEqual({
      name: 'name_required',
      email: 'field_required',
      phone: 'phone_required',
      message: 'field_required',
      bestTimeToReach: 'field_required',
    });
  });

  it.each([
    ['phone_invalid', { phone: '12' }],
    ['phone_invalid', { phone: 'llámame' }],
  ])('X-21: %s for %j', (code, wrong) => {
    expect(READ_FORM.query({ ...PERSON, phoneCountry: 'MX', ...wrong }).problems).toEqual({ phone: code });
  });

  it('E-13: a query needs name, e-mail and phone, and nothing else', () => {
    const empty = { name: '', surname: '', email: '', phoneCountry: 'ES', phone: '', message: '' };
    expect(READ_FORM.query(empty).problems).toEqual({
      name: 'name_required',
      email: 'field_required',
      phone: 'phone_required',
    });
  });

  it('E-12: an enquiry needs all of its three fields', () => {
    expect(READ_FORM.enquiry({ ...PERSON, message: '  ' }).problems).toEqual({ message: 'field_required' });
  });

  it('E-14: a subscription is an address and a language', () => {
    expect(READ_FORM.subscribe({ email: 'a@example.com' }, 'en').body).toEqual({
      email: 'a@example.com',
      locale: 'en',
      website: '',
    });
  });
});
