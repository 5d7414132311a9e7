import { lazy, Suspense } from 'react';
import { useText } from '@travesia/i18n';
import { useHydrated } from '@travesia/page';
import { Skeleton, SkeletonGroup } from '@travesia/ui/skeleton';
import { contentTexts } from '../../../texts.ts';
import { PlainForms } from './plain-forms.tsx';
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

/** The forms once they can be sent by the page; without scripts those that the browser sends itself. */
export function FormsWhenReady() {
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <>
        <noscript>
          <PlainForms />
        </noscript>
        <div className={styles.withScripts}>
          <Waiting />
        </div>
      </>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <ContactForms />
    </Suspense>
  );
}
