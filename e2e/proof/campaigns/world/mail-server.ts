import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { CallMoment } from './line.ts';

/** A mail that was accepted: the sender may or may not have heard so. */
export interface Delivery {
  readonly messageId: string;
  /** Booking whose confirmation it is; null for any other mail. */
  readonly confirms: string | null;
  /** The sender went on to another mail on the same connection, so it heard that this one was accepted. */
  isHeard: boolean;
}

export interface MailServer {
  readonly port: number;
  readonly deliveries: readonly Delivery[];
  close(): Promise<void>;
}

const RECEIPT = /^travesia-([A-Z0-9]+)-.*\.pdf$/;

/** Somebody else's SMTP server, which accepts every mail. It waits for what is done at each moment; an error there refuses the mail. */
export async function startMailServer(
  onMoment: (moment: CallMoment) => Promise<void> = async () => {},
): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  const last = new Map<string, Delivery>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, { id }, done) {
      const before = last.get(id);
      if (before) before.isHeard = true;
      done();
    },
    async onData(stream, { id }, done) {
      const message = await buffer(stream);
      try {
        await onMoment('arrived');
      } catch (error) {
        return done(error instanceof Error ? error : new Error(String(error)));
      }
      const { messageId, attachments } = await PostalMime.parse(message);
      const [confirms = null] = attachments.flatMap(
        ({ filename }) => RECEIPT.exec(filename ?? '')?.[1] ?? [],
      );
      const delivery = { messageId: messageId ?? '', confirms, isHeard: false };
      deliveries.push(delivery);
      last.set(id, delivery);
      await onMoment('done');
      done();
      await onMoment('answered');
    },
  });
  // A connection that breaks is what the line before this server is for.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    deliveries,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
