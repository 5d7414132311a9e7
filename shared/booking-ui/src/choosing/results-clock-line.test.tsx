import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { TextProvider } from '@travesia/platform/react';
import { RemotePageProvider, type RemotePage } from '@travesia/page';
import { choosingTexts, ResultsClockLine } from './index.ts';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 21, 12, 0);

let said: string[];
let finished: unknown[];
let refreshes: number;

beforeEach(() => {
  jest.useFakeTimers({ now: START_MS });
  [said, finished, refreshes] = [[], [], 0];
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** A traveller looks at what a search has found. */
function open({
  item = 'flight' as const,
  locale = 'es' as 'es' | 'en',
  offersLiveMs = 40 * MINUTE_MS,
} = {}) {
  const page = {
    locale,
    nowMs: Date.now,
    announce: (text: string) => void said.push(text),
    publishTimerFinished: (fact: unknown) => void finished.push(fact),
  } as unknown as RemotePage;
  return render(
    <RemotePageProvider page={page}>
      <TextProvider locale={locale} texts={[choosingTexts]}>
        <ResultsClockLine
          searchId="srch_1"
          expiresAt={new Date(START_MS + offersLiveMs).toISOString()}
          item={item}
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
  it('S-43 X-13: runs fifteen minutes, says why, and warns at two minutes and thirty seconds', () => {
    open();
    expect(screen.getByText('15:00')).toBeVisible();
    expect(screen.getByText(/Las aerolíneas mantienen estos precios hasta las/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    pass(13 * MINUTE_MS);
    expect(said).toEqual(['Quedan 2 minutos para elegir con estos precios.']);
    pass(90_000);
    expect(said).toHaveLength(2);
  });

  it('S-43: gives more time while the offers live, and no longer', () => {
    open({ offersLiveMs: 18 * MINUTE_MS });
    pass(14 * MINUTE_MS);
    press('Necesito más tiempo');
    expect(screen.getByText('4:00')).toBeVisible();
    pass(2.5 * MINUTE_MS);
    press('Necesito más tiempo');
    expect(screen.getByText('1:30')).toBeVisible();
  });

  it.each([
    ['es', 'Tu sesión ha expirado.', 'Actualizar resultados'],
    ['en', 'Your session has timed out.', 'Refresh results'],
  ] as const)('S-44 S-45: at zero there is one way on, and it begins anew (%s)', (locale, title, refresh) => {
    open({ locale });
    pass(15 * MINUTE_MS);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([refresh]);
    expect(finished).toEqual([{ timer: 'results' }]);
    press(refresh);
    expect(refreshes).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('15:00')).toBeVisible();
  });

  it('S-43: goes on where it was after a reload of the tab', () => {
    const { unmount } = open();
    pass(5 * MINUTE_MS);
    unmount();
    open();
    expect(screen.getByText('10:00')).toBeVisible();
  });
});
