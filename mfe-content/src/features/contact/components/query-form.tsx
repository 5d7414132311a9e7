import { useText } from '@travesia/i18n';
import { contentTexts } from '../../../texts.ts';
import { useContactForm } from '../hooks/use-contact-form.ts';
import { READ_FORM } from '../model/form-values.ts';
import { LineField, MessageField, PhoneField } from './form-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './forms.module.css';

/** Someone who plans a trip and wants to be contacted (E-13). */
export function QueryForm({ country }: { country: string }) {
  const { t } = useText(contentTexts);
  const contact = useContactForm({
    path: '/contact/query',
    initialValues: {
      name: '',
      surname: '',
      email: '',
      phoneCountry: country,
      phone: '',
      hotelDestination: '',
      message: '',
      website: '',
    },
    read: READ_FORM.query,
  });
  const common = { id: 'query', contact };
  return (
    <FormFrame {...common} submitLabel={t('contact.query.send')} thanks={t('contact.thanks')}>
      <div className={styles.grid}>
        <LineField {...common} name="name" required />
        <LineField {...common} name="surname" />
        <LineField {...common} name="email" required />
        <PhoneField {...common} />
        <LineField {...common} name="hotelDestination" />
        <MessageField {...common} />
      </div>
    </FormFrame>
  );
}
