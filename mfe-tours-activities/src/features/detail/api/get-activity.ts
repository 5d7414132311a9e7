import type { ApiClient } from '@travesia/api-client';
import { ActivityReplySchema, type ActivityReply } from '@travesia/contracts';
import { formatPaxes, type ActivityDates, type Pax } from '@travesia/domain';
import type { Locale } from '@travesia/i18n';
import type { ActivityKindPaths } from '../../../kinds.ts';

const TIMEOUT_MS = 60_000;

export interface ActivityQuestion {
  readonly code: string;
  readonly dates: ActivityDates;
  readonly paxes: readonly Pax[];
  /** Of the supplier's texts. */
  readonly language: Locale;
}

/** GET /activities/{code} and /tours/{code} (B-37, B-38): what it is, and what can be had on these days. */
export function getActivity(
  api: ApiClient,
  { calls }: ActivityKindPaths,
  { code, dates, paxes, language }: ActivityQuestion,
  signal?: AbortSignal,
): Promise<ActivityReply> {
  return api.get(`${calls}/${encodeURIComponent(code)}`, ActivityReplySchema, {
    query: { from: dates.from, to: dates.to, paxes: formatPaxes(paxes), language },
    signal,
    timeoutMs: TIMEOUT_MS,
  });
}
