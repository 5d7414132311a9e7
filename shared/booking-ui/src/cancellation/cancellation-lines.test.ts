import { describe, expect, it } from '@jest/globals';
import type { Cancellation } from '@travesia/contracts';
import { createRemoteI18n } from '@travesia/platform/react';
import { cancellationLines } from './cancellation-lines.ts';
import { cancellationTexts } from './texts.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const free: Cancellation = {
  kind: 'free',
  freeUntil: '2026-12-01T18:00',
  timeline: [
    { until: '2026-12-01T18:00', refund: usd(20_000), penalty: usd(0) },
    { until: '2026-12-05T12:00', refund: usd(5_000), penalty: usd(15_000) },
  ],
  timeZone: 'Europe/Madrid',
};

function lines(policy: Cancellation, clock: 'hotel' | 'local' = 'hotel'): string[] {
  const t = createRemoteI18n({ locale: 'es', texts: [cancellationTexts] }).getFixedT('es', 'cancellation');
  return cancellationLines(policy, {
    t: (key, values) => t(key, { ...values }),
    locale: 'es',
    clock,
    money: ({ amount }) => `${amount / 100} $`,
  });
}

describe('X-03 H-07: a policy in sentences', () => {
  it('says until when it is free, what is lost later, and that then all is', () => {
    expect(lines(free)).toEqual([
      'Cancelación gratuita hasta el mar, 1 dic a las 18:00, hora del hotel',
      'Si cancelas antes del sáb, 5 dic a las 12:00, hora del hotel, te devolvemos 50 $ y pierdes 150 $',
      'Después no se devuelve nada',
    ]);
  });

  it('goes by the clock of the place', () => {
    expect(lines({ ...free, timeline: [] }, 'local')[0]).toMatch(/18:00, hora local$/);
  });

  it.each<[string, Cancellation]>([
    ['what cannot be given back', { ...free, kind: 'non_refundable', freeUntil: null }],
    ['a policy without a day', { ...free, freeUntil: null, timeline: [] }],
  ])('%s is told as lost', (_, policy) => {
    expect(lines(policy)).toEqual(['No reembolsable: si cancelas, no se devuelve nada']);
  });
});
