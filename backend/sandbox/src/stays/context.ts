import type { SandboxClock } from '../clock.ts';
import type { Houses } from './houses.ts';
import type { StayRecords } from './records.ts';
import type { StaySwitches } from './switches.ts';

/** What the routes of this supplier share. */
export interface StaysContext {
  readonly clock: SandboxClock;
  readonly houses: Houses;
  readonly records: StayRecords;
  readonly switches: StaySwitches;
  today(): string;
  waitSlowly(): Promise<void>;
}
