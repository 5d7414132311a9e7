import type { Locale } from '@travesia/contracts';
import type { ColumnType } from 'kysely';

export const CONTACT_KINDS = ['message', 'enquiry', 'query', 'welcome'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export interface ContactTables {
  /** What was written to us; the row is its own outbox until it is mailed. */
  contact_messages: {
    id: string;
    kind: ContactKind;
    locale: Locale;
    fields: ColumnType<Record<string, string>, string, string>;
    created_at: Date;
    mail_at: Date;
    mail_attempts: number;
    mail_lease_until: Date | null;
    mailed_at: Date | null;
  };
  subscribers: {
    id: string;
    email: string;
    locale: Locale;
    created_at: Date;
    leave_key: string;
  };
}
