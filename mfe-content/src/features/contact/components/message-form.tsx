import { useText } from '@travesia/i18n';
import { contentTexts } from '../../../texts.ts';
import { useContactForm } from '../hooks/use-contact-form.ts';
import { READ_FORM } from '../model/form-values.ts';
import { BestTimeField, LineField, MessageField, PhoneField } from './form-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './forms.module.css';

/** Name, e-mail, phone, message, best time (E-11). */
export function MessageForm({ country }: { country: string }) {
  const { t } = useText(contentTexts);
  const contact = useContactForm({
    path: '/contact/message',
    initialValues: {
      name: '',
      email: '',
      phoneCountry: country,
      phone: '',
      bestTimeToReach: '',
      message: '',
      website: '',
    },
    read: READ_FORM.message,
  });
  const common = { id: 'message', contact };
  return (
    <FormFrame {...common} submitLabel={t('contact.message.send')} thanks={t('contact.thanks')}>
      <div className={styles.grid}>
        <LineField {...common} name="name" required fullName />
        <LineField {...common} name="email" required />
        <PhoneField {...common} />
        <BestTimeField {...common} />
        <MessageField {...common} required />
      </div>
    </FormFrame>
  );
}
