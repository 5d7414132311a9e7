import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { refusesUs } from './transports.ts';

/** Whom a mail server refuses before there is a message. */
export interface EnvelopeRefusal {
  readonly of: 'sender' | 'receiver';
  /** Its own words, as `550 5.7.60 Client does not have permissions to send as this sender`. */
  readonly reply: string;
}

export interface EnvelopeToTry {
  /** As in `SmtpSettings`. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
  readonly timeoutMs: number;
}

const ACCEPTED = '2';
const PERMANENT = '5';
/** The last line of a reply: a code without a hyphen (RFC 5321, 4.2.1). */
const LAST_LINE = /^\d{3}(?: |$)/;

const closed = () => new Error('the connection was closed');

/** Connects, encrypts and signs in as the transport does, and fails as it does. */
async function signIn({ url, timeoutMs }: EnvelopeToTry): Promise<SMTPConnection> {
  const { auth, ...address } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...address,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const settle = (error?: Error | null) => (error ? reject(error) : resolve());
  // Stays: it also hears of a connection that breaks later.
  connection.on('error', reject);
  connection.once('end', () => reject(closed()));
  connection.connect((error) => {
    if (error || !auth || !connection.allowsAuth) settle(error);
    else connection.login(auth, settle);
  });
  try {
    await promise;
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function* repliesOn(socket: Socket): AsyncGenerator<string, void> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: socket })) {
    lines.push(line);
    if (!LAST_LINE.test(line)) continue;
    yield lines.join(' ');
    lines = [];
  }
}

/**
 * Whether a server takes mails of this sender for this receiver: everything up to the message, then RSET. Nothing is
 * sent. The receiver belongs to the question because servers refuse a sender or relaying only there (Postfix does).
 */
export async function tryEnvelope(envelope: EnvelopeToTry): Promise<EnvelopeRefusal | null> {
  const connection = await signIn(envelope);
  const { _socket: socket } = connection;
  if (!socket) throw closed();
  // Nodemailer has no call for an envelope without a message, so the rest of the conversation is ours.
  socket.removeAllListeners('data');
  const replies = repliesOn(socket);
  async function say(command: string): Promise<string> {
    if (socket) socket.write(`${command}\r\n`);
    const { value } = await replies.next();
    if (value === undefined) throw closed();
    return value;
  }
  try {
    const sender = await say(`MAIL FROM:<${envelope.from}>`);
    if (!sender.startsWith(ACCEPTED)) return { of: 'sender', reply: sender };
    const receiver = await say(`RCPT TO:<${envelope.to}>`);
    // Whoever is asked to come back later (greylisting) is not refused.
    if (!receiver.startsWith(PERMANENT)) return null;
    return { of: refusesUs(receiver) ? 'sender' : 'receiver', reply: receiver };
  } finally {
    for (const command of ['RSET', 'QUIT']) await say(command).catch(() => '');
    connection.close();
  }
}
