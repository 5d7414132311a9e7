import type { ContentSummary } from '@travesia/contracts';
import { formatLocalDate, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { Scene } from '@travesia/ui/scene';
import { contentTexts } from '../../../texts.ts';
import styles from './card-list.module.css';

/** Texts with their pictures. */
export function CardList({ items }: { items: readonly ContentSummary[] }) {
  const { locale, tag } = useText(contentTexts);
  return (
    <ul className={styles.cards}>
      {items.map(({ path, title, summary, updated, langcode, image, kind }) => (
        <li key={path} className={styles.card}>
          <div className={styles.picture}>
            <Scene kind={image?.scene ?? 'port'} seed={path} light={kind === 'news' ? 'dusk' : 'day'} />
          </div>
          <div
            className={styles.words}
            lang={langcode === 'und' || langcode === locale ? undefined : langcode}
          >
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p>{summary}</p>
            <time dateTime={updated}>{formatLocalDate(updated, tag, 'dated')}</time>
          </div>
        </li>
      ))}
    </ul>
  );
}
