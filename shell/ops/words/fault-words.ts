import { OpsFault } from '../api/ops-client.ts';
import type { OpsTranslate } from '../texts.ts';

const KNOWN = [
  'token_unknown',
  'sign_in_needed',
  'issuer_down',
  'not_from_here',
  'not_allowed',
  'feed_moved',
  'unknown_build',
  'damaged_build',
  'no_other_build',
  'moment_invalid',
  'nothing_planned',
  'second_person_needed',
  'own_proposal',
  'proposal_gone',
  'proposal_outdated',
  'proposals_full',
  'figures_missing',
  'invalid_request',
  'refused',
  'unreachable',
] as const;
const MINUTE_S = 60;

/** What went wrong and what to do about it. */
export function faultWords(t: OpsTranslate, fault: unknown): string {
  if (!(fault instanceof OpsFault)) return t('fault.failed');
  if (fault.code === 'too_many_tries')
    return t('fault.too_many_tries', { count: Math.ceil((fault.retryAfterS ?? MINUTE_S) / MINUTE_S) });
  const known = KNOWN.find((code) => code === fault.code);
  return t(known ? `fault.${known}` : 'fault.failed');
}
