import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
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

function Place({ moment, wasRendered = false }: { moment: MountMoment; wasRendered?: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const isDue = useIsDue(moment, element, wasRendered, false, page);
  return <div ref={element}>{isDue ? 'due' : 'waiting'}</div>;
}
const watchedNow = () => observers.flatMap(({ watched }) => watched).length;

beforeEach(() => {
  observers.length = 0;
  page = new EventTarget();
  (globalThis as Record<string, unknown>)['IntersectionObserver'] = FakeObserver;
});
afterEach(() => {
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
    await act(async () => {});
    expect(screen.getByText('waiting')).toBeVisible();
    expect(watchedNow()).toBe(1);
    act(() => observers[0]?.come());
    expect(screen.getByText('due')).toBeVisible();
    expect(watchedNow()).toBe(0);
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
    await act(async () => {});
    unmount();
    expect(watchedNow()).toBe(0);
  });

  it('a browser that cannot watch loads at once', () => {
    delete (globalThis as Record<string, unknown>)['IntersectionObserver'];
    render(<Place moment="in-sight" />);
    expect(screen.getByText('due')).toBeVisible();
  });
});
