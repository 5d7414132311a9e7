import { describe, expect, it } from '@jest/globals';
import { hashAgentId, signCardHandle, verifyCardHandle, type CardHandleClaims } from './handle.ts';

const SECRET = 'a secret that api and vault share';
const claims: CardHandleClaims = {
  orderId: 'order-7',
  agentHash: hashAgentId('0b9f6a4e-8f1b-4c6e-9d57-2f6f2a1d9c11', SECRET),
  amount: { amount: 82_460, currency: 'USD' },
  expiresAtMs: 1_000_000,
};

describe('S-27: the signed handle', () => {
  const handle = signCardHandle(claims, SECRET);

  it('opens the vault for its order until it expires', () => {
    expect(verifyCardHandle(handle, SECRET, 999_999)).toEqual({ state: 'valid', claims });
    expect(verifyCardHandle(handle, SECRET, 1_000_000)).toEqual({ state: 'expired', claims });
  });

  it('says nothing of the agentId itself', () => {
    expect(Buffer.from(handle.split('.')[0] ?? '', 'base64url').toString()).not.toContain('0b9f6a4e');
  });

  it.each([
    ['another secret', handle, 'another secret'],
    ['a changed body', `A${handle.slice(1)}`, SECRET],
    ['no signature', handle.split('.')[0] ?? '', SECRET],
    ['something after it', `${handle}.x`, SECRET],
    ['nothing', '', SECRET],
  ])('is worthless with %s', (_case, text, secret) => {
    expect(verifyCardHandle(text, secret, 0)).toEqual({ state: 'invalid' });
  });
});
