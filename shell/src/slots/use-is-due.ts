import { useEffect, useState, type RefObject } from 'react';
import type { Readable } from '@travesia/platform';
import { documentAtRest, firstInteraction } from './first-interaction.ts';

/** `in-sight`: what stands further down a page waits until somebody comes near. */
export type MountMoment = 'at-once' | 'in-sight';

const NEAR = '400px 0px';

/** Between its code and its first call a page that loads has nothing under way for a moment. */
const QUIET_MS = 1_000;

function untilQuiet(pending: Readable<number>): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (pending.getSnapshot() === 0) timer = setTimeout(end, QUIET_MS);
    };
    const stop = pending.subscribe(look);
    const end = () => {
      stop();
      resolve();
    };
    look();
  });
}

/**
 * Whether it is time to load and mount. What the server rendered can be read and its links followed as it is: it waits
 * for a first sign of life. What is not rendered waits for the page to be at rest with nothing under way, for while a
 * page is empty everything below it is near. What was rendered for another market, currency or language waits for
 * nothing: its prices are no longer the visitor's.
 */
export function useIsDue(
  element: RefObject<Element | null>,
  pending: Readable<number>,
  {
    moment = 'in-sight',
    wasRendered = false,
    isOutdated = false,
    page = globalThis.window,
  }: {
    readonly moment?: MountMoment;
    readonly wasRendered?: boolean;
    readonly isOutdated?: boolean;
    /** Where signs of life are looked for. */
    readonly page?: EventTarget;
  } = {},
): boolean {
  const [isDue, setDue] = useState(moment === 'at-once');
  useEffect(() => {
    if (isOutdated) setDue(true);
  }, [isOutdated]);
  useEffect(() => {
    const watched = element.current;
    if (isDue || !watched) return;
    if (typeof IntersectionObserver === 'undefined') {
      setDue(true);
      return;
    }
    let isOver = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setDue(true);
      },
      { rootMargin: NEAR },
    );
    void (wasRendered ? firstInteraction(page) : documentAtRest().then(() => untilQuiet(pending))).then(
      () => {
        if (!isOver) observer.observe(watched);
      },
    );
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [isDue, element, wasRendered, pending, page]);
  return isDue;
}
