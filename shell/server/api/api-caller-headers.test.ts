import { describe, expect, it } from '@jest/globals';
import { createApiCallerHeaders } from './api-caller-headers.ts';

const callerHeaders = createApiCallerHeaders('a-secret-of-the-site');

describe('whom the site introduces to the api (R-01)', () => {
  it('a visitor is known by the number that this site gave', () => {
    const bucket = callerHeaders.newBucket();
    expect(bucket).toMatch(/^[0-9a-f-]{36}$/);
    expect(callerHeaders.newBucket()).not.toBe(bucket);
    expect(callerHeaders.ofVisitor(bucket)).toEqual({
      'x-travesia-site': 'a-secret-of-the-site',
      'x-travesia-visitor': bucket,
    });
  });

  it.each([
    ['nobody', null],
    ['a number that somebody made up', '3f1f4a52-6d5b-4b0e-9a55-111111111111'],
    ['the number of another site', createApiCallerHeaders('another-secret').newBucket()],
    ['a word', 'site'],
  ])('%s is not introduced', (_who, bucket) => {
    expect(callerHeaders.ofVisitor(bucket)).toEqual({});
  });
});
