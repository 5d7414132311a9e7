import { describe, expect, it } from '@jest/globals';
import { inVariety } from '@travesia/domain/words';
import { VARIETIES, varietiesOf } from '@travesia/domain/varieties';
import { checkVariety } from './check-varieties.ts';

const spain = (text: string) => inVariety(text, varietiesOf('ES')?.es);
const britain = (text: string) => inVariety(text, varietiesOf('ES')?.en);

describe('X-01: Spain reads its own Spanish and British English', () => {
  it.each([
    ['Boletos emitidos', 'Billetes emitidos'],
    ['{count} maletas registradas', '{count} maletas facturadas'],
    ['Impuestos y cargos, {traveller}', 'Tasas e impuestos, {traveller}'],
    ['La aerolínea suelta los lugares.', 'La aerolínea suelta las plazas.'],
    ['Una visa vigente', 'Un visado vigente'],
    ['Buscando lugares', 'Buscando lugares'],
  ])('“%s” is “%s”', (text, there) => expect(spain(text)).toBe(there));

  it('words of a tree are replaced, and its keys are not', () =>
    expect(inVariety({ favorite: { gray: ['Gray traveler'] } }, varietiesOf('ES')?.en)).toEqual({
      favorite: { gray: ['Grey traveller'] },
    }));

  it('names within longer words stay', () =>
    expect(britain('A Centerville traveler')).toBe('A Centerville traveller'));

  it('other markets read the catalogues as they are', () => {
    expect(varietiesOf('MX')).toBeUndefined();
    expect(inVariety('Boletos', varietiesOf('MX')?.es)).toBe('Boletos');
  });
});

describe('the check of words', () => {
  const rules = VARIETIES['ES']?.es;
  if (!rules) throw new Error('Spain has words of its own');
  const problemsOf = (text: string, isForAll = false) =>
    checkVariety(new Map([['a', text]]), rules, () => isForAll);

  it.each(['Tu billete', 'Quedan plazas', 'Sin coste', 'Si os parece', 'Compra dos visados'])(
    'finds “%s” in a catalogue',
    (text) => expect(problemsOf(text)).toHaveLength(1),
  );

  it('finds a word of the Americas that Spain would read unchanged', () =>
    expect(checkVariety(new Map([['a', 'Computadoras']]), rules)).toHaveLength(1));

  it('finds a word that not everybody says in what all markets read unchanged', () => {
    expect(problemsOf('Tu boleto')).toEqual([]);
    expect(problemsOf('Tu boleto', true)).toHaveLength(1);
  });

  it('finds an address that would no longer lead to its page', () => {
    expect(problemsOf('Mira [la guía](/articulos/tu-visa).')).toHaveLength(1);
    expect(problemsOf('path: /articulos/tu-visa')).toHaveLength(1);
  });
});
