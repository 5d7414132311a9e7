import { readFileSync } from 'node:fs';

/** The kernel counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used, with its threads; null where the system has no /proc. */
export function processTimeMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
