import { Fragment, type ReactNode } from 'react';
import { EditIcon } from '@travesia/ui/icon';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import styles from './search-bar.module.css';

export type SearchBarProps = {
  /** The title of the page; the bar says it to the eye. */
  title: string;
  /** From where to where, or where. */
  what: ReactNode;
  /** When, who and how. */
  details: readonly string[];
  /** What pressing the bar does: "Edit search". */
  change: string;
  /** Stands at the end of the line. */
  beside?: ReactNode;
  /** The form that changes the search. */
  children: ReactNode;
};

/** The whole search in one bar, which opens the form that changes it: offers begin right below. */
export function SearchBar({ title, what, details, change, beside, children }: SearchBarProps) {
  return (
    <>
      {/* The shell focuses it: VisuallyHidden would then show it, and move the list. */}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.line}>
        <details className={styles.bar}>
          <summary>
            <span className={styles.words}>
              <strong>{what}</strong>
              <span className={styles.small}>
                {details.map((detail, place) => (
                  <Fragment key={detail}>
                    {place > 0 && '\u00A0· '}
                    <span>{detail}</span>
                  </Fragment>
                ))}
              </span>
            </span>
            <EditIcon />
            <VisuallyHidden>{change}</VisuallyHidden>
          </summary>
          {children}
        </details>
        {beside}
      </div>
    </>
  );
}
