import { createContext, useContext } from 'react';
import type { OpsOperator } from '@travesia/contracts';
import type { TypedSettings } from '../markets/settings-draft.ts';
import type { OpsClient } from '../api/ops-client.ts';

export interface OpsServices {
  readonly client: OpsClient;
  readonly operator: OpsOperator;
  /** Somebody has to sign in again first: what was typed waits, and no dialog may stand in the way. */
  readonly isEnded: boolean;
  /** Shown and said aloud; the empty text takes back what was shown. */
  readonly say: (message: string) => void;
  /** What was typed for a market and not applied: it waits while something else is looked at. */
  readonly drafts: Map<string, TypedSettings>;
}

export const OpsContext = createContext<OpsServices | null>(null);

export function useOps(): OpsServices {
  const services = useContext(OpsContext);
  if (!services) throw new Error('nobody is signed in here');
  return services;
}
