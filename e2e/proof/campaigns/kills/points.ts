import type { Story } from '../faults/stories.ts';
import type { CallMoment } from '../world/line.ts';
import type { TracedStep } from '../world/trace.ts';

/** Where the api dies: at a named point of its own, or while a call is on a line. */
export type KillPoint = { readonly story: Story; readonly name: string } & (
  | { readonly where: 'inside'; readonly point: string }
  | {
      readonly where: 'line';
      readonly step: string;
      readonly moment: CallMoment;
      /** Nothing that moves money was pressed before it. */
      readonly isBeforePress: boolean;
    }
);

const MOMENTS: Readonly<Record<CallMoment, string>> = {
  arrived: 'before it',
  done: 'done, not answered',
  answered: 'answered',
};
/** Until the first of these nothing of the traveller's is in our hands. */
const FIRST_SAVE = 'start the session';
const IS_ASKED_BY_US = /^(provider|airline|house|guide): /;
const IS_ASKED_OF_US =
  /^(start|set|save|vault: hand|press|to the bank|back from|ask the outcome|notice|offer|quote|mail|allow|confirm|read the status)/;

/** What was allowed goes on by itself where nothing is to be paid. */
const isPress = (step: string, { after }: Story) =>
  /^(press pay|confirm the cancellation)/.test(step) ||
  (step.startsWith('allow the change') && after?.moves !== 'pays');

/** Every call to and from the api from the first save on, at each moment that leaves something else behind. */
export function pointsOnLines(story: Story, steps: readonly TracedStep[]): KillPoint[] {
  // What comes after the ticket begins with steps of its own.
  const first = Math.max(
    0,
    steps.findIndex(({ step }) => step === FIRST_SAVE),
  );
  const press = steps.findIndex(({ step }) => isPress(step, story));
  return steps.slice(first).flatMap(({ step }, index) => {
    const moments: readonly CallMoment[] = IS_ASKED_BY_US.test(step)
      ? ['arrived', 'done']
      : IS_ASKED_OF_US.test(step)
        ? ['arrived', 'done', 'answered']
        : [];
    return moments.map((moment): KillPoint => ({
      story,
      name: `${step}: ${MOMENTS[moment]}`,
      where: 'line',
      step,
      moment,
      isBeforePress: first + index < press,
    }));
  });
}

/** The named points that this story passes. */
export function pointsInside(story: Story, points: readonly string[]): KillPoint[] {
  return points.map((point) => ({ story, name: point, where: 'inside', point }));
}
