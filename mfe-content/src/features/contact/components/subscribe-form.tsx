import { useText } from '@travesia/i18n';
import { contentTexts } from '../../../texts.ts';
import { useContactForm } from '../hooks/use-contact-form.ts';
import { READ_FORM } from '../model/form-values.ts';
import { LineField } from './form-fields.tsx';
import { FormFrame } from './form-frame.tsx';

/** An address for our letters (E-14). */
export function SubscribeForm() {
  const { t, locale } = useText(contentTexts);
  const contact = useContactForm({
    path: '/subscribe',
    initialValues: { email: '', website: '' },
    read: (values) => READ_FORM.subscribe(values, locale),
  });
  const common = { id: 'subscribe', contact };
  return (
    <FormFrame {...common} submitLabel={t('contact.subscribe.send')} thanks={t('contact.subscribe.thanks')}>
      <LineField {...common} name="email" required />
    </FormFrame>
  );
}
