import type { Ref } from 'react';
import { usePlatform } from '@travesia/platform/react';
import { RequiredNote } from '@travesia/ui/field';
import { useText } from '@travesia/i18n';
import { ContactForm, emptyContact } from '../contact/index.ts';
import type { BlockFormHandle } from '../form/index.ts';
import { frameStyles } from '../frame/index.ts';
import { SaveMark } from '../save-mark/index.ts';
import type { SummarySession } from '../session/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

export type ContactStepProps = {
  booking: SummarySession;
  handle: Ref<BlockFormHandle>;
};

/** Who is told about the booking (S-04), saved as it is typed. */
export function ContactStep(props: ContactStepProps) {
  const { booking, handle } = props;
  const { t } = useText(bookingTexts);
  const { countryCode, market } = usePlatform();
  const { session, snapshot } = booking;
  return (
    <section className={frameStyles.block} aria-labelledby="contact-title">
      <h2 id="contact-title">{t('summary.contact')}</h2>
      <p className={frameStyles.soft}>{t('contact.intro')}</p>
      <RequiredNote>{t('summary.required')}</RequiredNote>
      <ContactForm
        withTextMessages={market.textMessages ?? false}
        initialValues={{ ...emptyContact(countryCode ?? 'ES'), ...snapshot.draft.customerDetails }}
        onChange={(values, details) => {
          session.remember({ customerDetails: values });
          session.save('customer', details);
        }}
        handle={handle}
      />
      <SaveMark state={snapshot.saves.customer} onRetry={() => void session.flush()} />
    </section>
  );
}
