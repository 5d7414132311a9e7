import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { TextProvider } from '@travesia/platform/react';
import { RemotePageProvider, type RemotePage } from '@travesia/page';
import { choosingTexts, ResultsClockLine } from './index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START_MS = Date.UTC(2026, 10, 21, 12, 0);

let said: string[];
let refreshes: number;

beforeEach(() => {
  jest.useFakeTimers({ now: START_MS });
  [said, refreshes] = [[], 0];
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** A traveller looks at what a search has found. */
function open({ locale = 'es' as 'es' | 'en', offersLiveMs = 20 * MINUTE_MS } = {}) {
  const page = {
    locale,
    nowMs: Date.now,
    announce: (text: string) => void said.push(text),
  } as unknown as RemotePage;
  return render(
    <RemotePageProvider page={page}>
      <TextProvider locale={locale} texts={[choosingTexts]}>
        <ResultsClockLine
          searchId="srch_1"
          expiresAt={new Date(START_MS + offersLiveMs).toISOString()}
          reason={(clock) => `Hasta las ${clock}`}
          over="Los pedimos otra vez."
          onRefresh={() => {
            refreshes += 1;
          }}
        />
      </TextProvider>
    </RemotePageProvider>,
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('the clock on results', () => {
  it('S-43 X-13: runs to the end of the offers, is shown for its last three minutes, and warns twice', () => {
    open();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    pass(16 * MINUTE_MS);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    pass(MINUTE_MS);
    expect(screen.getByRole('timer')).toHaveTextContent(/^3:00Hasta las \d/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(said).toEqual([]);
    pass(MINUTE_MS);
    expect(said).toEqual(['Quedan 2 minutos para elegir con estos precios.']);
    pass(90_000);
    expect(said).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['ahead by a day', -DAY_MS],
    ['behind by a day', DAY_MS],
  ])(
    'S-43: a device whose clock is %s has fifteen minutes, which a reload does not begin again',
    (_what, offMs) => {
      const offersLiveMs = 20 * MINUTE_MS + offMs;
      const { unmount } = open({ offersLiveMs });
      pass(13 * MINUTE_MS);
      expect(screen.getByRole('timer')).toHaveTextContent('2:00');
      unmount();
      open({ offersLiveMs });
      expect(screen.getByRole('timer')).toHaveTextContent('2:00');
    },
  );

  it.each([
    ['es', 'Tu sesión ha expirado.', 'Actualizar resultados'],
    ['en', 'Your session has timed out.', 'Refresh results'],
  ] as const)('S-44 S-45: at zero there is one way on, and it begins anew (%s)', (locale, title, refresh) => {
    open({ locale });
    pass(20 * MINUTE_MS);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([refresh]);
    press(refresh);
    expect(refreshes).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('S-43: a reload of the tab does not change it', () => {
    const { unmount } = open();
    pass(18 * MINUTE_MS);
    unmount();
    open({ offersLiveMs: 20 * MINUTE_MS });
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
  });
});
