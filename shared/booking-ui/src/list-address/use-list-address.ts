import { useLocation } from '@travesia/platform/libraries';

/** The list that led here with its filters and order, or `fallback` where the page was opened by its address. */
export function useListAddress(fallback: string): string {
  const state: unknown = useLocation().state;
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return typeof list === 'string' && list.startsWith('/') ? list : fallback;
}
