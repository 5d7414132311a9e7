import { useText } from '@travesia/i18n';
import { contentTexts } from '../../../texts.ts';
import { useContactForm } from '../hooks/use-contact-form.ts';
import { READ_FORM } from '../model/form-values.ts';
import { LineField, MessageField } from './form-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './forms.module.css';

/** A question that is answered by e-mail (E-12). */
export function EnquiryForm() {
  const { t } = useText(contentTexts);
  const contact = useContactForm({
    path: '/contact/enquiry',
    initialValues: { name: '', email: '', message: '', website: '' },
    read: READ_FORM.enquiry,
  });
  const common = { id: 'enquiry', contact };
  return (
    <FormFrame {...common} submitLabel={t('contact.enquiry.send')} thanks={t('contact.thanks')}>
      <div className={styles.grid}>
        <LineField {...common} name="name" required fullName />
        <LineField {...common} name="email" required />
        <MessageField {...common} required />
      </div>
    </FormFrame>
  );
}
