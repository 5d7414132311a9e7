import type { ContentSummary } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { CodeTile } from '@travesia/ui/code-tile';
import { contentTexts } from '../../../texts.ts';
import styles from './line-list.module.css';

/** Airlines and airports: a code in a tile, a name, a sentence. */
export function LineList({ items }: { items: readonly ContentSummary[] }) {
  const { locale } = useText(contentTexts);
  return (
    <ul className={styles.lines}>
      {items.map(({ path, title, summary, code, langcode }) => (
        <li
          key={path}
          className={styles.line}
          lang={langcode === 'und' || langcode === locale ? undefined : langcode}
        >
          {code && <CodeTile code={code} size="large" />}
          <div>
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
