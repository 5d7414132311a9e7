import { LINE_FAULTS, NOTICE_FAULTS, type LineFault } from '../world/line-faults.ts';
import type { PlannedFault, TracedStep } from '../world/trace.ts';
import type { Story } from './stories.ts';

/** One field of the table: a story, and what goes wrong in it. */
export interface Cell {
  readonly story: Story;
  readonly planned: PlannedFault | null;
}

const NOTICE = 'notice of the provider';
const SET = 'set the order';
const HAS_AMOUNTS = /^(provider|airline|house|guide): |^check the |^read the order|^ask the outcome/;
/** Only the supplier knows what it gives back, or sells for: its word counts, as quote and in the end. */
const IS_BELIEVED =
  /(quote a cancellation|quote a change|offer changes|offer bags|offer seats|airline: cancel|guide: cancel)/;
/** Where somebody waits a minute for an answer; pages give up on all their calls after the same half of it. */
const IS_WAITED_FOR =
  /^(provider|airline|house|guide|vault): |^(press pay|allow the change|confirm the cancellation)$/;
/** In a story whose beginning was tried in another one: what is still worth trying. */
const ALWAYS_TRIED = new Set(['to the bank', 'ask the outcome', NOTICE]);

/** The faults that a step can meet. */
function faultsOf(step: string): readonly LineFault[] {
  const faults = LINE_FAULTS.filter((fault) => {
    if (fault === 'wrong amount') return HAS_AMOUNTS.test(step) && !IS_BELIEVED.test(step);
    if (fault === '60 s late') return IS_WAITED_FOR.test(step);
    // A second call of the same name is down with the first.
    if (fault === 'down') return !step.endsWith('(again)');
    return true;
  });
  return step.startsWith(NOTICE) ? [...faults, ...NOTICE_FAULTS] : faults;
}

/** Every step that the story took while nothing was wrong, with every fault; `tried` are steps of other stories. */
export function cellsOf(
  story: Story,
  steps: readonly TracedStep[],
  tried: ReadonlySet<string> = new Set(),
): Cell[] {
  return steps.flatMap(({ step, line, after }) => {
    if (tried.has(step) && !ALWAYS_TRIED.has(step)) return [];
    return faultsOf(step).map((fault): Cell => ({ story, planned: { step, line, fault, after } }));
  });
}

/** After the ticket these calls are the same whatever is done; the others are tried with each story. */
export const isTriedOnce = (step: string) =>
  /^(read the (status|booking|order)|mail the code|quote the cancellation|set the order|save the billing|send the card|vault: )/.test(
    step,
  );

/** Steps before an order exists: a package chooses its halves as a flight and a hotel do. */
export function choosingSteps(steps: readonly TracedStep[]): string[] {
  const set = steps.findIndex(({ step }) => step === SET);
  return steps.slice(0, Math.max(0, set)).map(({ step }) => step);
}
