/** A value that can be read and watched; fits `useSyncExternalStore`. */
export interface Readable<Value> {
  getSnapshot(): Value;
  subscribe(listener: () => void): () => void;
}

export interface Writable<Value> extends Readable<Value> {
  set(value: Value): void;
}

export function createWritable<Value>(initial: Value): Writable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of Array.from(listeners)) listener();
    },
  };
}
