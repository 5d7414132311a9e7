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

  const refusals = {
    'takes nothing': () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
    'hides its storage': () =>
      jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
    'takes no cookies': () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
  };

  it.each([
    ['es', 'takes nothing', 'Tu navegador no guarda nada de este sitio'],
    ['es', 'hides its storage', 'Tu navegador no guarda nada de este sitio'],
    ['en', 'takes no cookies', 'Cookies are blocked for this site'],
  ] as const)(
    'S-02: says at once where the browser keeps nothing, and what can be done (%s, it %s)',
    async (...story) => {
      const [locale, refusal, title] = story;
      refusals[refusal]();
      openRemote(remote, { path: '/booking/summary?flightOfferId=off_1', locale });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('button', { name: /Comprobar otra vez|Check again/ })).toBeVisible();
      expect(screen.getByRole('link', { name: /Llamar|Call/ })).toHaveAttribute('href', 'tel:+34900555010');
      expect(screen.getByRole('link', { name: /Mis viajes|My trips/ })).toHaveAttribute(
        'href',
        `/${locale}/user/my-journey`,
      );
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );
});
