import { createContext, useContext } from 'react';
import type { OpsOperator } from '@travesia/contracts';
import type { OpsClient } from '../api/ops-client.ts';

export interface OpsServices {
  readonly client: OpsClient;
  readonly operator: OpsOperator;
  /** Said aloud. */
  readonly announce: (message: string) => void;
}

export const OpsContext = createContext<OpsServices | null>(null);

export function useOps(): OpsServices {
  const services = useContext(OpsContext);
  if (!services) throw new Error('nobody is signed in here');
  return services;
}
