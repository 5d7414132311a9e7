import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DRAFT_KEY } from '@travesia/booking';
import { openRemote } from '@travesia/testing';
import { flights as remote } from './flights.tsx';

beforeAll(async () => {
  // The page's own code, so that the first story does not wait for it.
  await import('./pages/summary-route.tsx');
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

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

  it.each([
    ['es', 'Tu navegador no guarda nada de este sitio'],
    ['en', 'Your browser stores nothing for this site'],
  ] as const)(
    'S-02: says at once where the browser keeps nothing, and offers the phone (%s)',
    async (...story) => {
      const [locale, title] = story;
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      openRemote(remote, { path: '/booking/summary?flightOfferId=off_1', locale });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+34900555010');
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );
});
