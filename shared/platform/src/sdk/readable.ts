/** A value that can be read and watched. */
export interface Readable<Value> {
  getSnapshot(): Value;
  /**
   * What the document was rendered with: hydration has to render that, whatever has changed since. Optional,
   * because a shell that is older than the remote does not give it.
   */
  getServerSnapshot?(): Value;
  subscribe(listener: () => void): () => void;
}

export interface Writable<Value> extends Readable<Value> {
  getServerSnapshot(): Value;
  set(value: Value): void;
}

/** `initial` is what the document was rendered with. */
export function createWritable<Value>(initial: Value): Writable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    getServerSnapshot: () => initial,
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
