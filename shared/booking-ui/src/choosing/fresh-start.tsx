import { useFreshStart } from './use-fresh-start.ts';

/** `useFreshStart` as a part of its own: what stands around it is not rendered whenever the address changes. */
export function FreshStart({ askAnew }: { askAnew: () => unknown }) {
  useFreshStart(askAnew);
  return null;
}
