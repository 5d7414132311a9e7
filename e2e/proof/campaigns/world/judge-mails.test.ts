import { describe, expect, it } from '@jest/globals';
import type { OurBooking } from './ledgers.ts';
import { judgeMails } from './judge-mails.ts';
import type { Delivery } from './mail-server.ts';

const REFERENCE = 'K7M2Q9X4RT';
const booking = { reference: REFERENCE, state: 'confirmed' } as OurBooking;
const ledgers = {
  ours: {
    bookings: [booking],
    attempts: [],
    orders: [],
    lines: [],
    cancellations: [],
    jobs: [],
    unknownPayments: [],
  },
};
const mail = (messageId: string, isHeard = true): Delivery => ({
  messageId,
  confirms: REFERENCE,
  isHeard,
});

describe('mails of a campaign', () => {
  it.each([
    ['one mail', [mail('<1@a>')], { violations: 0, repeated: 0 }],
    [
      'the same mail after a lost reply',
      [mail('<1@a>', false), mail('<1@a>')],
      { violations: 0, repeated: 1 },
    ],
    [
      'the same mail after its reply was heard',
      [mail('<1@a>'), mail('<1@a>')],
      { violations: 1, repeated: 1 },
    ],
    ['two mails of one booking', [mail('<1@a>'), mail('<2@a>')], { violations: 1, repeated: 0 }],
  ])('%s', (_what, deliveries, expected) => {
    const { violations, repeated } = judgeMails(ledgers, deliveries);
    expect({ violations: violations.length, repeated }).toEqual(expected);
  });
});
