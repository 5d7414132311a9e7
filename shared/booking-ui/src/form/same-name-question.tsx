import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { bookingTexts } from '../texts/booking-texts.ts';
import { sameName } from './same-names.ts';

/** Asks whether two people really have one name: mostly it was filled in twice. It stands in nobody's way. */
export function SameNameQuestion({ people }: { people: readonly { id: string }[] }) {
  const { t } = useText(bookingTexts);
  const name = sameName(people);
  return (
    <div aria-live="polite">
      {name && (
        <Notice tone="attention" title={t('travellers.sameName', { name })}>
          {t('travellers.sameNameText')}
        </Notice>
      )}
    </div>
  );
}
