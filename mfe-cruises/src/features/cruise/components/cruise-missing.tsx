import { PageWidth } from '@travesia/ui/layout';
import { buttonClass } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { cruiseTexts } from '../../../texts.ts';
import styles from './cruise-page.module.css';

const NOT_FOUND = 404;

/** A sailing that never was, or has left (P-44). */
export function CruiseMissing({ slug }: { slug: string }) {
  const { t } = useText(cruiseTexts);
  usePageHead({ title: t('missing.title'), status: NOT_FOUND });
  return (
    <PageWidth className={styles.waiting}>
      <h1 tabIndex={-1}>{t('missing.title')}</h1>
      <p>{t('missing.path', { path: `/cruceros/${slug}` })}</p>
      <p>{t('missing.words')}</p>
      <p>
        <Link to="/cruceros" className={buttonClass({ look: 'call' })}>
          {t('missing.all')}
        </Link>
      </p>
    </PageWidth>
  );
}
