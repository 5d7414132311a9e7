import { describe, expect, it } from '@jest/globals';
import { nextWithoutSeat } from './next-without-seat.ts';

const PARTY = [{ id: '1' }, { id: '2' }, { id: '3' }];
const seat = (travellerId: string, segmentId = 'out') => ({
  serviceId: `${segmentId}-${travellerId}`,
  segmentId,
  travellerId,
  designator: `1${travellerId}`,
  amount: { amount: 1800, currency: 'USD' as const },
});

describe('Q-06: who chooses a seat next', () => {
  it.each([
    ['the next one', ['1'], '1', '2'],
    ['the next one without a seat', ['1', '2'], '1', '3'],
    ['the first one again after the last', ['2', '3'], '3', '1'],
    ['the same one when everybody has a seat', ['1', '2', '3'], '2', '2'],
  ])('%s', (_title, seated, after, next) => {
    expect(
      nextWithoutSeat(
        PARTY,
        seated.map((id) => seat(id)),
        seat(after),
      ),
    ).toBe(next);
  });

  it('seats of another flight do not count', () => {
    expect(nextWithoutSeat(PARTY, [seat('1'), seat('2', 'back')], seat('1'))).toBe('2');
  });
});
