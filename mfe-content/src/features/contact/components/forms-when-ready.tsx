import { lazy, Suspense } from 'react';
import { useText } from '@travesia/i18n';
import { useHydrated } from '@travesia/page';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { contentTexts } from '../../../texts.ts';
import styles from './forms.module.css';

// Most who read a text never write to us: the forms bring their code when their page is opened.
const ContactForms = lazy(async () => ({
  default: (await import('./contact-forms.tsx')).ContactForms,
}));

function Waiting() {
  const { t } = useText(contentTexts);
  return (
    <SkeletonGroup label={t('loading')} className={styles.waiting ?? ''}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** The forms once they can be sent; without scripts the page says how else to reach us. */
export function FormsWhenReady() {
  const { t } = useText(contentTexts);
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <>
        <noscript>{t('contact.noScript')}</noscript>
        <Waiting />
      </>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <ContactForms />
    </Suspense>
  );
}
