import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Notice } from '@travesia/ui/notice';
import { contentTexts } from '../../../texts.ts';

/** Our number stands on the page of an airline: so it says whose it is. */
export function IndependentNotice({ name }: { name: string }) {
  const { rich } = useText(contentTexts);
  const { contactNumber } = useRemotePage();
  const phone = <a href={`tel:${contactNumber.replaceAll(/[^\d+]/g, '')}`}>{contactNumber}</a>;
  return <Notice>{rich('reading.independent', { name, phone })}</Notice>;
}
