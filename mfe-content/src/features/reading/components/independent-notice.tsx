import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Notice } from '@travesia/ui/notice';
import { PhoneLink } from '../../../page/phone-link.tsx';
import { contentTexts } from '../../../texts.ts';

/** Our number stands on the page of an airline: so it says whose it is. */
export function IndependentNotice({ name }: { name: string }) {
  const { rich } = useText(contentTexts);
  const { contactNumber } = useRemotePage();
  const phone = <PhoneLink number={contactNumber} />;
  return <Notice>{rich('reading.independent', { name, phone })}</Notice>;
}
