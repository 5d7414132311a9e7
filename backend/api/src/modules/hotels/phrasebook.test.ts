import { describe, expect, it } from '@jest/globals';
import { inMarket } from '../../text/in-market.ts';
import { conditionIn, supplierTextIn } from './phrasebook.ts';

const english = (value: string) => ({ value, language: 'en' });

describe('texts of suppliers', () => {
  it('X-01: a text whose sentences are all known is read in Spanish', () => {
    expect(
      supplierTextIn(
        english(
          'A 4-star hotel 1.2 km from the centre of Mexico City. A quiet address with thick walls and good light.',
        ),
        'es',
        'Ciudad de México',
      ),
    ).toEqual({
      value:
        'Hotel de 4 estrellas a 1,2 km del centro de Ciudad de México. Una dirección tranquila, de muros gruesos y buena luz.',
      language: 'es',
    });
    expect(
      supplierTextIn(english('A roadside motel 9 km from the centre of Madrid.'), 'es', 'Madrid').value,
    ).toBe('Motel de carretera a 9 km del centro de Madrid.');
  });

  it('one unknown sentence leaves all of it as it came, marked with its language', () => {
    const text = english('Every adult shows an identity card or passport at check-in. Bring a towel.');
    expect(supplierTextIn(text, 'es')).toBe(text);
    expect(supplierTextIn(text, 'en')).toBe(text);
  });

  it('X-03: known sentences are read in our English, with the clock of the market', () => {
    const written = () =>
      conditionIn({ title: 'Late arrival', text: 'The desk closes at 22:00.' }, 'en', 'en').text;
    const spain = { id: 'ES', numberLocale: { es: 'es-ES', en: 'en-GB' }, timeZone: 'Europe/Madrid' };
    expect(written().replace('\u00A0', ' ')).toBe('The front desk closes at 10:00 PM.');
    expect(inMarket(spain, written)).toBe('The front desk closes at 22:00.');
  });

  it('X-01: known words are those of the market', () => {
    const text = english('A suite hotel for longer stays 9 km from the centre of Madrid.');
    const spain = { id: 'ES', numberLocale: { es: 'es-ES', en: 'en-GB' }, timeZone: 'Europe/Madrid' };
    const written = () => supplierTextIn(text, 'es', 'Madrid').value;
    expect(written()).toBe('Hotel de suites para estadías largas a 9 km del centro de Madrid.');
    expect(inMarket(spain, written)).toBe(
      'Hotel de suites para estancias largas a 9 km del centro de Madrid.',
    );
  });

  it('title and text of a rule go together', () => {
    expect(conditionIn({ title: 'Pets', text: 'No snakes.' }, 'en', 'es')).toEqual({
      title: 'Pets',
      text: 'No snakes.',
      language: 'en',
    });
    expect(conditionIn({ title: 'Late arrival', text: 'The desk closes at 22:00.' }, 'en', 'es')).toEqual({
      title: 'Llegada tarde',
      text: 'La recepción cierra a las 22:00.',
      language: 'es',
    });
  });
});
