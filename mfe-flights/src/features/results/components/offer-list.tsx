import { memo } from 'react';
import type { ResultLine } from '../model/results-list.ts';
import { OfferLine, type OfferLineProps } from './offer-line.tsx';
import styles from './offer-line.module.css';

export type OfferListProps = Omit<OfferLineProps, 'line'> & {
  label: string;
  lines: readonly ResultLine[];
};

/** The offers that are shown. Rendered again only when they change: a filter answers before they follow. */
export const OfferList = memo(function OfferList({ label, lines, ...offer }: OfferListProps) {
  return (
    <div id="results-tickets" role="tabpanel" aria-label={label} className={styles.offers}>
      {lines.length > 0 && (
        <ol role="list" className={styles.list}>
          {lines.map((line) => (
            <li key={line.offer.id}>
              <OfferLine line={line} {...offer} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
});
