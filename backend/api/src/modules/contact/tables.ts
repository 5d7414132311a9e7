import type { Locale } from '@travesia/contracts';
import type { ColumnType } from 'kysely';

const CONTACT_KINDS = ['message', 'enquiry', 'query'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export interface ContactTables {
  /** What visitors wrote to us. */
  contact_messages: {
    id: string;
    kind: ContactKind;
    locale: Locale;
    fields: ColumnType<Record<string, string>, string, string>;
    created_at: Date;
  };
  subscribers: {
    id: string;
    email: string;
    locale: Locale;
    created_at: Date;
    leave_key: string;
    /** By whoever reads the mail of the address; no letter goes to one that nobody confirmed. */
    confirmed_at: Date | null;
  };
}
