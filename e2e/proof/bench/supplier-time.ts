import { createInterface } from 'node:readline';
import type { Stack } from '@travesia/deploy/stack';

interface Answer {
  readonly endMs: number;
  readonly tookMs: number;
}

/** How long an api waited for its suppliers, by its own log. */
export interface SupplierTime {
  /** Milliseconds between two moments of the clock. */
  between(fromMs: number, toMs: number): number;
}

const watched = new WeakMap<Stack, SupplierTime>();

export function watchSupplierTime(stack: Stack): SupplierTime {
  const known = watched.get(stack);
  if (known) return known;
  const stdout = stack.children.find(({ name }) => name === 'api')?.process.stdout;
  if (!stdout) throw new Error('the api does not tell what it does');
  const answers: Answer[] = [];
  createInterface({ input: stdout }).on('line', (line) => {
    if (!line.includes('a supplier answered')) return;
    const { time, ms } = JSON.parse(line) as { time: number; ms: number };
    answers.push({ endMs: time, tookMs: ms });
  });
  const supplierTime: SupplierTime = {
    between: (fromMs, toMs) =>
      answers
        .filter(({ endMs }) => endMs >= fromMs && endMs <= toMs)
        .reduce((sum, { tookMs }) => sum + tookMs, 0),
  };
  watched.set(stack, supplierTime);
  return supplierTime;
}
