import { describe, expect, it } from '@jest/globals';
import {
  CARD_BRANDS,
  cardNumberCap,
  detectBrand,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  isCardNumberValid,
  isCardValid,
  isCvcValid,
  isExpiryValid,
  parseExpiry,
  passesLuhn,
  shortExpiry,
  validateCard,
  type CardBrand,
} from './index.ts';

const GOOD_NUMBERS: readonly [number: string, brand: CardBrand][] = [
  ['4242424242424242', 'visa'],
  ['4222222222222', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2221000000000009', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['378282246310005', 'amex'],
  ['36227206271667', 'diners'],
  ['30569309025904', 'diners'],
  ['6011111111111117', 'discover'],
  ['6500000000000002', 'discover'],
  ['3566002020360505', 'jcb'],
  ['6759649826438453', 'maestro'],
  ['6200000000000005', 'unionpay'],
  ['6205500000000000004', 'unionpay'],
  ['5019717010103742', 'dankort'],
  ['6007220000000004', 'forbrugsforeningen'],
];

describe('the number', () => {
  it.each(GOOD_NUMBERS)('S-18, S-20: %s is a good %s', (number, brand) => {
    expect(detectBrand(number)?.brand).toBe(brand);
    expect(isCardNumberValid(number)).toBe(true);
  });

  it('S-19: every brand has a number among these', () => {
    const brands = new Set(GOOD_NUMBERS.map(([, brand]) => brand));
    expect([...brands].sort()).toEqual(CARD_BRANDS.map(({ brand }) => brand).sort());
  });

  it.each([
    ['5018', 'maestro'],
    ['5019', 'dankort'],
    ['502', 'maestro'],
    ['639', 'maestro'],
    ['6220', 'maestro'],
    ['6221', 'unionpay'],
    ['88', 'unionpay'],
    ['600', 'forbrugsforeningen'],
    ['601', 'discover'],
    ['64', 'discover'],
    ['306', undefined],
    ['305', 'diners'],
    ['38', 'diners'],
    ['34', 'amex'],
    ['2220', undefined],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['50', undefined],
    ['56', 'maestro'],
    ['57', undefined],
    ['9', undefined],
    ['', undefined],
  ])('S-20: digits starting %s belong to %s', (start, brand) => {
    expect(detectBrand(start)?.brand).toBe(brand);
  });

  it.each([
    ['4242 4242 4242 4242', true],
    ['4242-4242-4242-4242', true],
    ['4242424242424241', false],
    ['424242424242424', false],
    ['42424242424242424', false],
    ['4242a4242424242424', false],
    ['6200000000000000', true],
    ['620000000000000', false],
    ['9999999999999995', false],
    ['', false],
  ])('S-18: "%s" is valid: %s', (number, isValid) => {
    expect(isCardNumberValid(number)).toBe(isValid);
  });

  it.each([
    ['', 16],
    ['9', 16],
    ['4', 16],
    ['34', 16],
    ['36', 14],
    ['6220', 19],
    ['62', 19],
    ['5019', 16],
  ])('S-23: a number starting "%s" takes %i digits', (start, cap) => {
    expect(cardNumberCap(start)).toBe(cap);
  });

  it.each([
    ['4242424242424242999', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['36227206271667', '3622 720627 1667'],
    ['6205500000000000004', '6205 5000 0000 0000 004'],
    ['42424', '4242 4'],
    ['', ''],
  ])('S-23: %s is shown as %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it('no digits, no check digit', () => {
    expect(passesLuhn('')).toBe(false);
  });
});

describe('the expiry', () => {
  it.each([
    ['12/30', { month: 12, year: 2030 }],
    ['12/69', { month: 12, year: 2069 }],
    ['12/70', { month: 12, year: 1970 }],
    ['01/2031', { month: 1, year: 2031 }],
    ['1230', { month: 12, year: 2030 }],
    ['00/30', null],
    ['13/30', null],
    ['12/3', null],
    ['12/203', null],
    ['ab/cd', null],
    ['', null],
  ])('S-21: "%s" is read as %j', (text, expiry) => {
    expect(parseExpiry(text)).toEqual(expiry);
  });

  it.each([
    ['11/26', true],
    ['10/26', false],
    ['12/25', false],
    ['01/27', true],
    ['12/1999', false],
    ['12/70', false],
  ])('S-21: on the last day of November 2026, %s is good: %s', (expiry, isGood) => {
    expect(isExpiryValid(expiry, '2026-11-30')).toBe(isGood);
  });

  it.each([
    ['1', '', '1'],
    ['5', '', '05/'],
    ['12', '1', '12/'],
    ['12', '12/', '12'],
    ['12/3', '12/', '12/3'],
    ['1/30', '', '01/30'],
    ['12/2030', '', '12/2030'],
    ['12/20309', '12/2030', '12/2030'],
    ['12 / 30', '', '12/30'],
  ])('S-23: typing "%s" after "%s" shows "%s"', (text, previous, shown) => {
    expect(formatExpiry(text, previous)).toBe(shown);
  });

  it('is kept short', () => {
    expect(shortExpiry({ month: 3, year: 2031 })).toBe('03/31');
  });
});

describe('the CVC', () => {
  it.each([
    ['123', '4242', true],
    ['1234', '4242', false],
    ['123', '37', true],
    ['1234', '37', true],
    ['12', '37', false],
    ['1234', '', true],
    ['12a', '4242', false],
    ['', '4242', false],
  ])('S-22: %s on a card starting "%s" is valid: %s', (cvc, number, isValid) => {
    expect(isCvcValid(cvc, detectBrand(number))).toBe(isValid);
  });

  it('S-23: takes four digits', () => {
    expect(formatCvc('12 34 56')).toBe('1234');
  });
});

describe('the whole card', () => {
  const card = {
    cardName: 'Ana Ruiz',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '12/30',
    cardCvv: '123',
  };

  it('S-25: is valid only if no flag is set', () => {
    expect(isCardValid(validateCard(card, '2026-11-20'))).toBe(true);
    for (const field of ['cardName', 'cardNumber', 'cardExpiry', 'cardCvv'] as const) {
      expect(isCardValid(validateCard({ ...card, [field]: ' ' }, '2026-11-20'))).toBe(false);
    }
  });

  it('S-27: a card number pasted into the name is not a name', () => {
    expect(validateCard({ ...card, cardName: '4242 4242 4242 4242' }, '2026-11-20').name).toBe(true);
  });
});
