import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { tryEnvelope } from './try-envelope.ts';

const FROM = 'reservas@travesia.test';
const TO = 'hola@travesia.test';
const TIMEOUT_MS = 5_000;

/** What a server was told, and whether it was encrypted by then. */
let heard: { said: string; encrypted: boolean }[] = [];
const knownBefore = getCACertificates('default');
let pems: { private: string; cert: string };
let close: () => Promise<unknown> = () => Promise.resolve();

const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const said = () => heard.map(({ said: what }) => what);

beforeAll(async () => {
  pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  setDefaultCACertificates([...knownBefore, pems.cert]);
});
afterAll(() => setDefaultCACertificates(knownBefore));
afterEach(async () => {
  await close();
  heard = [];
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function startServer(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    key: pems.private,
    cert: pems.cert,
    onAuth({ username, password }, { secure }, done) {
      heard.push({ said: `sign in ${username}`, encrypted: secure });
      done(password === 'right' ? null : refuse(535, 'wrong password'), { user: username });
    },
    onMailFrom({ address }, { secure }, done) {
      heard.push({ said: `from ${address}`, encrypted: secure });
      done();
    },
    onRcptTo({ address }, { secure }, done) {
      heard.push({ said: `to ${address}`, encrypted: secure });
      done();
    },
    onData(stream, { secure }, done) {
      heard.push({ said: 'a message', encrypted: secure });
      stream.resume().on('end', () => done());
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  close = () => new Promise<void>((resolve) => server.close(resolve));
  return `${options.secure ? 'smtps' : 'smtp'}://ana:right@localhost:${portOf(server.server)}`;
}
const attempt = (url: string, timeoutMs = TIMEOUT_MS) => tryEnvelope({ url, from: FROM, to: TO, timeoutMs });

describe('W-13: whether a mail server takes our sender', () => {
  it.each([
    ['by STARTTLS', false, '?requireTLS=true'],
    ['encrypted from the first byte', true, ''],
  ])('is found out %s, signed in and without a mail', async (_how, secure, query) => {
    const url = await startServer({ secure });
    await expect(attempt(`${url}${query}`)).resolves.toBeNull();
    expect(heard).toEqual([
      { said: 'sign in ana', encrypted: true },
      { said: `from ${FROM}`, encrypted: true },
      { said: `to ${TO}`, encrypted: true },
    ]);
  });

  it('a sender that the account may not use is refused in the server’s words', async () => {
    const url = await startServer({
      onMailFrom: (_address, _session, done) =>
        done(refuse(550, '5.7.60 not allowed to send as this address')),
    });
    await expect(attempt(url)).resolves.toEqual({
      of: 'sender',
      reply: '550 5.7.60 not allowed to send as this address',
    });
    expect(said()).toEqual(['sign in ana']);
  });

  it.each([
    ['our sender', 'sender', '5.7.1 sender address rejected: not owned by user ana'],
    ['relaying', 'sender', '5.7.1 relay access denied'],
    ['the mailbox', 'receiver', '5.1.1 no such mailbox'],
    ['a mailbox whose name sounds like us', 'receiver', '5.1.1 sender@relay.test unknown'],
  ])('a server that refuses %s only at the receiver is understood', async (_what, of, text) => {
    const url = await startServer({ onRcptTo: (_address, _session, done) => done(refuse(554, text)) });
    await expect(attempt(url)).resolves.toEqual({ of, reply: `554 ${text}` });
  });

  it('a server that asks to come back later refuses nobody', async () => {
    const url = await startServer({
      onRcptTo: (_address, _session, done) => done(refuse(450, '4.2.0 greylisted')),
    });
    await expect(attempt(url)).resolves.toBeNull();
  });

  it('a wrong password is the sign-in’s failure', async () => {
    const url = await startServer();
    await expect(attempt(url.replace('right', 'wrong'))).rejects.toMatchObject({ code: 'EAUTH' });
    expect(said()).toEqual(['sign in ana']);
  });

  it('where encryption is demanded and not there, neither password nor sender is said', async () => {
    const url = await startServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    await expect(attempt(`${url}?requireTLS=true`)).rejects.toMatchObject({ code: 'ETLS' });
    expect(heard).toEqual([]);
  });

  /** A server that says these lines, one for each command, and then hangs up or stays silent. */
  async function startScript(lines: readonly string[], then: 'hang up' | 'silence'): Promise<string> {
    const script = [...lines];
    const server = createServer((socket) => {
      const next = () => {
        const line = script.shift();
        if (line !== undefined) socket.write(`${line}\r\n`);
        else if (then === 'hang up') socket.end();
      };
      socket.on('error', () => {}).on('data', next);
      next();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    close = () => new Promise((resolve) => server.close(resolve));
    return `smtp://127.0.0.1:${portOf(server)}`;
  }

  it('reads a reply of several lines to its end', async () => {
    const url = await startScript(
      ['220 hi', '250 hi', '550-we do not know you\r\n550 go away', '250', '221'],
      'hang up',
    );
    await expect(attempt(url)).resolves.toEqual({
      of: 'sender',
      reply: '550-we do not know you 550 go away',
    });
  });

  it.each(['hang up', 'silence'] as const)('fails where the server answers with %s', async (then) => {
    const url = await startScript(['220 hi', '250 hi'], then);
    await expect(attempt(url, 200)).rejects.toThrow('the connection was closed');
  });
});
