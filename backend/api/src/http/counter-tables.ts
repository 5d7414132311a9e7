export interface CounterTables {
  counters: { key: string; hits: number; resets_at: Date };
}
