import { useLayoutEffect } from 'react';

/** The library looks for this id before it writes a style element of its own. */
const STYLE_ID = 'react-aria-pressable-style';

/**
 * Our policy allows no inline style, and the library writes one at its first press target. A mark with its id
 * keeps it from trying; the rule itself stands in this calendar's sheet.
 */
export function useOwnPressStyle(): void {
  // Before the effects of the days and arrows within.
  useLayoutEffect(() => {
    if (document.getElementById(STYLE_ID)) return;
    const mark = document.createElement('meta');
    mark.id = STYLE_ID;
    document.head.append(mark);
  }, []);
}
