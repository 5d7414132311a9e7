import type { ApiClient } from '@travesia/api-client';
import {
  ExploreReplySchema,
  type ExploreCheckPayload,
  type ExplorePayload,
  type ExploreReply,
} from '@travesia/contracts';

/** Where one adult can fly, at the prices that searches have found. */
export const readExplore = (
  api: ApiClient,
  body: ExplorePayload,
  signal: AbortSignal,
): Promise<ExploreReply> => api.post('/air/explore', ExploreReplySchema, { body, signal });

/** Has prices to these places searched for in the background. */
export const checkExplore = (api: ApiClient, body: ExploreCheckPayload): Promise<ExploreReply> =>
  api.post('/air/explore/check', ExploreReplySchema, { body });
