import { useCallback } from 'react';
import type { OrderKind, OrderPaths } from '@travesia/contracts';
import { useHost } from '../../src/host/host-context.ts';
import { pathsOf } from '../../src/routing/checkout-routes.ts';

const NONE = [] as const;

/** The kinds of order that the document says are sold. */
export const useOrders = () => useHost().state.orders ?? NONE;

/** Where the pages of a kind of order are, as its manifest declares them. */
export function useOrderPaths(): (kind: OrderKind | undefined) => OrderPaths {
  const orders = useOrders();
  return useCallback((kind) => pathsOf(orders, kind), [orders]);
}
