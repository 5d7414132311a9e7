import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SUPPLIERS, VERTICAL_SECRETS } from '@travesia/api/verticals';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { WORKSPACE } from '@travesia/tooling';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { startPostgres, type PostgresServer } from '../postgres/start-postgres.ts';
import { startChild, waitUntilUp, type Child } from '../stack/child.ts';
import { freePorts } from '../stack/free-ports.ts';

/** What `npm run check:production` starts, once the packages are installed. */
const COMMAND = 'deploy/tasks/check-production.ts';
const STORY_MS = 120_000;
const RED = '\u001B[31m';
const GREEN = '\u001B[32m';
/** As a vendor would give them: none is the sandbox's own. */
const KEYS = {
  ...Object.fromEntries(Object.keys(VERTICAL_SECRETS).map((name) => [name, `story-of-a-vertical-${name}`])),
  ASSISTANT_USER_ID: 'story-site',
  ASSISTANT_KEY: 'story-assistant-key',
  PAYMENT_SECRET_KEY: 'sk_live_story_payments',
  PAYMENT_PUBLISHABLE_KEY: 'pk_live_story_payments',
  PAYMENT_WEBHOOK_SECRET: 'whsec_story_payments',
  EXCHANGE_RATES_KEY: 'story-rates-app-id',
  SMS_ACCOUNT: 'ACstory',
  SMS_KEY: 'story-sms-token',
};
const folder = temporaryFolder('check-production');
const authority = join(folder, 'authority.pem');
let postgres: PostgresServer | null = null;
let sandbox: Child;
let mail: SMTPServer;
/** What the mail server was told, in order. */
let envelopes: string[] = [];
let settings: Record<string, string>;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  const sandboxUrl = `http://127.0.0.1:${port}`;
  sandbox = startChild(
    'sandbox',
    'backend/sandbox/src/server.ts',
    {
      ...KEYS,
      SANDBOX_PORT: String(port),
      PAYMENT_WEBHOOK_URL: 'https://www.travesia.test/api/payment/notifications',
    },
    folder,
  );
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  writeFileSync(authority, pems.cert);
  mail = new SMTPServer({
    secure: true,
    key: pems.private,
    cert: pems.cert,
    onAuth: ({ username, password }, _session, done) =>
      username === 'story' && password === 'story-mail'
        ? done(null, { user: 'story' })
        : done(new Error('no such user')),
    onMailFrom({ address }, _session, done) {
      envelopes.push(`from ${address}`);
      if (address === 'reservas@travesia.test') return done();
      done(Object.assign(new Error('5.7.60 not allowed to send as this address'), { responseCode: 550 }));
    },
    onRcptTo({ address }, _session, done) {
      envelopes.push(`to ${address}`);
      if (address !== 'left@travesia.test') return done();
      done(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      envelopes.push('a message');
      stream.resume().on('end', () => done());
    },
  });
  mail.listen(0, '127.0.0.1');
  await Promise.all([once(mail.server, 'listening'), waitUntilUp(sandbox, `${sandboxUrl}/_control/health`)]);
  postgres = await startPostgres(18);
  settings = {
    PROFILE: 'production',
    SITE_ORIGIN: 'https://www.travesia.test',
    VAULT_ORIGIN: 'https://pay.travesia.test',
    DATABASE_URL: postgres?.url ?? '',
    ...Object.fromEntries(
      ['SESSION', 'HANDLE', 'INTERNAL', 'DOCUMENT', 'SITE'].map((name) => [
        `${name}_SECRET`,
        `story-secret-of-its-own-${name}`,
      ]),
    ),
    ...Object.fromEntries(SUPPLIERS.map(({ address }) => [address, sandboxUrl])),
    ASSISTANT_URL: sandboxUrl,
    PAYMENT_URL: sandboxUrl,
    EXCHANGE_RATES_PROVIDER: 'openexchangerates',
    EXCHANGE_RATES_URL: `${sandboxUrl}/rates/latest.json`,
    CRUISE_SOURCE_URL: `${sandboxUrl}/cruises`,
    SMS_PROVIDER: 'twilio',
    SMS_URL: sandboxUrl,
    SMS_FROM: '+34600000000',
    MAIL_URL: `smtps://story:story-mail@localhost:${(mail.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'Travesía <reservas@travesia.test>',
    CONTACT_MAIL_TO: 'hola@travesia.test',
    ...KEYS,
  };
}, STORY_MS);
afterAll(async () => {
  await sandbox.stop();
  await postgres?.stop();
  await new Promise<void>((resolve) => mail.close(resolve));
});

interface WrongValue {
  readonly change: Readonly<Record<string, string>>;
  /** What is wrong, and where the right value is found. */
  readonly says: readonly string[];
}

/** The real command, as an operator types it. */
async function check(change: Readonly<Record<string, string>> = {}) {
  const file = join(folder, 'production.env');
  const lines = Object.entries({ ...settings, ...change }).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(file, lines.join('\n'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, file], {
    cwd: WORKSPACE,
    env: { PATH: process.env['PATH'], FORCE_COLOR: '1', NODE_EXTRA_CA_CERTS: authority },
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const lineOf = (system: string) =>
    printed.split('\n').find((line) => line.includes(` ${system} `.trim())) ?? '';
  return { code, printed, lineOf };
}

describe('W-13: before a site goes live', () => {
  it(
    'with every vendor there and every key accepted it may',
    async () => {
      envelopes = [];
      const { code, printed, lineOf } = await check();
      expect(envelopes).toEqual(['from reservas@travesia.test', 'to hola@travesia.test']);
      // A machine without PostgreSQL cannot play this to its end.
      if (postgres === null) return;
      expect(printed).toContain('The site may go live');
      expect(code).toBe(0);
      for (const system of [
        'database',
        ...SUPPLIERS.map(({ system }) => system),
        'assistant',
        'payments',
        'mail',
        'short messages',
        'cruises',
      ]) {
        expect(lineOf(system)).toContain(GREEN);
      }
      expect(lineOf('memory')).toContain('not used');
      expect(printed).not.toContain('story-mail');
      for (const key of Object.values(KEYS)) expect(printed).not.toContain(key);
    },
    STORY_MS,
  );

  /** One wrong value a line; the command is started once for all of a row, and says each. */
  const WRONG: readonly Readonly<Record<string, WrongValue>>[] = [
    {
      flights: {
        change: { FLIGHT_SUPPLIER_KEY: 'duffel_live_of_somebody_else' },
        says: ['FLIGHT_SUPPLIER_KEY: refused (401)', 'Access tokens'],
      },
    },
    {
      stays: {
        change: { STAY_SUPPLIER_KEY: 'duffel_live_of_somebody_else' },
        says: ['STAY_SUPPLIER_KEY: refused (401)', 'sales team'],
      },
      activities: {
        change: { ACTIVITY_SUPPLIER_SECRET: 'a secret of somebody else' },
        says: ['ACTIVITY_SUPPLIER_SECRET: refused', 'developer.hotelbeds.com'],
      },
      assistant: {
        change: { ASSISTANT_KEY: 'a key of somebody else' },
        says: ['ASSISTANT_KEY: refused (401)', 'the operator'],
      },
      payments: {
        change: { PAYMENT_SECRET_KEY: 'sk_live_of_somebody_else' },
        says: ['PAYMENT_SECRET_KEY: refused (401)', 'dashboard.stripe.com'],
      },
      cruises: {
        change: { CRUISE_SOURCE_URL: 'http://127.0.0.1:1/cruises' },
        says: ['CRUISE_SOURCE_URL: does not answer', 'cruise lines'],
      },
      'exchange rates': {
        change: { EXCHANGE_RATES_KEY: 'of somebody else' },
        says: ['EXCHANGE_RATES_KEY: refused (401)', 'App IDs'],
      },
      'short messages': { change: { SMS_KEY: 'wrong' }, says: ['SMS_KEY: refused', 'Auth Token'] },
      mail: {
        change: { MAIL_URL: 'smtps://story:wrong@localhost:PORT' },
        says: ['MAIL_URL: refused', 'your mail provider'],
      },
    },
    {
      flights: {
        change: { FLIGHT_SUPPLIER_URL: 'http://127.0.0.1:1' },
        says: ['FLIGHT_SUPPLIER_URL: does not answer', 'api.duffel.com'],
      },
      payments: {
        change: { SITE_ORIGIN: 'https://elsewhere.test' },
        says: ['PAYMENT_WEBHOOK_SECRET: belongs to no endpoint', 'Webhooks'],
      },
      'exchange rates': {
        change: { EXCHANGE_RATES_PROVIDER: 'packaged' },
        says: ['EXCHANGE_RATES_PROVIDER: the packaged table', 'ecb'],
      },
      mail: {
        change: { MAIL_FROM: 'Travesía <web@travesia.test>' },
        says: ['MAIL_FROM: refused as the sender (550 5.7.60 not allowed', 'verified senders'],
      },
      database: {
        change: { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/x' },
        says: ['DATABASE_URL: does not answer', 'PostgreSQL 15'],
      },
    },
    {
      flights: {
        change: { FLIGHT_SUPPLIER_KEY: 'duffel_test_by_mistake' },
        says: ['FLIGHT_SUPPLIER_KEY: is for tests', 'live mode'],
      },
      payments: {
        change: { PAYMENT_URL: 'http://payments.example' },
        says: ['PAYMENT_URL: keys would travel unencrypted', 'api.stripe.com'],
      },
      mail: {
        change: { CONTACT_MAIL_TO: 'left@travesia.test' },
        says: ['CONTACT_MAIL_TO: refused as a receiver', '550 5.1.1 no such mailbox', 'your office'],
      },
    },
  ];

  it.each(WRONG.map((wrong) => [Object.keys(wrong).join(', '), wrong] as const))(
    'with a wrong value for %s these lines are red and no others, and it may not',
    async (_systems, wrong) => {
      const port = new URL(settings['MAIL_URL'] ?? '').port;
      const changes = Object.values(wrong).flatMap(({ change }) => Object.entries(change));
      const { code, printed, lineOf } = await check(
        Object.fromEntries(changes.map(([name, value]) => [name, value.replace('PORT', port)])),
      );
      expect(code).toBe(1);
      expect(printed).toContain('The site may not go live.');
      for (const [system, { says }] of Object.entries(wrong)) {
        expect(lineOf(system)).toContain(RED);
        for (const words of says) expect(printed).toContain(words);
      }
      for (const system of [...SUPPLIERS.map(({ system }) => system), 'payments', 'cruises']) {
        if (!(system in wrong)) expect(lineOf(system)).toContain(GREEN);
      }
    },
    STORY_MS,
  );

  it(
    'what no process would start with is said too',
    async () => {
      const { code, printed } = await check({
        MAIL_FROM: 'web@travesia.example',
        CONTACT_MAIL_TO: 'hola@travesia.example',
        PAYMENT_PUBLISHABLE_KEY: 'pk_test_travesia_sandbox',
        SITE_ORIGIN: 'http://www.travesia.test',
        PROFILE: 'development',
      });
      expect(code).toBe(1);
      for (const words of [
        'MAIL_FROM: ',
        'CONTACT_MAIL_TO: ',
        'PROFILE: must be production',
        'PAYMENT_PUBLISHABLE_KEY must be set',
        'SITE_ORIGIN: production is served on https',
      ]) {
        expect(printed).toContain(words);
      }
    },
    STORY_MS,
  );

  it(
    'a secret that no vendor gives says how it is made',
    async () => {
      const { code, printed } = await check({ SESSION_SECRET: 'short' });
      expect(code).toBe(1);
      expect(printed).toMatch(/SESSION_SECRET: .*\n {2}found at your own machine: openssl rand -hex 32/);
    },
    STORY_MS,
  );

  it('every line of the table serves a requirement that exists', () => {
    const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
    const named = [
      ...read('backend/api/src/production/outside-systems.ts').matchAll(/requirement: '([^']+)'/g),
    ];
    const lines = ['backend', 'operations', 'platform', 'messages', 'production', 'cruises'].map((name) =>
      read(`docs/requirements/${name}.md`),
    );
    expect(named.length).toBeGreaterThan(8);
    for (const [, id] of named) expect(lines.join('\n')).toContain(`**${id}**`);
  });
});
