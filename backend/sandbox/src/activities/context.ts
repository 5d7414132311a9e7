import type { SandboxClock } from '../clock.ts';
import type { Inventory } from './inventory.ts';
import type { ActivityRecords } from './records.ts';
import type { ActivitySwitches } from './switches.ts';

/** What the routes of this supplier share. */
export interface ActivitiesContext {
  readonly clock: SandboxClock;
  readonly inventory: Inventory;
  readonly records: ActivityRecords;
  readonly switches: ActivitySwitches;
  readonly preconfirmedMs: number;
  today(): string;
  operationId(name: string): string;
  waitSlowly(): Promise<void>;
}
