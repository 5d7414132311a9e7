import { describe, expect, it } from '@jest/globals';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { POSTAL_FORMATS } from './formats.ts';
import { postalCodeExample, postalCodeProblem, postalCodeRequired } from './postal-code.ts';

describe('X-22: a traveller writes the postal code as their country does', () => {
  it.each([
    ['ES', '28013'],
    ['MX', '06700'],
    ['US', '33101-1234'],
    ['AR', '1425'],
    ['AR', 'C1425DKE'],
    ['CL', '832-0000'],
    ['PY', '1209'],
    ['VE', '1010'],
    ['BR', '01310-100'],
    ['BR', '01310100'],
    ['CA', 'k1a 0b1'],
    ['GB', 'SW1A1AA'],
    ['PT', '1000-001'],
    ['JP', '1000001'],
    ['PL', '00001'],
    ['PE', '15001'],
    ['CO', '110111'],
    ['IE', 'D02AF30'],
  ])('%s accepts %s', (country, code) => {
    expect(postalCodeProblem(country, code)).toBeNull();
  });

  it.each([
    ['ES', '53000'],
    ['ES', '2801'],
    ['GB', '28013'],
    ['PT', '1000'],
    ['AR', '12'],
    ['US', '1234'],
  ])('%s refuses %s', (country, code) => {
    expect(postalCodeProblem(country, code)).toBe('postal_format_invalid');
  });

  it.each(['PA', 'CU', 'BO', 'HK', 'AE'])('%s has no postal codes: the field may stay empty', (country) => {
    expect(postalCodeProblem(country, '')).toBeNull();
    expect(postalCodeRequired(country)).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString'])('%s is no country, whoever says so', (country) => {
    expect(postalCodeProblem(country, '28013')).toBeNull();
    expect(postalCodeExample(country)).toBeNull();
    expect(postalCodeRequired(country)).toBe(false);
  });

  it('X-21: with no country chosen the rule is five to six digits', () => {
    expect(postalCodeProblem(null, '28013')).toBeNull();
    expect(postalCodeProblem(null, '110111')).toBeNull();
    expect(postalCodeProblem(null, '2801')).toBe('postal_invalid');
    expect(postalCodeProblem(null, '  ')).toBe('field_required');
    expect(postalCodeProblem('ES', '')).toBe('field_required');
  });

  it('every example is accepted by its own country, and by the library it came from', () => {
    const corrected = new Set(['AR', 'NI', 'PT', 'SV']);
    for (const country of Object.keys(POSTAL_FORMATS)) {
      const example = postalCodeExample(country) ?? '';
      expect([country, postalCodeProblem(country, example)]).toEqual([country, null]);
      expect(postcodeValidatorExistsForCountry(country)).toBe(true);
      const written = [example, example.replaceAll(/[ -]/g, '')];
      const takenByLibrary = written.some((text) => postcodeValidator(text, country));
      if (
        /^[A-Z0-9]+$/.test(example) &&
        !corrected.has(country) &&
        /^\\d\{\d\}$/.test(POSTAL_FORMATS[country]![0])
      ) {
        expect([country, takenByLibrary]).toEqual([country, true]);
      }
    }
  });
});
