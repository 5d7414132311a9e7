import { CHUNK_RELOAD_WINDOW_MS } from '@travesia/domain';

export const RELOADED_AT_KEY = 'travesia.reloaded-at';

const CHUNK_FAULT =
  /loading (css )?chunk|chunkloaderror|scriptnetworkerror|runtime-00[18]|dynamically imported module/i;

/** Whether code could not be fetched, as against code that failed. */
export function isChunkFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return CHUNK_FAULT.test(`${fault.name} ${fault.message}`);
}

/**
 * Takes the one reload that a window of ten seconds allows (P-07). Where nothing can be remembered there is
 * no reload, because nothing would stop the next one.
 */
export function allowOneReload(storage: Pick<Storage, 'getItem' | 'setItem'> | null, nowMs: number): boolean {
  try {
    const reloadedAtMs = Number(storage?.getItem(RELOADED_AT_KEY) ?? 0);
    const elapsedMs = nowMs - reloadedAtMs;
    if (!storage || (elapsedMs >= 0 && elapsedMs < CHUNK_RELOAD_WINDOW_MS)) return false;
    storage.setItem(RELOADED_AT_KEY, String(nowMs));
    return true;
  } catch {
    return false;
  }
}
