interface Entry {
  readonly key: string;
  readonly value: string | Buffer;
  readonly keptMs: number;
}

export interface Tally {
  readonly count: number;
  readonly leftMs: number;
}

/**
 * What several api processes remember together. It holds nothing that cannot be asked for again, and may be away at
 * any moment: then it answers `null` or `false`, in time, and each process goes on by itself.
 */
export interface SharedMemory {
  /** One value for each key, in their order. */
  texts(keys: readonly string[]): Promise<(string | null)[] | null>;
  bytes(key: string): Promise<Buffer | null>;
  keep(entries: readonly Entry[]): Promise<boolean>;
  drop(key: string): Promise<void>;
  /** Whether the key is the holder's from now on; it is nobody's any more when the lease ends. */
  take(key: string, holder: string, leaseMs: number): Promise<boolean>;
  renew(key: string, holder: string, leaseMs: number): Promise<void>;
  release(key: string, holder: string): Promise<void>;
  /** Counts one within a window that begins with the first. */
  tally(key: string, windowMs: number): Promise<Tally | null>;
  /** Tells every process that can be reached, this one too. */
  announce(topic: string): Promise<void>;
  /** The listener is told after every reconnection as well: something may have been said meanwhile. */
  onAnnounced(topic: string, listener: () => void): void;
  isThere(): boolean;
  close(): Promise<void>;
}
