import { LINE_FAULTS, NOTICE_FAULTS, type LineFault } from '../world/line-faults.ts';
import type { Played } from './play.ts';

const HEADS: Readonly<Record<LineFault, string>> = {
  refused: 'refd',
  'reset before': 'rst<',
  'reset after': 'rst>',
  '500': '500',
  '502': '502',
  '503': '503',
  '429': '429',
  '408': '408',
  '500 after': '500>',
  '5 s late': '5s',
  '60 s late': '60s',
  'cut short': 'cut',
  'not JSON': 'html',
  'wrong amount': 'amt',
  down: 'down',
  'three times': '3x',
  reordered: 'ord',
  never: 'nevr',
};
const WIDTH = 5;
const STEP_WIDTH = 32;

/** What became of it, in a letter: c confirmed, n not paid, h in the hands of a person, s stuck before paying. */
function letterOf({ story, violations, hasFired, planned, state, settled, screen }: Played): string {
  if (violations.length > 0) return '!!';
  if (planned && !hasFired) return '?';
  if (story.after && settled === 'manual_review') return 'h';
  if (story.after && settled !== 'none') return 'r';
  if (state === 'confirmed') return 'c';
  if (state === 'manual_review') return 'h';
  return screen === 'stuck before paying' ? 's' : 'n';
}

/** One table for each story: a line for each step, a column for each fault. */
export function tablesOf(played: readonly Played[]): string {
  const lines: string[] = [];
  const faults: readonly LineFault[] = [...LINE_FAULTS, ...NOTICE_FAULTS];
  const alone: string[] = [];
  for (const [title, ofStory] of Map.groupBy(played, ({ story }) => `${story.trip}, ${story.name}`)) {
    const faulted = ofStory.filter(({ planned }) => planned !== null);
    const clean = ofStory.find(({ planned }) => planned === null);
    const ending = `${title}: ${clean ? letterOf(clean) : '-'} when nothing is wrong`;
    if (faulted.length === 0) {
      alone.push(ending);
      continue;
    }
    lines.push('', ending);
    lines.push(' '.repeat(STEP_WIDTH) + faults.map((fault) => HEADS[fault].padEnd(WIDTH)).join(''));
    for (const [step, ofStep] of Map.groupBy(faulted, ({ planned }) => planned?.step ?? '')) {
      const fields = faults.map((fault) => {
        const found = ofStep.find(({ planned }) => planned?.fault === fault);
        return (found ? letterOf(found) : '').padEnd(WIDTH);
      });
      lines.push(step.padEnd(STEP_WIDTH) + fields.join(''));
    }
  }
  return [...lines, '', ...alone].join('\n');
}

export const LEGEND =
  'c confirmed · n not paid, nothing held · r cancelled, changed or added as promised · h in the hands of a person · s would not go on before paying · !! wrong · ? the fault met no call';
