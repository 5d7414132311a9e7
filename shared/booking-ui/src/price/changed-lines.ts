import type { PriceLine } from '@travesia/contracts';
import { totalOfLines, type Money } from '@travesia/domain';

export interface ChangedLine {
  readonly label: string;
  /** Null where there is no such line. */
  readonly before: Money | null;
  readonly now: Money | null;
}

/** Two break-ups side by side: one line for each label, in the order of the present one. */
export function changedLines(before: readonly PriceLine[], now: readonly PriceLine[]): ChangedLine[] {
  const sumOf = (lines: readonly PriceLine[], label: string): Money | null => {
    const ofLabel = lines.filter((line) => line.label === label);
    const [first] = ofLabel;
    return first ? totalOfLines(ofLabel, first.total.currency) : null;
  };
  return [...new Set([...now, ...before].map(({ label }) => label))].map((label) => ({
    label,
    before: sumOf(before, label),
    now: sumOf(now, label),
  }));
}
