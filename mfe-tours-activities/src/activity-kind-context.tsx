import { createContext, use, type ReactNode } from 'react';
import type { ActivityOrderKind } from '@travesia/products/tours-activities';
import { ACTIVITY_KINDS, type ActivityKindPaths } from './kinds.ts';

const ActivityKindContext = createContext<ActivityKindPaths>(ACTIVITY_KINDS.activity);

/** Says once a page whether it is about activities or tours. */
export function ActivityKindProvider({ kind, children }: { kind: ActivityOrderKind; children: ReactNode }) {
  return <ActivityKindContext value={ACTIVITY_KINDS[kind]}>{children}</ActivityKindContext>;
}

export const useActivityKind = (): ActivityKindPaths => use(ActivityKindContext);
