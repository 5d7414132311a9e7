import { createContext, use, type ReactNode } from 'react';
import type { ActivityOrderKind } from '@travesia/products/tours-activities';
import { THINGS_TO_DO, type ThingsToDo } from './kinds.ts';

const ThingsContext = createContext<ThingsToDo>(THINGS_TO_DO.activity);

/** Says once a page whether it is about activities or tours. */
export function ThingsProvider({ kind, children }: { kind: ActivityOrderKind; children: ReactNode }) {
  return <ThingsContext value={THINGS_TO_DO[kind]}>{children}</ThingsContext>;
}

export const useThings = (): ThingsToDo => use(ThingsContext);
