/**
 * Where the feed of several machines lies: an object store. Keys are paths as in a feed folder
 * (`records/mfe-flights/<build>.json`). What lies there is only ever added, or taken away by pruning.
 */
export interface FeedStore {
  /** Keys below a prefix, in order; those after one of them only, if it is named. */
  list(prefix: string, after?: string): Promise<string[]>;
  read(key: string): Promise<Uint8Array>;
  /** Adds what is not there yet. `false`: it is there already, and stays as it is. */
  add(key: string, content: Uint8Array): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
}
