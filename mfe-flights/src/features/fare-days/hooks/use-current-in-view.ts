import { useEffect, type RefObject } from 'react';

/** Days that scroll sideways have the searched one in the middle at first, and when prices have made others wider. */
export function useCurrentInView(room: RefObject<HTMLElement | null>, priceCount: number): void {
  useEffect(() => {
    const current = room.current?.querySelector('[aria-current]');
    if (!room.current || !current) return;
    const [outer, inner] = [room.current.getBoundingClientRect(), current.getBoundingClientRect()];
    room.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [room, priceCount]);
}
