import { useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { contentTexts } from '../texts.ts';
import styles from './breadcrumbs.module.css';

export type Crumb = { path: string; title: string };

/** The way from the start to this page; the last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useText(contentTexts);
  return (
    <nav aria-label={t('crumbs.label')} className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">{t('crumbs.home')}</Link>
        </li>
        {crumbs.map(({ path, title }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
