import type { ReactNode } from 'react';
import { buttonClass } from '@travesia/ui/button';
import { ListLink } from '../list-address/index.ts';
import styles from './offer.module.css';

export type OfferLineProps = {
  name: string;
  headingLevel: 3 | 4;
  /** Where the offer is looked at closely. */
  address: string;
  /** With `offerStyles.photo`. */
  photo: ReactNode;
  /** Beside the name. */
  mark?: ReactNode;
  /** Lines about it, above what it offers. */
  children: ReactNode;
  tags: readonly string[];
  /** Lines beneath them. */
  conditions?: ReactNode;
  /** In the corner of the picture. */
  favourite: ReactNode;
  /** What can be pressed beside the way to the offer. */
  actions?: ReactNode;
  price: ReactNode;
  /** The button, and its words for who does not see the line around it. */
  see: { words: string; label: string };
};

/** Something to buy in a list: picture, facts, price and button (H-07, T-05). */
export function OfferLine(props: OfferLineProps) {
  const { name, headingLevel, address, photo, mark, children, tags, conditions, price, see } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-label={name} className={styles.offer}>
      {photo}
      <div className={styles.facts}>
        <div className={styles.head}>
          <Heading className={styles.name}>
            <ListLink to={address}>{name}</ListLink>
          </Heading>
          {mark}
        </div>
        {children}
        {tags.length > 0 && <p>{tags.join(' · ')}</p>}
        {conditions}
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
      <div className={styles.favourite}>{props.favourite}</div>
      <div className={styles.buy}>
        {price}
        <ListLink to={address} className={buttonClass({ size: 'small' })} aria-label={see.label}>
          {see.words}
        </ListLink>
      </div>
    </article>
  );
}
