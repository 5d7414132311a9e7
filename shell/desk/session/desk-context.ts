import { createContext, useContext } from 'react';
import { mayDo, type DeskAction, type Staff } from '@travesia/contracts';
import type { DeskClient } from '../api/desk-client.ts';

export interface DeskServices {
  readonly client: DeskClient;
  readonly staff: Staff;
  /** Every market that something can be sold in. */
  readonly markets: readonly string[];
}

export const DeskContext = createContext<DeskServices | null>(null);

export function useDesk(): DeskServices & { readonly may: (action: DeskAction) => boolean } {
  const services = useContext(DeskContext);
  if (!services) throw new Error('nobody is signed in here');
  return { ...services, may: (action) => mayDo(services.staff.role, action) };
}
