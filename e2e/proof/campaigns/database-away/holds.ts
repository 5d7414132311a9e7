import type { Installation } from '../world/installation.ts';
import type { CallMoment } from '../world/line.ts';

/** A call that waits on its line. */
export interface Hold {
  readonly reached: Promise<void>;
  release(): void;
}

const AGAIN = / \(again\)$/;

/** Holds the next call of a name, at its moment. */
export function createHolds(installation: Pick<Installation, 'watch'>) {
  interface Waiting {
    readonly step: string;
    readonly moment: CallMoment;
    readonly reach: () => void;
    readonly released: Promise<void>;
  }
  const waiting = new Set<Waiting>();
  installation.watch((step, moment) => {
    const name = step.replace(AGAIN, '');
    const hold = [...waiting].find((each) => each.step === name && each.moment === moment);
    if (!hold) return;
    waiting.delete(hold);
    hold.reach();
    return hold.released;
  });
  return (step: string, moment: CallMoment): Hold => {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    waiting.add({ step, moment, reach: reached.resolve, released: released.promise });
    return { reached: reached.promise, release: released.resolve };
  };
}
