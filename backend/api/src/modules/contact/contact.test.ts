import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { buildApp } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { Dependencies } from '../../app.ts';
import { LIMITS } from '../../http/limits.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';
import { createMailModule } from '../mail/index.ts';
import { createContactModule } from './index.ts';

const MESSAGE = {
  name: 'Lucía Gómez',
  email: 'lucia@example.com',
  phone: '+34 600 111 222',
  message: 'Quiero cambiar\nla fecha.',
  bestTimeToReach: '10-12',
};
const ENQUIRY = { name: 'Lucía Gómez', email: 'lucia@example.com', message: 'Hola' };
const QUERY = { name: 'Lucía', email: 'lucia@example.com', phone: '600111222' };
const DAY_MS = 86_400_000;

let app: FastifyInstance;
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let folder = '';
let visitor = 0;

beforeAll(async () => {
  folder = temporaryFolder('mail');
  ({ dependencies, testDatabase } = await createTestDependencies({ environment: { MAIL_FOLDER: folder } }));
  ({ app } = await buildApp(dependencies));
}, STARTUP_MS);
beforeEach(async () => {
  await testDatabase.truncate();
  dependencies.clock.setOffsetMs(0);
  visitor += 1;
});
afterAll(async () => {
  await app.close();
  await testDatabase.close();
});

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-forwarded-for': `203.0.113.${visitor}`, 'accept-language': 'es', ...headers },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const messages = () => dependencies.database.selectFrom('contact_messages').selectAll().execute();
const subscribers = () => dependencies.database.selectFrom('subscribers').selectAll().execute();

describe('writing to us', () => {
  it.each([
    ['/contact/message', MESSAGE, 'message'],
    ['/contact/enquiry', ENQUIRY, 'enquiry'],
    ['/contact/query', QUERY, 'query'],
  ])('B-39: %s is stored and answered with its id', async (url, payload, kind) => {
    const { status, body } = await post(url, payload);
    expect(status).toBe(201);
    const [row] = await messages();
    expect(row).toMatchObject({ id: body.data.id, kind, locale: 'es' });
    expect(row?.fields).toMatchObject({ email: 'lucia@example.com' });
    expect(row?.fields).not.toHaveProperty('website');
  });

  it.each([
    ['/contact/message', { ...MESSAGE, name: ' ' }, 'name', 'El nombre es obligatorio'],
    ['/contact/message', { ...MESSAGE, email: 'lucia@' }, 'email', 'Correo Electrónico Inválido'],
    ['/contact/message', { ...MESSAGE, phone: '12' }, 'phone', 'Número de contacto inválido (9-15 dígitos)'],
    ['/contact/message', { ...MESSAGE, phone: '' }, 'phone', 'El número de contacto es obligatorio.'],
    ['/contact/message', { ...MESSAGE, bestTimeToReach: '23-24' }, 'bestTimeToReach', ''],
    ['/contact/enquiry', { ...ENQUIRY, message: 'x'.repeat(3001) }, 'message', ''],
    ['/contact/query', { ...QUERY, phone: undefined }, 'phone', ''],
    ['/subscribe', { email: 'no', locale: 'es' }, 'email', 'Correo Electrónico Inválido'],
    ['/subscribe', { email: 'a@example.com', locale: 'xx' }, 'locale', ''],
  ])('X-21: %s with a wrong field names it (%#)', async (url, payload, path, message) => {
    const { status, body } = await post(url, payload);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([
      { path, code: expect.any(String), message: message || expect.any(String) },
    ]);
    expect(await messages()).toEqual([]);
  });

  it('B-39: a filled trap field is answered like the others and dropped', async () => {
    const { status, body } = await post('/contact/enquiry', { ...ENQUIRY, website: 'https://spam.example' });
    expect(status).toBe(201);
    expect(body.data.id).toMatch(/^[0-9a-f-]{36}$/);
    await post('/subscribe', { email: 'robot@example.com', locale: 'es', website: 'x' });
    expect(await messages()).toEqual([]);
    expect(await subscribers()).toEqual([]);
  });

  it('E-14: subscribing twice is as good as once, whatever the letter case', async () => {
    expect((await post('/subscribe', { email: 'Ana@Example.com', locale: 'es' })).status).toBe(201);
    expect((await post('/subscribe', { email: ' ana@example.com ', locale: 'en' })).status).toBe(201);
    expect(await subscribers()).toMatchObject([{ email: 'ana@example.com', locale: 'es' }]);
  });

  it('B-05, R-01: whom nobody knows waits after ten in ten minutes', async () => {
    for (let count = 0; count < LIMITS.forms.unknown; count += 1) {
      expect((await post('/contact/enquiry', ENQUIRY)).status).toBe(201);
    }
    const { status, body } = await post('/subscribe', { email: 'a@example.com', locale: 'es' });
    expect(status).toBe(429);
    expect(body.error.code).toBe('too_many_requests');
  });
});

describe('letters', () => {
  const letterOf = async (file: string) => {
    const message = readFileSync(join(folder, file), 'utf8');
    const { text = '' } = await PostalMime.parse(message);
    return { head: message.split('\r\n\r\n', 1)[0] ?? '', words: text };
  };
  async function subscribed(email: string, locale: 'es' | 'en') {
    const before = new Set(readdirSync(folder));
    await post('/subscribe', { email, locale });
    await createMailModule(dependencies).sendDue();
    const [file] = readdirSync(folder).filter((name) => !before.has(name));
    return file ? letterOf(file) : null;
  }
  const keyIn = (text: string) => /key=([0-9a-f-]{36})/.exec(text)?.[1] ?? '';

  it('E-14: a new address gets one letter in its language, with the way out of them', async () => {
    const letter = await subscribed('ana@example.com', 'en');
    expect(letter?.head).toContain('To: ana@example.com');
    expect(letter?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(letter?.words).toContain('We will write only if you confirm it');
    expect(letter?.words).toContain('http://localhost:3000/en/novedades/baja?key=');
    expect(await subscribed('ana@example.com', 'en')).toBeNull();
  });

  it('N-03: an address counts once whoever reads its mail has confirmed it', async () => {
    const letter = await subscribed('ana@example.com', 'es');
    const confirmedAt = async () => (await subscribers())[0]?.confirmed_at;
    expect(letter?.words).toContain('http://localhost:3000/es/novedades/alta?key=');
    expect((await post('/subscribe/join', { key: '00000000-0000-4000-8000-000000000000' })).status).toBe(201);
    expect(await confirmedAt()).toBeNull();
    expect((await post('/subscribe/join', { key: keyIn(letter?.words ?? '') })).status).toBe(201);
    const first = await confirmedAt();
    expect(first).toBeInstanceOf(Date);
    dependencies.clock.setOffsetMs(DAY_MS);
    await post('/subscribe/join', { key: keyIn(letter?.words ?? '') });
    expect(await confirmedAt()).toEqual(first);
  });

  it('B-43: an address that nobody confirms is deleted after a week', async () => {
    const letter = await subscribed('ana@example.com', 'es');
    await subscribed('eva@example.com', 'es');
    await post('/subscribe/join', { key: keyIn(letter?.words ?? '') });
    const office = createContactModule(dependencies, createMailModule(dependencies));
    dependencies.clock.setOffsetMs(6 * DAY_MS);
    await office.deleteOld();
    expect(await subscribers()).toHaveLength(2);
    dependencies.clock.setOffsetMs(8 * DAY_MS);
    await office.deleteOld();
    expect(await subscribers()).toMatchObject([{ email: 'ana@example.com' }]);
  });

  it('whoever has the key leaves with it, once and for all, and nobody else does', async () => {
    const letter = await subscribed('ana@example.com', 'es');
    const stranger = '00000000-0000-4000-8000-000000000000';
    expect((await post('/subscribe/leave', { key: stranger })).status).toBe(201);
    expect((await post('/subscribe/leave', { key: 'ana@example.com' })).status).toBe(400);
    expect(await subscribers()).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      expect((await post('/subscribe/leave', { key: keyIn(letter?.words ?? '') })).status).toBe(201);
    }
    expect(await subscribers()).toEqual([]);
  });

  it('who leaves before the first letter has left gets none', async () => {
    await post('/subscribe', { email: 'ana@example.com', locale: 'es' });
    const [{ leave_key: key } = { leave_key: '' }] = await subscribers();
    await post('/subscribe/leave', { key });
    expect(await createMailModule(dependencies).sendDue()).toBe(0);
  });

  it('a mail program leaves for its reader with one request (RFC 8058)', async () => {
    const letter = await subscribed('ana@example.com', 'es');
    const address = /<http:\/\/localhost:3000\/api([^>]+)>/.exec(letter?.head ?? '')?.[1] ?? '';
    const oneClick = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await oneClick('/subscribe/one-click?key=nobody')).statusCode).toBe(200);
    expect(await subscribers()).toHaveLength(1);
    expect((await oneClick(address)).statusCode).toBe(200);
    expect(await subscribers()).toEqual([]);
  });
});

describe('mailing what was written', () => {
  it('the office gets one mail, with what was typed in its body and nowhere else', async () => {
    const { body } = await post('/contact/message', { ...MESSAGE, name: 'Eva\r\nBcc: all@example.com' });
    const mail = createMailModule(dependencies);
    expect(await mail.sendDue()).toBe(1);
    expect(await mail.sendDue()).toBe(0);
    const file = readdirSync(folder).find((name) => name.includes(body.data.id)) ?? '';
    const message = readFileSync(join(folder, file), 'utf8');
    const [head = ''] = message.split('\r\n\r\n', 1);
    expect(head).toContain('To: hola@travesia.example');
    expect(head).not.toContain('Bcc');
    expect(head).toContain('Reply-To: lucia@example.com');
    const { text: words } = await PostalMime.parse(message);
    expect(words).toContain('Mejor hora: 10-12');
    expect(words).toContain('Quiero cambiar\nla fecha.');
  });

  it('B-43: messages are deleted after 365 days', async () => {
    await post('/contact/enquiry', ENQUIRY);
    const office = createContactModule(dependencies, createMailModule(dependencies));
    dependencies.clock.setOffsetMs(364 * DAY_MS);
    await office.deleteOld();
    expect(await messages()).toHaveLength(1);
    dependencies.clock.setOffsetMs(366 * DAY_MS);
    await office.deleteOld();
    expect(await messages()).toEqual([]);
  });
});
