import { visitorAddress } from '../../support/visitor-address.ts';

export interface Reading {
  readonly path: string;
  readonly atMs: number;
  readonly tookMs: number;
  /** 0 where no answer came. */
  readonly status: number;
  readonly html: string;
}

export interface Readers {
  /** How many pages they have read. */
  count(): number;
  /** Lets each finish its page. */
  stop(): Promise<void>;
}

/** So many readers, each with one page after the other and each page as somebody else, until they are stopped. */
export function sendReaders(
  siteUrl: string,
  paths: readonly string[],
  { atOnce, onRead }: { readonly atOnce: number; readonly onRead: (reading: Reading) => void },
): Readers {
  let isOver = false;
  let next = 0;
  let read = 0;
  async function readOne(): Promise<Reading> {
    const path = paths[next++ % paths.length] ?? '/';
    const atMs = Date.now();
    const headers = { 'x-forwarded-for': visitorAddress(), 'user-agent': 'a reader' };
    try {
      const reply = await fetch(new URL(path, siteUrl), { headers, redirect: 'manual' });
      const html = await reply.text();
      return { path, atMs, tookMs: Date.now() - atMs, status: reply.status, html };
    } catch {
      return { path, atMs, tookMs: Date.now() - atMs, status: 0, html: '' };
    }
  }
  async function readOn() {
    while (!isOver) {
      onRead(await readOne());
      read += 1;
    }
  }
  const running = Promise.all(Array.from({ length: atOnce }, readOn));
  return {
    count: () => read,
    async stop() {
      isOver = true;
      await running;
    },
  };
}
