import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { BillingInformationSchema, TravellerSchema, TravellersSchema } from './customer.ts';

const billing = {
  cardHolderName: 'Ana María Núñez',
  emailId: 'ana@example.com',
  addressLine1: 'Calle Mayor 1',
  city: 'Madrid',
  postCode: '28013',
  country: { code: 'ES', Name: 'España' },
};
const problems = (changes: object) => {
  const { issues } = v.safeParse(BillingInformationSchema, { ...billing, ...changes });
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

describe('X-21: e-mail addresses as browsers and mail servers take them', () => {
  it.each([
    ["o'connor@example.ie", "o'connor@example.ie"],
    ['ana+viajes@example.com', 'ana+viajes@example.com'],
    ['first.last@sub.example.co.uk', 'first.last@sub.example.co.uk'],
    ['!#$%&*/=?^_`{|}~-@example.com', '!#$%&*/=?^_`{|}~-@example.com'],
    ['ana@xn--muoz-hqa.es', 'ana@xn--muoz-hqa.es'],
    ['ana@muñoz.es', 'ana@xn--muoz-hqa.es'],
    ['ana@a--b.com', 'ana@a--b.com'],
    ['ana@1.example.museum', 'ana@1.example.museum'],
    [' \u200Bana@example.com\u00A0', 'ana@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('takes %s', (typed, kept) => {
    expect(v.safeParse(EmailSchema, typed)).toMatchObject({ success: true, output: kept });
  });

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@localhost',
    'ana@example.',
    'ana@-example.com',
    'ana@example-.com',
    'ana@exa mple.com',
    'ana@@example.com',
    'ana ruiz@example.com',
    'ana@example.com\nbcc: all@example.com',
    'ana\0@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `ana@${'example.'.repeat(40)}com`,
  ])('refuses %j', (typed) => {
    expect(v.safeParse(EmailSchema, typed).issues?.[0]?.message).toBe('email_invalid');
  });

  it.each(['', '  '])('%j is missing, not wrong', (typed) => {
    expect(v.safeParse(EmailSchema, typed).issues?.[0]?.message).toBe('field_required');
  });
});

describe('X-21: telephone numbers as they are typed and pasted', () => {
  it.each([
    ['+34 600 11 22 33', '+34600112233'],
    ['+34\u00A0600\u2011112\u2013233', '+34600112233'],
    ['\u202A+34600112233\u202C', '+34600112233'],
    ['+34\u200B600\uFEFF112233', '+34600112233'],
    ['＋３４６００１１２２３３', '+34600112233'],
    ['(600) 112.233', '600112233'],
  ])('%j', (typed, kept) => {
    expect(v.safeParse(PhoneSchema, typed)).toMatchObject({ success: true, output: kept });
  });
  it.each(['12', '+34 600 11', 'six hundred', '6'.repeat(16), '60011\0 2233'])('refuses %j', (typed) => {
    expect(v.safeParse(PhoneSchema, typed).issues?.[0]?.message).toBe('phone_invalid');
  });
});

describe('names of travellers and of cardholders', () => {
  const nameProblems = (firstName: string) =>
    (v.safeParse(TravellerSchema, { id: 'p1', type: 'ADULT', firstName, lastName: 'Ruiz' }).issues ?? [])[0]
      ?.message;

  it('a traveller is asked for Latin letters, a cardholder is not', () => {
    expect(nameProblems('Сергей')).toBe('name_not_latin');
    expect(problems({ cardHolderName: 'Сергей Иванов' })).toEqual([]);
  });
  it.each([
    ['', 'field_required'],
    ['\u3164', 'field_required'],
    ['\u0301', 'name_invalid'],
    ['Ana\0', 'name_invalid'],
    ['Ana \uD83D', 'name_invalid'],
  ])('%j is %s', (typed, code) => {
    expect(nameProblems(typed)).toBe(code);
  });
  it('is kept without what only pasting put there', () => {
    const given = { id: 'p1', type: 'ADULT', firstName: ' Ana\u00A0Mar\u00ADía ', lastName: 'O´Donnell' };
    expect(v.safeParse(TravellerSchema, given)).toMatchObject({
      output: { firstName: 'Ana María', lastName: 'O’Donnell' },
    });
  });
});

describe('S-07: nobody travels twice', () => {
  const ana = { id: '1', type: 'ADULT', firstName: 'Ana', lastName: 'Núñez' };
  const known = { ...ana, gender: 'female', dateOfBirth: '1990-06-15' };
  it.each([
    ['the same person', [known, { ...known, firstName: 'ANA', lastName: 'Nunez' }], ['1.firstName']],
    ['twins', [known, { ...known, firstName: 'Eva' }], []],
    ['guests of one name, of whom no more is asked', [ana, ana], []],
  ])('%s', (_title, travellers, paths) => {
    const { issues = [] } = v.safeParse(TravellersSchema, travellers);
    expect(issues.map(({ message }) => message)).toEqual(paths.map(() => 'same_traveller'));
    expect(issues.map(({ path }) => path?.map(({ key }) => key).join('.'))).toEqual(paths);
  });
});
