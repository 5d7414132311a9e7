import type { ReactNode } from 'react';
import { buttonClass } from '@travesia/ui/button';
import { Tag } from '@travesia/ui/chip';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import { ListLink } from '../list-address/index.ts';
import styles from './offer.module.css';

export type OfferTicketProps = {
  name: string;
  headingLevel: 3 | 4;
  /** Where the offer is looked at closely. */
  address: string;
  /** With `offerStyles.photo`. */
  photo: ReactNode;
  /** Beside the name. */
  mark?: ReactNode;
  /** Lines about it, above the tags. */
  children: ReactNode;
  tags: readonly { key: string; words: string }[];
  /** Lines beneath the tags. */
  conditions?: ReactNode;
  price: ReactNode;
  /** The button, and its words for who does not see the ticket around it. */
  see: { words: string; label: string };
};

/** Something to buy in a list: picture, facts, and the stub with price and button (H-07, T-05). */
export function OfferTicket(props: OfferTicketProps) {
  const { name, headingLevel, address, photo, mark, children, tags, conditions, price, see } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Ticket as="article" aria-label={name}>
      <TicketMain className={styles.main}>
        {photo}
        <div className={styles.facts}>
          <div className={styles.head}>
            <Heading className={styles.name}>
              <ListLink to={address}>{name}</ListLink>
            </Heading>
            {mark}
          </div>
          {children}
          {tags.length > 0 && (
            <ul className={styles.tags} role="list">
              {tags.map(({ key, words }) => (
                <li key={key}>
                  <Tag>{words}</Tag>
                </li>
              ))}
            </ul>
          )}
          {conditions}
        </div>
      </TicketMain>
      <TicketStub className={styles.stub}>
        {price}
        <ListLink to={address} className={buttonClass({ variant: 'primary' })} aria-label={see.label}>
          {see.words}
        </ListLink>
      </TicketStub>
    </Ticket>
  );
}
