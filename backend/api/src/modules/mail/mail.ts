import MailComposer from 'nodemailer/lib/mail-composer';
import { mailText, type MailPart } from './mail-body.ts';
import { mailHtml } from './mail-html.ts';
import type { MailKind } from './tables.ts';

interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string | Buffer;
}

/** A mail to be sent, in words. */
export interface Mail {
  /** Two mails of the same cause are one: `booking-confirmed:<reference>`. */
  readonly cause: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly body: readonly MailPart[];
  /** Language of the words (RFC 3282). */
  readonly language: string;
  readonly replyTo?: string;
  readonly bookingId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
}

/** Who writes: the same for every mail of a site. */
export interface MailSender {
  /** `Travesía <reservas@travesia.example>` */
  readonly from: string;
  /** Where replies go; empty: to the sender. */
  readonly replyTo: string;
  /** Who we are by law, below what a traveller gets. */
  readonly company: string;
}

/** Mails to ourselves; we know who we are. */
export const OFFICE_KINDS: ReadonlySet<MailKind> = new Set([
  'alert',
  'contact',
  'desk-requests',
  'traveller-message',
]);
/** A line by which mail programs know where the words end (RFC 3676). */
const SIGNATURE_MARK = '-- ';

/**
 * The mail as it goes over the wire. Its Message-ID is made from the row, so that a server which already has it can
 * tell a second delivery from a second mail.
 */
export async function composeMail(
  { kind, to, subject, body, language, replyTo, headers = {}, attachments = [] }: Mail,
  { id, sender, writtenAt }: { id: string; sender: MailSender; writtenAt: Date },
): Promise<Buffer> {
  const domain = /@([^\s>]+)/.exec(sender.from)?.[1] ?? 'localhost';
  const repliesTo = replyTo ?? sender.replyTo;
  const company = OFFICE_KINDS.has(kind) ? '' : sender.company;
  const text = mailText(body);
  return new MailComposer({
    from: sender.from,
    to: { name: '', address: to },
    ...(repliesTo && { replyTo: { name: '', address: repliesTo } }),
    subject,
    text: company === '' ? text : [text, '', SIGNATURE_MARK, company].join('\n'),
    html: mailHtml({ subject, body, language, company }),
    textEncoding: 'base64',
    date: writtenAt,
    messageId: `<${id}@${domain}>`,
    headers: { 'Content-Language': language, ...headers },
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
    newline: 'windows',
  })
    .compile()
    .build();
}
