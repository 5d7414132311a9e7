import * as v from 'valibot';

const EntrySchema = v.object({
  key: v.string(),
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  state: v.unknown(),
});

/** What the browser keeps of one step; survives reloads and comes back with Back. */
export interface HistoryEntry {
  readonly key: string;
  /** Position among the steps of this document. */
  readonly index: number;
  /** What a page gave along. */
  readonly state: unknown;
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** The entry a browser's state holds; a page that was opened from outside begins a line of its own. */
export function entryOf(state: unknown): HistoryEntry {
  if (v.is(EntrySchema, state)) return { key: state.key, index: state.index, state: state.state ?? null };
  return { key: 'default', index: 0, state: null };
}
