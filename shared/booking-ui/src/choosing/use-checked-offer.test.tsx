import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@travesia/platform/libraries';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@travesia/domain';
import { ApiFailure } from '@travesia/api-client';
import { useCheckedOffer } from './use-checked-offer.ts';

const nameIn = (locale: Locale) => (locale === DEFAULT_LOCALE ? 'Estudio' : 'Studio');
const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  warned.mockClear();
});

function open(answer: (locale: Locale) => Promise<string>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    ({ locale, rate }: { locale: Locale; rate: string }) =>
      useCheckedOffer({ key: ['rate', rate], locale, ask: () => answer(locale) }),
    { wrapper, initialProps: { locale: 'es', rate: 'one' } },
  );
}

describe('P-13: what was chosen, in another language', () => {
  it('is read in its words, and the page keeps the old ones until they are there', async () => {
    const { result, rerender } = open(async (locale) => nameIn(locale));
    await waitFor(() => expect(result.current.data).toBe('Estudio'));
    rerender({ locale: 'en', rate: 'one' });
    expect(result.current.data).toBe('Estudio');
    await waitFor(() => expect(result.current.data).toBe('Studio'));
  });

  it('stays as it was read where it cannot be read again', async () => {
    const { result, rerender } = open(async (locale) => {
      if (locale === 'en') throw new ApiFailure({ code: 'network', status: 0 });
      return nameIn(locale);
    });
    await waitFor(() => expect(result.current.data).toBe('Estudio'));
    rerender({ locale: 'en', rate: 'one' });
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(result.current).toMatchObject({ status: 'success', data: 'Estudio' });
  });

  it('of something else that was chosen nothing is shown', async () => {
    const { result, rerender } = open(async (locale) => nameIn(locale));
    await waitFor(() => expect(result.current.data).toBe('Estudio'));
    rerender({ locale: 'es', rate: 'two' });
    expect(result.current.data).toBeUndefined();
  });
});
