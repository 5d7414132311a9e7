import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { buildSandbox } from '../app.ts';

const MAIL = [
  'From: =?UTF-8?B?VHJhdmVzw61h?= <reservas@travesia.example>',
  'To: ana@example.com',
  'Subject: Tu reserva <b>K7M2Q9X4RT</b>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="part"',
  '',
  '--part',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<h1>Gracias</h1><script>alert(1)</script>',
  '--part',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment; filename="recibo.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.7').toString('base64'),
  '--part--',
  '',
].join('\r\n');

let app: FastifyInstance;
let folder = '';

beforeAll(async () => {
  folder = join(temporaryFolder('mailbox'), 'mail');
  app = await buildSandbox({ mailFolder: folder });
});
afterAll(() => app.close());

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url });
  return { status: statusCode, headers, body };
};

describe('the mailbox of the sandbox (N-02)', () => {
  it('is empty before the site has written any mail', async () => {
    expect((await get('/mailbox')).body).toContain('No mail yet');
  });

  it('lists mails and shows one with its text, source and attachments', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'booking-confirmed.K7M2Q9X4RT.eml'), MAIL);
    const list = await get('/mailbox');
    expect(list.body).toContain('ana@example.com');
    expect(list.body).toContain('Tu reserva &lt;b&gt;K7M2Q9X4RT&lt;/b&gt;');
    const address = '/mailbox/booking-confirmed.K7M2Q9X4RT.eml';
    expect(list.body).toContain(`href="${address}"`);
    const mail = await get(address);
    expect(mail.body).toContain('Travesía &lt;reservas@travesia.example&gt;');
    expect((await get(`${address}/source`)).body).toBe(MAIL);
    const receipt = await get(`${address}/attachments/0`);
    expect(receipt.body).toBe('%PDF-1.7');
    expect(receipt.headers['content-type']).toBe('application/pdf');
    expect(receipt.headers['content-disposition']).toContain('recibo.pdf');
  });

  it('never runs what a mail brings along', async () => {
    const { headers } = await get('/mailbox/booking-confirmed.K7M2Q9X4RT.eml/html');
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  it.each([
    '/mailbox/other.eml',
    '/mailbox/..%2F..%2Fpackage.json',
    '/mailbox/booking-confirmed.K7M2Q9X4RT.eml/attachments/7',
  ])('knows nothing of %s', async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});
