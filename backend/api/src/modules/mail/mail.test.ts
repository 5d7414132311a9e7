import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { generate } from 'selfsigned';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Dependencies } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';
import { createMailModule, paragraph, type Mail } from './index.ts';
import { createForgetfulWorker } from './testing/forgetful-worker.ts';
import { createSmtpTransport } from './transports.ts';

const WELCOME: Mail = {
  cause: 'welcome:1',
  kind: 'welcome',
  to: 'ana@example.com',
  subject: 'Reserva nº 5 – Bogotá',
  body: [paragraph('Hola, Ana:'), paragraph('¡Ya está!')],
  language: 'es',
};
const HOUR_MS = 3_600_000;

let dependencies: Dependencies;
let testDatabase: TestDatabase;
let server: SMTPServer;
let url = '';
let received: { from: string; to: string[]; message: string }[] = [];
/** What the server says to the next mails instead of taking them. */
let answers: { code: number; text: string }[] = [];
/** What it says to a receiver, by address. */
let rejections: Record<string, { code: number; text: string }> = {};

beforeAll(async () => {
  ({ dependencies, testDatabase } = await createTestDependencies());
}, STARTUP_MS);
afterAll(() => testDatabase.close());
beforeEach(async () => {
  await testDatabase.truncate();
  dependencies.clock.setOffsetMs(0);
  received = [];
  answers = [];
  rejections = {};
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = rejections[address];
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onMailFrom({ address }, _session, done) {
      if (!address.startsWith('blocked@')) return done();
      done(Object.assign(new Error('sender is blocked'), { responseCode: 550 }));
    },
    async onData(stream, session, done) {
      const message = (await buffer(stream)).toString();
      const refusal = answers.shift();
      if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        message,
      });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

/** The module of a process that was just started. */
function startMail(settings: Partial<Dependencies['configuration']> = {}) {
  return createMailModule({
    ...dependencies,
    configuration: { ...dependencies.configuration, MAIL_URL: url, ...settings },
  });
}
const rows = () => dependencies.database.selectFrom('mails').selectAll().execute();

describe('mail that leaves by SMTP', () => {
  it('reaches the server once, in words of any language, from the sender of the site', async () => {
    const mail = startMail();
    await mail.queue(WELCOME);
    expect(await mail.sendDue()).toBe(1);
    expect(await mail.sendDue()).toBe(0);
    await mail.stop?.();
    expect(received).toMatchObject([{ from: 'reservas@travesia.example', to: ['ana@example.com'] }]);
    const message = received[0]?.message ?? '';
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(message).toContain('Content-Language: es');
    const { text, html } = await PostalMime.parse(message);
    expect(text).toBe('Hola, Ana:\n\n¡Ya está!');
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('¡Ya está!');
    expect(await rows()).toMatchObject([{ state: 'sent', answer: expect.stringContaining('250') }]);
  });

  it('N-01: is signed where a key is given, as its receiver verifies it (DKIM)', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const mail = startMail({
      MAIL_DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      MAIL_DKIM_SELECTOR: 'winter',
    });
    await mail.queue(WELCOME);
    await mail.sendDue();
    await mail.stop?.();
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const resolver = async (name: string, type: string) => {
      if (name === 'winter._domainkey.travesia.example' && type === 'TXT')
        return [[`v=DKIM1; k=rsa; p=${key}`]];
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };
    const message = received[0]?.message ?? '';
    const verdictOf = async (text: string) =>
      (await dkimVerify(text, { resolver })).results.map(({ status }) => status.result);
    expect(await verdictOf(message)).toEqual(['pass']);
    expect(await verdictOf(message.replace(/^Subject: .*$/m, 'Subject: otra cosa'))).not.toEqual(['pass']);
  });

  it('N-01: says whom to answer and who we are by law, to travellers only', async () => {
    const mail = startMail({
      MAIL_REPLY_TO: 'ayuda@travesia.example',
      MAIL_COMPANY: 'Travesía Viajes, S. A.',
    });
    await mail.queue(WELCOME);
    await mail.queue({ ...WELCOME, cause: 'contact:1', kind: 'contact', replyTo: 'ana@example.com' });
    await mail.sendDue();
    await mail.stop?.();
    const read = await Promise.all(
      received.map(async ({ message }) => {
        const { replyTo = [], text = '', html = '' } = await PostalMime.parse(message);
        const isSigned = [text, html].map((part) => part.includes('Travesía Viajes, S. A.'));
        return [replyTo[0]?.address ?? '', isSigned] as const;
      }),
    );
    expect(new Map(read)).toEqual(
      new Map([
        ['ayuda@travesia.example', [true, true]],
        ['ana@example.com', [false, false]],
      ]),
    );
  });

  describe('encrypted (N-01)', () => {
    const KNOWN_BEFORE = getCACertificates('default');
    afterEach(() => setDefaultCACertificates(KNOWN_BEFORE));

    /** A server with a certificate of its own for 127.0.0.1; the site knows who issued it, or does not. */
    async function openEncrypted({ isKnown, secure }: { isKnown: boolean; secure: boolean }) {
      const { private: key, cert } = await generate([{ name: 'commonName', value: 'mail.test' }], {
        extensions: [
          { name: 'basicConstraints', cA: true },
          { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
        ],
      });
      if (isKnown) setDefaultCACertificates([...KNOWN_BEFORE, cert]);
      let mails = 0;
      let encrypted = 0;
      const encrypting = new SMTPServer({
        secure,
        key,
        cert,
        authOptional: true,
        async onData(stream, session, done) {
          await buffer(stream);
          mails += 1;
          if (session.secure) encrypted += 1;
          done();
        },
      });
      encrypting.on('error', () => {});
      encrypting.listen(0, '127.0.0.1');
      await once(encrypting.server, 'listening');
      return {
        address: `127.0.0.1:${(encrypting.server.address() as AddressInfo).port}`,
        counts: () => ({ mails, encrypted }),
        close: () => new Promise<void>((resolve) => encrypting.close(resolve)),
      };
    }

    it.each([
      { what: 'from the first byte', secure: true, scheme: 'smtps', query: '' },
      { what: 'by STARTTLS', secure: false, scheme: 'smtp', query: '?requireTLS=true' },
    ])('reaches a server that proves who it is, $what', async ({ secure, scheme, query }) => {
      const encrypting = await openEncrypted({ isKnown: true, secure });
      const mail = startMail({ MAIL_URL: `${scheme}://${encrypting.address}${query}` });
      await mail.queue(WELCOME);
      await mail.sendDue();
      await mail.stop?.();
      await encrypting.close();
      expect(encrypting.counts()).toEqual({ mails: 1, encrypted: 1 });
    });

    it('is not given to a server that cannot prove who it is', async () => {
      const imposter = await openEncrypted({ isKnown: false, secure: true });
      const mail = startMail({ MAIL_URL: `smtps://${imposter.address}` });
      await mail.queue(WELCOME);
      await mail.sendDue();
      await mail.stop?.();
      await imposter.close();
      expect(imposter.counts().mails).toBe(0);
      expect(await rows()).toMatchObject([
        { state: 'queued', answer: expect.stringMatching(/certificate/i) },
      ]);
    });

    it('is not given in the clear to a server that offers no encryption, where it is required', async () => {
      const mail = startMail({ MAIL_URL: `${url}?requireTLS=true` });
      await mail.queue(WELCOME);
      await mail.sendDue();
      await mail.stop?.();
      expect(received).toEqual([]);
      expect(await rows()).toMatchObject([{ state: 'queued' }]);
    });
  });
});

describe('the queue of mails', () => {
  it('keeps one mail of each cause', async () => {
    const mail = startMail();
    await mail.queue(WELCOME);
    await mail.queue({ ...WELCOME, body: [paragraph('Otra vez')] });
    await mail.queue({ ...WELCOME, cause: 'welcome:2' });
    expect(await mail.sendDue()).toBe(2);
    await mail.stop?.();
  });

  it('forgets a mail whose cause was rolled back', async () => {
    const mail = startMail();
    const composed = await mail.compose(WELCOME);
    const booking = dependencies.database.transaction().execute(async (trx) => {
      await composed.write(trx);
      throw new Error('the booking was not stored');
    });
    await expect(booking).rejects.toThrow('not stored');
    expect(await rows()).toEqual([]);
    await mail.stop?.();
  });

  it('tries again later, and only then, when the server is busy', async () => {
    const mail = startMail();
    answers = [{ code: 451, text: 'try again' }];
    await mail.queue(WELCOME);
    expect(await mail.sendDue()).toBe(1);
    expect(await mail.sendDue()).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'queued', answer: expect.stringContaining('451') }]);
    dependencies.clock.setOffsetMs(HOUR_MS);
    expect(await mail.sendDue()).toBe(1);
    expect(received).toHaveLength(1);
    await mail.stop?.();
  });

  it('N-04: mails wait for a server that is down for an hour, and leave once when it is back', async () => {
    const { clock } = dependencies;
    const down = startMail({ MAIL_URL: 'smtp://127.0.0.1:1' });
    await down.queue(WELCOME);
    for (const minutes of [0, 15, 30, 45, 59]) {
      clock.setOffsetMs(minutes * 60_000);
      await down.sendDue();
    }
    await down.stop?.();
    expect(await rows()).toMatchObject([
      { state: 'queued', answer: expect.stringContaining('ECONNREFUSED') },
    ]);
    clock.setOffsetMs(2 * HOUR_MS);
    const back = startMail();
    expect([await back.sendDue(), await back.sendDue()]).toEqual([1, 0]);
    await back.stop?.();
    expect(received).toHaveLength(1);
  });

  it('N-04: never repeats a mail that was refused for good', async () => {
    const mail = startMail();
    answers = [{ code: 550, text: 'no such mailbox' }];
    await mail.queue(WELCOME);
    await mail.sendDue();
    dependencies.clock.setOffsetMs(HOUR_MS);
    expect(await mail.sendDue()).toBe(0);
    expect(await rows()).toMatchObject([
      { state: 'refused', answer: expect.stringContaining('no such mailbox') },
    ]);
    expect((await mail.metric.get()).values).toMatchObject([
      { labels: { kind: 'welcome', state: 'refused' }, value: 1 },
    ]);
    await mail.stop?.();
  });

  it('N-04: a receiver who is refused for good ends that mail only; one who is refused for now gets it later', async () => {
    const mail = startMail();
    const receivers = ['gone@example.com', 'grey@example.com', 'ana@example.com'];
    rejections = {
      'gone@example.com': { code: 550, text: '5.1.1 no such mailbox' },
      'grey@example.com': { code: 450, text: '4.2.0 greylisted, come back later' },
    };
    for (const to of receivers) await mail.queue({ ...WELCOME, to, cause: `welcome:${to}` });
    expect(await mail.sendDue()).toBe(3);
    rejections = {};
    dependencies.clock.setOffsetMs(HOUR_MS);
    expect(await mail.sendDue()).toBe(1);
    await mail.stop?.();
    expect(received.map(({ to }) => to[0] ?? '').toSorted()).toEqual(['ana@example.com', 'grey@example.com']);
    const states = (await rows()).map(({ recipient, state, attempts }) => [recipient, state, attempts]);
    expect(new Set(states)).toEqual(
      new Set([
        ['gone@example.com', 'refused', 1],
        ['grey@example.com', 'sent', 2],
        ['ana@example.com', 'sent', 1],
      ]),
    );
  });

  it.each([
    [530, '5.7.0 authentication required'],
    [550, '5.7.1 relaying denied'],
    [550, '5.1.8 the domain does not exist'],
    [553, '5.7.1 <reservas@travesia.example>: Sender address rejected: not owned by user'],
    [554, '5.7.1 Service unavailable; Client host [192.0.2.1] blocked'],
  ])('tries again where it is us who are refused at the receiver: %s %s', async (code, text) => {
    const mail = startMail();
    rejections = { 'ana@example.com': { code, text } };
    await mail.queue(WELCOME);
    await mail.sendDue();
    expect(await rows()).toMatchObject([{ state: 'queued', answer: expect.stringContaining(text) }]);
    rejections = {};
    dependencies.clock.setOffsetMs(HOUR_MS);
    await mail.sendDue();
    await mail.stop?.();
    expect(received).toHaveLength(1);
  });

  it('N-04: a receiver is refused whatever words its address has', async () => {
    const mail = startMail();
    const to = 'sender@relay.example';
    rejections = { [to]: { code: 550, text: `5.1.1 <${to}>: Recipient address rejected` } };
    await mail.queue({ ...WELCOME, to });
    await mail.sendDue();
    await mail.stop?.();
    expect(await rows()).toMatchObject([{ state: 'refused', attempts: 1 }]);
  });

  it('tries again where a receiver’s server does not take our signature, at the end of the message', async () => {
    const mail = startMail();
    answers = [{ code: 550, text: '5.7.20 no passing DKIM signature found' }];
    await mail.queue(WELCOME);
    await mail.sendDue();
    await mail.stop?.();
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  it.each([
    ['does not know us', () => ({ MAIL_URL: url.replace('smtp://', 'smtp://site:wrong@') }), '535'],
    ['refuses our sender', () => ({ MAIL_FROM: 'Travesía <blocked@example.com>' }), '550'],
  ])('tries again when the server %s: that says nothing about the mail', async (_, settings, code) => {
    const mail = startMail(settings());
    await mail.queue(WELCOME);
    await mail.sendDue();
    await mail.stop?.();
    expect(received).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 1, answer: expect.stringContaining(code) },
    ]);
    dependencies.clock.setOffsetMs(HOUR_MS);
    const mended = startMail();
    expect(await mended.sendDue()).toBe(1);
    await mended.stop?.();
    expect(received).toHaveLength(1);
  });

  it('sends a mail once whose acceptance cannot be stored at first', async () => {
    const { clock } = dependencies;
    const mail = startMail();
    await mail.queue(WELCOME);
    await mail.stop?.();
    const transport = createSmtpTransport({ url, from: 'reservas@travesia.example' });
    const worker = createForgetfulWorker(dependencies, transport);
    await expect(worker.runDue()).rejects.toThrow('the connection ended');
    clock.setOffsetMs(HOUR_MS);
    await expect(worker.runDue()).rejects.toThrow('the connection ended');
    worker.databaseIsBack();
    expect(await worker.runDue()).toBe(0);
    transport.close();
    expect(received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('gives a mail up that no server took for five days', async () => {
    const mail = startMail();
    await mail.queue(WELCOME);
    dependencies.clock.setOffsetMs(6 * 24 * HOUR_MS);
    answers = [{ code: 451, text: 'try again' }];
    await mail.sendDue();
    await mail.stop?.();
    expect(await rows()).toMatchObject([{ state: 'refused', answer: expect.stringContaining('451') }]);
  });

  it('N-04: after a crash between acceptance and its note, the second delivery carries the same Message-ID', async () => {
    const crashed = startMail();
    await crashed.queue(WELCOME);
    await crashed.sendDue();
    await dependencies.database.updateTable('mails').set({ state: 'queued', sent_at: null }).execute();
    dependencies.clock.setOffsetMs(HOUR_MS);
    const restarted = startMail();
    await restarted.sendDue();
    await crashed.stop?.();
    await restarted.stop?.();
    const ids = received.map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
