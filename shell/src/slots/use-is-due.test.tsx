import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createWritable } from '@travesia/platform/host';
import { useIsDue, type MountMoment } from './use-is-due.ts';

const observers: { watched: Element[]; come: () => void }[] = [];

class FakeObserver {
  private readonly watched: Element[] = [];
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    observers.push({ watched: this.watched, come: () => tell([{ isIntersecting: true }]) });
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.watched.length = 0;
  }
}

// The window may have had its first sign of life in an earlier file.
let page = new EventTarget();
let pending = createWritable(0);

function Place({ moment, wasRendered = false }: { moment: MountMoment; wasRendered?: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const isDue = useIsDue(element, pending, { moment, wasRendered, page });
  return <div ref={element}>{isDue ? 'due' : 'waiting'}</div>;
}
const watchedNow = () => observers.flatMap(({ watched }) => watched).length;

const rest = () => act(() => jest.advanceTimersByTimeAsync(1_000));

beforeEach(() => {
  jest.useFakeTimers();
  observers.length = 0;
  page = new EventTarget();
  pending = createWritable(0);
  (globalThis as Record<string, unknown>)['IntersectionObserver'] = FakeObserver;
});
afterEach(() => {
  jest.useRealTimers();
  delete (globalThis as Record<string, unknown>)['IntersectionObserver'];
});

describe('when a remote is loaded', () => {
  it('at once, where the first view needs it', () => {
    render(<Place moment="at-once" />);
    expect(screen.getByText('due')).toBeVisible();
    expect(observers).toEqual([]);
  });

  it('further down: when somebody comes near, and not before', async () => {
    render(<Place moment="in-sight" />);
    await rest();
    expect(screen.getByText('waiting')).toBeVisible();
    expect(watchedNow()).toBe(1);
    act(() => observers[0]?.come());
    expect(screen.getByText('due')).toBeVisible();
    expect(watchedNow()).toBe(0);
  });

  it('further down: not while the page above is still loading, and so short that everything is near', async () => {
    render(<Place moment="in-sight" />);
    await act(() => jest.advanceTimersByTimeAsync(900));
    pending.set(1);
    await rest();
    expect(watchedNow()).toBe(0);
    pending.set(0);
    await rest();
    expect(watchedNow()).toBe(1);
  });

  it('rendered by the server: it can be read as it is and waits for a first sign of life', async () => {
    render(<Place moment="in-sight" wasRendered />);
    await act(async () => {});
    expect(watchedNow()).toBe(0);
    await act(async () => void page.dispatchEvent(new Event('scroll')));
    expect(watchedNow()).toBe(1);
    act(() => observers[0]?.come());
    expect(screen.getByText('due')).toBeVisible();
  });

  it('a place that is gone is watched no longer', async () => {
    const { unmount } = render(<Place moment="in-sight" />);
    await rest();
    expect(watchedNow()).toBe(1);
    unmount();
    expect(watchedNow()).toBe(0);
  });

  it('a browser that cannot watch loads at once', () => {
    delete (globalThis as Record<string, unknown>)['IntersectionObserver'];
    render(<Place moment="in-sight" />);
    expect(screen.getByText('due')).toBeVisible();
  });
});
