import type { ApiClient } from '@travesia/api-client';
import {
  ActivityValidateReplySchema,
  type ActivityValidatePayload,
  type ActivityValidateReply,
} from '@travesia/contracts';
import type { ActivityKindPaths } from '../../../kinds.ts';
import { optionAddress, type ChosenOption } from '../model/chosen-option.ts';

/** POST /activities/validate and /tours/validate (B-37, B-38): the price for this visitor; its key is what an order takes. */
export function checkOption(
  api: ApiClient,
  { calls }: ActivityKindPaths,
  payload: ActivityValidatePayload,
  signal?: AbortSignal,
): Promise<ActivityValidateReply> {
  return api.post(`${calls}/validate`, ActivityValidateReplySchema, { body: payload, signal });
}

/** Where the checked option is kept, so that its summary opens with it. */
export function optionQueryKey({ kind }: ActivityKindPaths, option: ChosenOption | null) {
  return ['option', kind, option && optionAddress('', option)] as const;
}
