import { deskHours, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { usePageHead } from '@travesia/platform/react';
import { PlainPage } from '../../../page/plain-page.tsx';
import { breadcrumbData } from '../../../page/structured-data.ts';
import { contentTexts } from '../../../texts.ts';
import { ContactNumbers } from './contact-numbers.tsx';
import { FormsWhenReady } from './forms-when-ready.tsx';
import styles from './contact-page.module.css';

const PATH = '/contacta-con-nosotras';

/** Numbers, hours and forms (E-04). */
export function ContactPage() {
  const { t, tag } = useText(contentTexts);
  const hours = deskHours(tag);
  const { locale } = useRemotePage();
  const crumbs = [{ path: PATH, title: t('contact.title') }];
  usePageHead({
    title: t('contact.title'),
    description: t('contact.description', hours),
    structuredData: [breadcrumbData(crumbs, t('crumbs.home'), locale)],
  });
  return (
    <PlainPage crumbs={crumbs} title={t('contact.title')} lead={t('contact.lead', hours)}>
      <div className={styles.columns}>
        <section aria-labelledby="contact-write" className={styles.write}>
          <h2 id="contact-write">{t('contact.write')}</h2>
          <FormsWhenReady />
        </section>
        <ContactNumbers />
      </div>
    </PlainPage>
  );
}
