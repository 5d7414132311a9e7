import { styleText } from 'node:util';

const startedMs = Date.now();
const elapsed = () => `${((Date.now() - startedMs) / 1000).toFixed(1)} s`.padStart(8);

export interface Story {
  chapter(title: string): void;
  line(text: string): void;
  /** A line that has to be true; the story goes on either way and ends badly if it is not. */
  check(text: string, isTrue: boolean): void;
  /** How many lines were not true. */
  faults(): number;
}

/** Tells what happens as it happens. */
export function openStory(): Story {
  let faults = 0;
  const write = (text: string) => void process.stdout.write(`${styleText('dim', elapsed())}  ${text}\n`);
  return {
    chapter: (title) => write(`\n${' '.repeat(10)}${styleText('bold', title)}`),
    line: write,
    check(text, isTrue) {
      if (!isTrue) faults += 1;
      write(`${isTrue ? styleText('green', '✓') : styleText('red', '✗')} ${text}`);
    },
    faults: () => faults,
  };
}

/** Asks until the answer is yes; the time it took, or null when it did not come in time. */
export async function timeUntil(
  isSo: () => Promise<boolean>,
  limitMs: number,
  pauseMs = 100,
): Promise<number | null> {
  const fromMs = Date.now();
  while (Date.now() - fromMs < limitMs) {
    if (await isSo()) return Date.now() - fromMs;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return null;
}

export const seconds = (ms: number | null) => (ms === null ? 'not in time' : `${(ms / 1000).toFixed(1)} s`);
