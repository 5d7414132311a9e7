import type { ContentSummary } from '@travesia/contracts';
import { formatLocalDate, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { Photo } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import { contentTexts } from '../../../texts.ts';
import styles from './card-list.module.css';

/** Texts with their pictures. */
export function CardList({ items }: { items: readonly ContentSummary[] }) {
  const { locale, tag } = useText(contentTexts);
  return (
    <ul className={styles.cards}>
      {items.map(({ path, title, summary, updated, langcode, image }) => (
        <li key={path} className={styles.card}>
          <Photo
            picture={image?.photo}
            alt=""
            shownAs="(width >= 40rem) 20rem, 100vw"
            fallback={<Plate kind="relief" seed={path} />}
            className={styles.picture}
          />
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
