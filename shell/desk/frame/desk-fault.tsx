import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { DeskFault } from '../api/desk-client.ts';
import { deskTexts } from '../texts.ts';

export type DeskFaultNoticeProps = { fault: unknown; onRetry?: () => void };

const KNOWN = [
  'unreachable',
  'issuer_down',
  'unavailable',
  'not_from_here',
  'sign_in_needed',
  'staff_unknown',
  'role_refused',
  'item_not_yours',
  'desk_changed',
  'own_request',
  'erasure_refused',
  'call_code_unknown',
  'sale_incomplete',
  'sale_over',
  'sale_paid',
  'by_hand_known',
  'deal_unknown',
  'deal_over',
  'deal_used_up',
  'deal_unfit',
  'deal_twice',
  'deal_taken',
  'deal_invalid',
] as const;

/** What went wrong, and what to do about it. */
export function DeskFaultNotice({ fault, onRetry }: DeskFaultNoticeProps) {
  const { t } = useText(deskTexts);
  const { code, words } = fault instanceof DeskFault ? fault : { code: 'failed', words: '' };
  const known = KNOWN.find((each) => each === code);
  return (
    <Notice tone="error" actions={onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}>
      {words === '' ? t(`fault.${known ?? 'failed'}`) : words}
    </Notice>
  );
}
