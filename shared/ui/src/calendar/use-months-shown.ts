import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Reports the months in view: those of the page, or where they scroll all that have been scrolled to. */
export function useMonthsShown(
  room: RefObject<HTMLElement | null>,
  months: readonly string[],
  scrolls: boolean,
  onMonthsShown: ((months: readonly string[]) => void) | undefined,
): void {
  const report = useEffectEvent((shown: readonly string[]) => onMonthsShown?.(shown));
  const isWanted = onMonthsShown !== undefined;
  const all = months.join(' ');
  useEffect(() => {
    if (!isWanted || all === '') return undefined;
    if (!scrolls || !room.current) {
      report(all.split(' '));
      return undefined;
    }
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const before = seen.size;
        for (const { isIntersecting, target } of entries) {
          const { month } = (target as HTMLElement).dataset;
          if (isIntersecting && month) seen.add(month);
        }
        if (seen.size > before) report([...seen].toSorted());
      },
      // Not the edge of the next month.
      { root: room.current, rootMargin: '-10% 0px' },
    );
    for (const month of room.current.querySelectorAll('[data-month]')) observer.observe(month);
    return () => observer.disconnect();
  }, [room, all, scrolls, isWanted]);
}
