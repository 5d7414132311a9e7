import { describe, expect, it } from '@jest/globals';
import { fragmentOf, QUEUES, viewOf, type View } from './desk-address.ts';

const ID = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';

describe('addresses of the desk (D-10)', () => {
  it.each<View>([
    QUEUES,
    { kind: 'queues', queue: 'mail', isMine: true },
    { kind: 'audit' },
    { kind: 'report' },
    { kind: 'call', code: 'ABC234' },
    { kind: 'call', code: '' },
    { kind: 'found', text: 'Muñoz & Söhne #1' },
    { kind: 'booking', id: ID, why: 'search: Muñoz' },
  ])('%j is read from its own address', (view) => {
    expect(viewOf(fragmentOf(view))).toEqual(view);
  });

  it.each(['', '#', '#view=booking&id=../x', '#view=found', '#view=nothing', '#queue=unheard'])(
    '“%s” is no address of ours: the queues',
    (fragment) => {
      expect(viewOf(fragment)).toEqual(QUEUES);
    },
  );
});
