import type { LineFault } from './line-faults.ts';

/** The fault of one flow: what happens to which occurrence of which step. */
export interface PlannedFault {
  readonly step: string;
  readonly line: string;
  readonly fault: LineFault;
  /** `refused` closes the listener as soon as this step was answered; null: at once. */
  readonly after: string | null;
}

/** They come when they like, and may come elsewhere the next time. */
const isUnasked = (step: string) => step.startsWith('notice of ');

/** A step of a flow, as it went over a line. */
export interface TracedStep {
  readonly step: string;
  readonly line: string;
  /** The step that had been answered last; null: none. */
  readonly after: string | null;
}

/** Everything that went over the lines of one installation since the flow began, and the fault that waits. */
export class Trace {
  planned: PlannedFault | null = null;
  fired = 0;
  readonly steps: TracedStep[] = [];
  readonly #seen = new Map<string, number>();
  #answered: string | null = null;

  begin(planned: PlannedFault | null): void {
    this.planned = planned;
    this.fired = 0;
    this.steps.length = 0;
    this.#seen.clear();
    this.#answered = null;
  }

  noteAnswer(step: string): void {
    if (!isUnasked(step)) this.#answered = step;
  }

  /** Names the call: a step that comes again is its own step once (a search, then the same for the price). */
  note(name: string, line: string): string {
    const count = (this.#seen.get(name) ?? 0) + 1;
    this.#seen.set(name, count);
    const step = count === 1 ? name : `${name} (again)`;
    if (count <= 2) this.steps.push({ step, line, after: this.#answered });
    return step;
  }

  /** The fault for this call, if it is its turn; all but `down` happen once. */
  take(step: string): LineFault | null {
    const { planned } = this;
    if (!planned) return null;
    if (planned.fault === 'down') {
      if (step !== planned.step && step !== `${planned.step} (again)`) return null;
      this.fired += 1;
      return 'down';
    }
    if (step !== planned.step || this.fired > 0 || planned.fault === 'refused') return null;
    this.fired += 1;
    return planned.fault;
  }
}
