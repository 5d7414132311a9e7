import { describe, expect, it } from '@jest/globals';
import { stayPolicies } from './stay-policies.ts';

const policy = (code: string) => ({ code, title: code, text: code });

describe('K-03 the terms of the stay in a package', () => {
  it('are those from its cancellation on, also where the fare has rules of that name', () => {
    const codes = ['refund', 'cancellation', 'change', 'cancellation', 'pay_at_property', 'property_1'];
    expect(stayPolicies(codes.map(policy)).map(({ code }) => code)).toEqual([
      'cancellation',
      'pay_at_property',
      'property_1',
    ]);
  });

  it('are none where the stay has none', () => {
    expect(stayPolicies([policy('refund')])).toEqual([]);
  });
});
