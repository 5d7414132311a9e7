import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { DRAFT_KEY } from '@travesia/booking';
import { openRemote } from '@travesia/testing';
import { flights as remote } from './flights.tsx';

beforeAll(async () => {
  // The page's own code, so that the first story does not wait for it.
  await import('./pages/summary-route.tsx');
});
afterEach(() => sessionStorage.clear());

describe('the trip summary', () => {
  it.each([
    ['nothing was chosen', null],
    ['what was chosen cannot be read', '{'],
    ['what was chosen is something else', '{"offerId":5}'],
  ])('P-43: leads home where %s', async (_what, draft) => {
    if (draft) sessionStorage.setItem(DRAFT_KEY, draft);
    const { path } = openRemote(remote, { path: '/booking/summary' });
    await waitFor(() => expect(path()).toBe('/'));
  });
});
