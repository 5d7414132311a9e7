import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { usePlatform } from '@travesia/platform/react';
import { TabList, TabPanel } from '@travesia/ui/tabs';
import { contentTexts } from '../../../texts.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { MessageForm } from './message-form.tsx';
import { QueryForm } from './query-form.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import styles from './forms.module.css';

const GROUP = 'contact';
const FORMS = ['message', 'enquiry', 'query', 'subscribe'] as const;
type FormName = (typeof FORMS)[number];
const COUNTRY_FOR_ALL = 'US';

function FormOf({ name, country }: { name: FormName; country: string }) {
  switch (name) {
    case 'message':
      return <MessageForm country={country} />;
    case 'enquiry':
      return <EnquiryForm />;
    case 'query':
      return <QueryForm country={country} />;
    case 'subscribe':
      return <SubscribeForm />;
    default:
      return name satisfies never;
  }
}

/** The ways of writing to us; what is typed into one stays while another is looked at (E-04). */
export function ContactForms() {
  const { t } = useText(contentTexts);
  const { countryCode } = usePlatform();
  const [selected, setSelected] = useState<FormName>('message');
  return (
    <div>
      <TabList
        label={t('contact.forms')}
        group={GROUP}
        tabs={FORMS.map((id) => ({ id, label: t(`contact.${id}.tab`) }))}
        selected={selected}
        onSelect={setSelected}
      />
      {FORMS.map((name) => (
        <TabPanel key={name} group={GROUP} id={name} selected={name === selected}>
          <div className={styles.panel}>
            <p>{t(`contact.${name}.lead`)}</p>
            <FormOf name={name} country={countryCode ?? COUNTRY_FOR_ALL} />
          </div>
        </TabPanel>
      ))}
    </div>
  );
}
