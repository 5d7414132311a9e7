import { describe, expect, it } from '@jest/globals';
import { tagOf } from '@travesia/domain';
import { conditionSentences, type Conditions } from './condition-sentences.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const fare = (
  own: Partial<Extract<Conditions, { of: 'fare' }>['terms']> = {},
): Extract<Conditions, { of: 'fare' }> => ({
  of: 'fare',
  terms: {
    refundable: true,
    refundPenalty: null,
    changeable: true,
    changePenalty: null,
    penaltyFree: false,
    ...own,
  },
});
const STEPS = [
  { until: '2026-12-01T18:00', refund: usd(200), penalty: usd(0) },
  { until: '2026-12-05T12:00', refund: usd(50), penalty: usd(150) },
];
const rate = (
  own: Partial<Extract<Conditions, { of: 'rate' }>['terms']> = {},
  clock: 'hotel' | 'local' = 'hotel',
): Conditions => ({
  of: 'rate',
  terms: { kind: 'free', freeUntil: '2026-12-01T18:00', timeline: STEPS, ...own },
  clock,
});

describe('M-11: rules of a fare or a rate in sentences with money', () => {
  it.each<[Conditions, 'es' | 'en', string[]]>([
    [
      fare({ refundPenalty: usd(120), changePenalty: usd(75) }),
      'en',
      [
        'Refund before departure: the amount less 120 USD',
        'Change before departure: 75 USD in total, plus the fare difference',
      ],
    ],
    [
      fare({ refundPenalty: usd(120), changePenalty: usd(75) }),
      'es',
      [
        'Reembolso antes de la salida: el importe menos 120 USD',
        'Cambio antes de la salida: 75 USD en total, más la diferencia de tarifa',
      ],
    ],
    [
      fare({ refundPenalty: usd(0) }),
      'en',
      ['Refund before departure: the whole amount', 'Change before departure: the fare difference'],
    ],
    [
      { ...fare({ refundPenalty: usd(120) }), weKeep: usd(6) },
      'en',
      [
        'Refund before departure: the amount less 120 USD and our service charges (6 USD)',
        'Change before departure: the fare difference',
      ],
    ],
    [
      { ...fare(), weKeep: usd(6) },
      'es',
      [
        'Reembolso antes de la salida: todo el importe menos nuestros cargos de servicio (6 USD)',
        'Cambio antes de la salida: la diferencia de tarifa',
      ],
    ],
    [
      { ...fare(), weKeep: usd(0) },
      'en',
      ['Refund before departure: the whole amount', 'Change before departure: the fare difference'],
    ],
    [
      fare({ refundable: false, changeable: false, changePenalty: usd(75) }),
      'es',
      ['No reembolsable', 'No admite cambios'],
    ],
    [
      rate(),
      'es',
      [
        'Cancelación gratuita hasta el 1 dic a las 18:00, hora del hotel',
        'Si cancelas antes del 5 dic a las 12:00, hora del hotel, te devolvemos 50 USD y pierdes 150 USD',
        'Después no se devuelve nada',
      ],
    ],
    [
      rate({ kind: 'partial', freeUntil: null }, 'local'),
      'en',
      ['Cancel by Dec 5, 12:00 PM (local time): 50 USD refund, 150 USD fee', 'No refund after that'],
    ],
    [rate({ kind: 'non_refundable', freeUntil: null }), 'en', ['Non-refundable: no refund if you cancel']],
    [rate({ freeUntil: null, timeline: [] }), 'es', ['No reembolsable: si cancelas, no se devuelve nada']],
  ])('%j in %s', (conditions, locale, sentences) => {
    const money = ({ amount, currency }: { amount: number; currency: string }) =>
      `${amount / 100} ${currency}`;
    const written = conditionSentences(conditions, { locale, tag: tagOf(locale), money, dates: 'short' });
    expect(written.map((sentence) => sentence.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual(sentences);
  });
});
