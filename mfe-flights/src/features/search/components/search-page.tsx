import { PageWidth } from '@travesia/ui/page-width';
import { useText } from '@travesia/i18n';
import { usePageHead } from '@travesia/platform/react';
import { searchTexts } from '../texts.ts';
import { HomeSearch } from './home-search.tsx';
import styles from './search-page.module.css';

/** /vuelos (F-01) */
export function SearchPage() {
  const { t } = useText(searchTexts);
  usePageHead({ title: t('page.title'), description: t('page.description') });
  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('page.title')}</h1>
        <p>{t('page.lead')}</p>
      </header>
      <HomeSearch />
    </PageWidth>
  );
}
