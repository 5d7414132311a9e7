import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { openPart } from '../testing/open-part.tsx';
import { SessionClock, useOfferClock } from './index.ts';

const START_MS = Date.UTC(2026, 10, 20, 12);
const WORDS = { held: 'The airline holds this price.', checkAgain: 'Check the flight again' } as never;

beforeEach(() => {
  jest.useFakeTimers({ now: START_MS });
});
afterEach(() => {
  jest.useRealTimers();
});

const ways = { onRefreshResults: jest.fn(), onBackToResults: jest.fn(), onRefreshSelected: jest.fn() };
const announced: string[] = [];
afterEach(() => {
  announced.length = 0;
  jest.clearAllMocks();
});

function Page({ seconds, isPaused = false }: { seconds: number | null; isPaused?: boolean }) {
  const view = useOfferClock({
    endsAtMs: seconds === null ? null : START_MS + seconds * 1000,
    nowMs: Date.now,
    isPaused,
  });
  return <SessionClock view={view} words={WORDS} announce={(text) => announced.push(text)} {...ways} />;
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('S-43: the clock of a held price', () => {
  it('presses nobody before the last three minutes', () => {
    openPart(<Page seconds={200} />);
    expect(screen.queryByRole('timer')).toBeNull();
    pass(20);
    expect(screen.getByRole('timer')).toHaveTextContent('3:00The airline holds this price.');
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('2:59');
  });

  it('X-13: speaks twice, at two minutes and at thirty seconds, and not at every second', () => {
    openPart(<Page seconds={125} />);
    pass(4);
    expect(announced).toEqual([]);
    pass(40);
    expect(announced).toEqual(['2 minutes left to confirm this price.']);
    pass(80);
    expect(announced).toEqual([
      '2 minutes left to confirm this price.',
      '30 seconds left to confirm this price.',
    ]);
  });

  it('is not there before the server has said how long', () => {
    const { container } = openPart(<Page seconds={null} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('stands still while a payment is under way, and is right again afterwards', () => {
    const { change } = openPart(<Page seconds={100} />);
    change(<Page seconds={100} isPaused />);
    pass(30);
    expect(screen.getByRole('timer')).toHaveTextContent('1:40');
    change(<Page seconds={100} />);
    expect(screen.getByRole('timer')).toHaveTextContent('1:10');
  });
});

describe('S-44: a price that is over', () => {
  const expired = () => {
    openPart(<Page seconds={2} />);
    pass(2);
    return within(screen.getByRole('dialog', { name: 'Your session has timed out.' }));
  };

  it('says that what was typed is saved and nothing was charged, and has no way out but three', () => {
    const dialog = expired();
    expect(dialog.getByText(/Your details are saved.*you haven't been charged/)).toBeVisible();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Check the flight again',
      'Back to results',
      'Refresh results',
    ]);
  });

  it.each([
    ['Check the flight again', 'onRefreshSelected'],
    ['Back to results', 'onBackToResults'],
    ['Refresh results', 'onRefreshResults'],
  ] as const)('S-45: %s', (name, way) => {
    const dialog = expired();
    act(() => dialog.getByRole('button', { name }).click());
    expect(Object.entries(ways).flatMap(([key, { mock }]) => mock.calls.map(() => key))).toEqual([way]);
  });
});
