import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail that is ready to leave. */
export interface ComposedMail {
  readonly id: string;
  /** What it is sent for; see `Mail`. */
  readonly cause: string;
  readonly recipient: string;
  readonly message: Buffer;
}

/** The receiver will never take this message: no such mailbox, refused content (SMTP 5xx), no such number. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** A short message that is ready to leave. */
interface ComposedText {
  readonly recipient: string;
  readonly text: string;
  /** Set where an earlier attempt has no known outcome: whoever took it since then has it already. */
  readonly lookUpSinceMs: number | null;
}

/** Hands a short message over, once; answers and refuses as a mail's transport does. */
export interface TextTransport {
  send(message: ComposedText): Promise<string>;
}

/** Hands a mail over. Answers what the other side said; throws `MailRefused` where trying again is pointless. */
export interface MailTransport {
  send(mail: ComposedMail): Promise<string>;
  close(): void;
}

/** For development: one `.eml` file per mail, named by its cause, so that sending twice writes the same file. */
export function createFolderTransport(folder: string): MailTransport {
  return {
    async send({ cause, message }) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${cause.replaceAll(':', '.')}.eml`);
      await writeFile(`${file}.draft`, message);
      await rename(`${file}.draft`, file);
      return 'written';
    },
    close() {},
  };
}

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. */
  readonly url: string;
  /** Envelope sender: where bounces go. */
  readonly from: string;
  /** Signs every mail (RFC 6376) where all three are given. */
  readonly dkim?: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string };
}

export const CONNECTIONS_MAX = 3;
const ANSWER_TIMEOUT_MS = 30_000;
const PERMANENT_FROM = 500;

/** Whom the server refuses at each step: before RCPT TO it is us, and every mail would meet the same. */
const REFUSES_THE_MAIL = new Set<unknown>(['RCPT TO', 'DATA']);
/**
 * Servers also refuse us only at RCPT TO or DATA (Postfix does by default): not signed in, no relaying, our sender or
 * its signature (RFC 4954, RFC 3463, RFC 7372), or the same in words.
 */
const REFUSES_US =
  /\b53[0458]\b|\b5\.1\.[78]\b|\b5\.7\.(?:[89]|11|2\d)\b|\b(?:sender|relay(?:ing)?|client host)\b/i;

/** Without addresses: a receiver's may have any word. */
export const refusesUs = (reply: string): boolean => REFUSES_US.test(reply.replaceAll(/\S+@\S+/g, ''));

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= PERMANENT_FROM &&
  'command' in error &&
  REFUSES_THE_MAIL.has(error.command) &&
  !('response' in error && refusesUs(String(error.response)));

/** SMTP with TLS, a few kept connections and, with a key, DKIM. */
export function createSmtpTransport({ url, from, dkim }: SmtpSettings): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    ...(dkim && { dkim }),
  });
  return {
    async send({ recipient, message }) {
      try {
        const { response } = await transport.sendMail({ envelope: { from, to: recipient }, raw: message });
        return response;
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
