import { useId, type ReactNode } from 'react';
import { useText } from '@travesia/i18n';
import { deskTexts } from '../texts.ts';
import styles from './booking.module.css';

export type BookingTableProps = {
  title: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** The head of the column of amounts, which stand below one another. */
  amounts?: string;
};

/** Lines of one kind; scrolls by itself where the screen is too narrow. */
export function BookingTable({ title, head, rows, amounts }: BookingTableProps) {
  const { t } = useText(deskTexts);
  const id = useId();
  return (
    <div className={styles.section}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.soft}>{t('booking.none')}</p>
      ) : (
        // A table that scrolls can be reached by a keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col" className={name === amounts ? styles.amount : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // Lines are only added.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={head[column]} className={head[column] === amounts ? styles.amount : undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
