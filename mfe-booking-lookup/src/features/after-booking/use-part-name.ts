import { useText } from '@travesia/i18n';
import { lookupTexts } from '../../texts.ts';

const KNOWN = ['flight', 'hotel', 'activity', 'tour'] as const;

/** What a part of a booking is called; a kind that nobody told this page about is a booking. */
export function usePartName(): (name: string) => string {
  const { t } = useText(lookupTexts);
  return (name) => t(`after.part.${KNOWN.find((known) => known === name) ?? 'other'}`);
}
