import type { ContentSummary } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { contentTexts } from '../../../texts.ts';
import styles from './related.module.css';

/** What to read next. */
export function Related({ related }: { related: readonly ContentSummary[] }) {
  const { t, locale } = useText(contentTexts);
  if (related.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{t('reading.related')}</h2>
      <ul>
        {related.map(({ path, title, summary, langcode }) => (
          <li key={path} lang={langcode === 'und' || langcode === locale ? undefined : langcode}>
            <Link to={path}>{title}</Link>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
