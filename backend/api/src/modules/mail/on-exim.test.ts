import { randomUUID, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import PostalMime from 'postal-mime';
import type { Dependencies } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';
import { createMailModule, paragraph, type Mail } from './index.ts';
import { createForgetfulWorker } from './testing/forgetful-worker.ts';
import { createSmtpTransport } from './transports.ts';

/** A real mail server: `deploy/tasks/on-exim.ts` starts one and names it. */
const url = process.env.TEST_SMTP_URL ?? '';
const encryptedUrl = process.env.TEST_SMTPS_URL ?? '';
const folder = process.env.TEST_SMTP_FOLDER ?? '';
const onExim = url === '' ? describe.skip : describe;

const HOUR_MS = 3_600_000;
const ARRIVES_MAX_MS = 20_000;
const LONG_MS = 120_000;
const SENDER = 'reservas@travesia.example';
const PDF = Buffer.alloc(300_000, 'travesía');

const mailTo = (to: string, more: Partial<Mail> = {}): Mail => ({
  cause: `test:${randomUUID()}`,
  kind: 'welcome',
  to,
  subject: 'Reserva nº 5 – Bogotá',
  body: [paragraph('Hola, Ana:'), paragraph('¡Ya está!')],
  language: 'es',
  ...more,
});

onExim('mail on a real server', () => {
  const knownBefore = getCACertificates('default');
  let dependencies: Dependencies;
  let testDatabase: TestDatabase;
  let hours = 0;
  beforeAll(async () => {
    setDefaultCACertificates([...knownBefore, readFileSync(join(folder, 'cert.pem'), 'utf8')]);
    ({ dependencies, testDatabase } = await createTestDependencies());
  }, STARTUP_MS);
  afterAll(async () => {
    setDefaultCACertificates(knownBefore);
    await testDatabase.close();
  });
  beforeEach(async () => {
    await testDatabase.truncate();
    for (const name of files()) rmSync(join(folder, 'mail/new', name));
    hours = 0;
    dependencies.clock.setOffsetMs(0);
  });

  function files(): string[] {
    try {
      return readdirSync(join(folder, 'mail/new'));
    } catch {
      // Nothing has arrived yet.
      return [];
    }
  }
  const arrived = () =>
    files().map((name) => readFileSync(join(folder, 'mail/new', name), 'utf8').replaceAll('\n', '\r\n'));
  /** The server delivers in a process of its own, after it has answered. */
  async function arrivedOnce(isThere: (mails: readonly string[]) => boolean): Promise<string[]> {
    for (const untilMs = Date.now() + ARRIVES_MAX_MS; !isThere(arrived()); await pause(20))
      if (Date.now() > untilMs) throw new Error(`only ${arrived().length} mails arrived`);
    return arrived();
  }
  const header = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1] ?? '';
  const receiversOf = (mails: readonly string[]) =>
    mails.map((mail) => header(mail, 'Envelope-to')).toSorted();

  const startMail = (settings: Partial<Dependencies['configuration']> = {}) =>
    createMailModule({
      ...dependencies,
      configuration: { ...dependencies.configuration, MAIL_URL: url, ...settings },
    });
  async function send(mails: readonly Mail[], settings: Partial<Dependencies['configuration']> = {}) {
    const mail = startMail(settings);
    for (const each of mails) await mail.queue(each);
    while ((await mail.sendDue()) > 0);
    await mail.stop?.();
  }
  /** What is still queued is due again. */
  async function sendLater(settings: Partial<Dependencies['configuration']> = {}) {
    hours += 2;
    dependencies.clock.setOffsetMs(hours * HOUR_MS);
    await send([], settings);
  }
  const rows = () =>
    dependencies.database
      .selectFrom('mails')
      .selectAll()
      .orderBy('created_at')
      .orderBy('recipient')
      .execute();

  it.each([
    ['by STARTTLS', url],
    ['encrypted from the first byte', encryptedUrl],
  ])('N-01: arrives %s, signed in, whole and with a signature that holds', async (_how, address) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const attachments = [{ fileName: 'reserva.pdf', contentType: 'application/pdf', content: PDF }];
    await send([mailTo('ana@example.com', { attachments })], {
      MAIL_URL: address,
      MAIL_DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      MAIL_DKIM_SELECTOR: 'winter',
    });
    const [mail = ''] = await arrivedOnce((mails) => mails.length === 1);
    // RFC 3848: encrypted and signed in.
    expect(mail).toMatch(/^Received: [\s\S]*? with esmtpsa\s+\(TLS1\.[23]\)/m);
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const { results } = await dkimVerify(mail, { resolver: async () => [[`v=DKIM1; k=rsa; p=${key}`]] });
    expect(results.map(({ status }) => status.result)).toEqual(['pass']);
    const { subject, text, attachments: received } = await PostalMime.parse(mail);
    expect([subject, text?.trim()]).toEqual(['Reserva nº 5 – Bogotá', 'Hola, Ana:\n\n¡Ya está!']);
    expect(Buffer.from(received[0]?.content as ArrayBuffer).equals(PDF)).toBe(true);
    expect(await rows()).toMatchObject([
      { state: 'sent', attempts: 1, answer: expect.stringMatching(/^250 OK id=/) },
    ]);
  });

  it('N-04: a receiver who does not exist ends that mail, and the others arrive', async () => {
    await send(['gone@example.com', 'ana@example.com', 'leo@example.com'].map((to) => mailTo(to)));
    await sendLater();
    const mails = await arrivedOnce(({ length }) => length === 2);
    expect(receiversOf(mails)).toEqual(['ana@example.com', 'leo@example.com']);
    const refused = (await rows()).filter(({ state }) => state === 'refused');
    expect(refused).toMatchObject([
      {
        recipient: 'gone@example.com',
        attempts: 1,
        answer: expect.stringContaining('550 5.1.1 no such mailbox'),
      },
    ]);
  });

  it('N-04: a server that greylists gets the mail the second time, once', async () => {
    const to = `grey-${randomUUID()}@example.com`;
    await send([mailTo(to)]);
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 1, answer: expect.stringContaining('451 4.7.1 greylisted') },
    ]);
    await sendLater();
    await sendLater();
    expect(receiversOf(await arrivedOnce(({ length }) => length === 1))).toEqual([to]);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  function withoutAccount() {
    const address = new URL(url);
    address.username = '';
    address.password = '';
    return address.href;
  }
  function withWrongPassword() {
    const address = new URL(url);
    address.password = 'wrong';
    return address.href;
  }
  it.each([
    ['refuses our sender', () => ({ MAIL_FROM: 'Travesía <blocked@example.com>' }), '550 5.7.1'],
    ['does not know our password', () => ({ MAIL_URL: withWrongPassword() }), '535'],
    // Said at RCPT TO, where other servers refuse the receiver.
    ['relays only for its accounts', () => ({ MAIL_URL: withoutAccount() }), '550 relay not permitted'],
    ['cannot be reached', () => ({ MAIL_URL: 'smtp://127.0.0.1:1' }), 'ECONNREFUSED'],
  ])(
    'N-04: a mail waits while the server %s, and leaves once that is mended',
    async (_what, settings, answer) => {
      await send([mailTo('ana@elsewhere.example')], settings());
      expect(await rows()).toMatchObject([{ state: 'queued', answer: expect.stringContaining(answer) }]);
      await sendLater();
      expect(receiversOf(await arrivedOnce(({ length }) => length === 1))).toEqual(['ana@elsewhere.example']);
    },
  );

  /** With its connections and deliveries; its keeper starts it again at once. */
  const killServer = () => process.kill(-Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL');

  it(
    'N-04: a mail that was accepted is sent once, though server and database go away before that is stored',
    async () => {
      const { clock } = dependencies;
      await startMail().queue(mailTo('later@example.com'));
      const transport = createSmtpTransport({ url, from: SENDER });
      const worker = createForgetfulWorker(dependencies, transport);
      await expect(worker.runDue()).rejects.toThrow('the connection ended');
      expect(arrived()).toEqual([]);
      killServer();
      clock.setOffsetMs(HOUR_MS);
      await expect(worker.runDue()).rejects.toThrow('the connection ended');
      worker.databaseIsBack();
      expect(await worker.runDue()).toBe(0);
      transport.close();
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
      await arrivedOnce(({ length }) => length === 1);
      await sendLater();
      expect(arrived()).toHaveLength(1);
    },
    LONG_MS,
  );

  /** Stands before the server and cuts the connection where it says that it has the message. */
  async function cutAtAcceptance(): Promise<{ url: string; close(): Promise<unknown> }> {
    const server = createServer((client: Socket) => {
      const behind = connect(Number(new URL(url).port), '127.0.0.1');
      for (const each of [client, behind]) each.on('error', () => {});
      client.pipe(behind);
      behind.on('data', (data) => {
        if (/^250 OK id=/m.test(data.toString())) client.destroy();
        else client.write(data);
      });
      client.once('close', () => behind.destroy());
      behind.once('close', () => client.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
      close: () => new Promise((resolve) => server.close(resolve)),
    };
  }

  it('N-04: a connection that breaks at the acceptance brings the mail twice, with one Message-ID', async () => {
    const cutting = await cutAtAcceptance();
    await send([mailTo('ana@example.com')], { MAIL_URL: cutting.url });
    await cutting.close();
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await sendLater();
    const mails = await arrivedOnce(({ length }) => length === 2);
    expect(new Set(mails.map((mail) => header(mail, 'Message-ID'))).size).toBe(1);
  });

  it(
    'N-04: of two hundred mails none is lost while the server is killed ten times',
    async () => {
      const mail = startMail();
      const receivers = Array.from({ length: 200 }, (_, index) => `later-${index}@example.com`);
      for (const to of receivers) await mail.queue(mailTo(to));
      let kills = 0;
      let tries = 0;
      const isQueued = async () => (await rows()).some(({ state }) => state === 'queued');
      while (await isQueued()) {
        tries += 1;
        const sending = mail.sendDue();
        if (tries % 6 === 0 && kills < 10) {
          kills += 1;
          // At another moment of the conversation each time.
          await pause(kills * 3);
          killServer();
        }
        if ((await sending) > 0) continue;
        hours += 1;
        dependencies.clock.setOffsetMs(hours * HOUR_MS);
      }
      await mail.stop?.();
      // What it had accepted is delivered by the queue run of its next start.
      killServer();
      const mails = await arrivedOnce((all) => new Set(receiversOf(all)).size === receivers.length);
      expect(kills).toBe(10);
      expect((await rows()).filter(({ state }) => state !== 'sent')).toEqual([]);
      expect(new Set(mails.map((each) => header(each, 'Message-ID'))).size).toBe(receivers.length);
      process.stdout.write(`${receivers.length} mails, ${kills} kills: ${mails.length} arrived\n`);
    },
    LONG_MS,
  );
});
