import { useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { contentTexts } from '../../../texts.ts';
import { pageAddress, pagesToShow } from '../model/pages.ts';
import styles from './pagination.module.css';

export type PaginationProps = { path: string; page: number; last: number };

/** Links to the pages of a list; a list of one page has none. */
export function Pagination({ path, page, last }: PaginationProps) {
  const { t } = useText(contentTexts);
  if (last === 1) return null;
  return (
    <nav aria-label={t('lists.pages')} className={styles.pages}>
      {page > 1 && (
        <Link to={pageAddress(path, page - 1)} rel="prev">
          {t('lists.previous')}
        </Link>
      )}
      <ol>
        {pagesToShow(page, last).map((shown, index) =>
          shown === 'gap' ? (
            // A gap has no name but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={pageAddress(path, shown)}
                aria-label={t('lists.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < last && (
        <Link to={pageAddress(path, page + 1)} rel="next">
          {t('lists.next')}
        </Link>
      )}
    </nav>
  );
}
