import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { FEED } from '../feed/index.ts';

const STALE_MS = 60_000;
const WAIT_MS = 50;
const WAIT_MAX_MS = 20_000;

function tryLock(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function releaseIfStale(path: string) {
  try {
    if (Date.now() - statSync(path).mtimeMs > STALE_MS) rmdirSync(path);
  } catch {
    // Somebody else was faster.
  }
}

/** One writer at a time; a lock left by a killed writer is taken over after a minute. */
export async function withFeedLock<Result>(
  folder: string,
  action: () => Promise<Result> | Result,
): Promise<Result> {
  const path = FEED.lock(folder);
  mkdirSync(folder, { recursive: true });
  const startedMs = Date.now();
  while (!tryLock(path)) {
    releaseIfStale(path);
    if (Date.now() - startedMs > WAIT_MAX_MS) throw new Error('somebody else is writing to the feed');
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  try {
    return await action();
  } finally {
    rmdirSync(path);
  }
}
