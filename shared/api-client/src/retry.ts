import { RETRIES_GET, RETRIES_OTHER, RETRY_AFTER_MAX_MS, RETRY_STATUSES } from '@travesia/domain';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const RETRY_PAUSE_MS = 300;
const retryStatuses: ReadonlySet<number> = new Set(RETRY_STATUSES);

/** How often a call is repeated after a failed reply (P-47). */
export function retriesOf(method: Method): number {
  return method === 'GET' ? RETRIES_GET : RETRIES_OTHER;
}

export function isRetryStatus(status: number): boolean {
  return retryStatuses.has(status);
}

/**
 * The pause before a repeat: Retry-After in seconds or as a date.
 * `null` where the server asks for more than five seconds: a traveller is told at once instead.
 */
export function retryPauseMs(retryAfter: string | null, nowMs: number): number | null {
  if (!retryAfter) return RETRY_PAUSE_MS;
  const seconds = Number(retryAfter);
  const pauseMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - nowMs;
  if (Number.isNaN(pauseMs)) return RETRY_PAUSE_MS;
  return pauseMs > RETRY_AFTER_MAX_MS ? null : Math.max(0, pauseMs);
}
