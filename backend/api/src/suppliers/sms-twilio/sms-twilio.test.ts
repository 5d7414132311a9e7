import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSandbox } from '@travesia/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { MailRefused } from '../../modules/mail/index.ts';
import { createTwilioTexts, tryTextAccess } from './index.ts';

const ACCESS = { accountSid: 'ACstory', authToken: 'story' };
const NOW = Date.now();
let sandbox: FastifyInstance;
let baseUrl = '';

beforeAll(async () => {
  sandbox = await buildSandbox({ texts: ACCESS });
  baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const open = (more: object = {}) => createTwilioTexts({ baseUrl, ...ACCESS, from: '+34600000000', ...more });
const text = (recipient: string, words: string, lookUpSinceMs: number | null = null) => ({
  recipient,
  text: words,
  lookUpSinceMs,
});
async function sentTo(recipient: string) {
  const { texts } = (await sandbox.inject({ url: '/_control/texts' })).json() as {
    texts: { to: string; from: string | null; messaging_service_sid: string | null; body: string }[];
  };
  return texts.filter(({ to }) => to === recipient);
}

describe('N-06 short messages by Twilio', () => {
  it.each([
    ['a number of ours', '+34600000000', { from: '+34600000000', messaging_service_sid: null }],
    ['a messaging service', 'MGstory', { from: null, messaging_service_sid: 'MGstory' }],
  ])('go out from %s', async (_, from, sender) => {
    const to = from.startsWith('MG') ? '+34600111301' : '+34600111302';
    expect(await open({ from }).send(text(to, 'Tu código: 204817 ñ'))).toMatch(/^SM\w+ queued$/);
    expect(await sentTo(to)).toMatchObject([{ body: 'Tu código: 204817 ñ', ...sender }]);
  });

  it('is not sent again where the reply was lost: the next attempt finds it', async () => {
    const to = '+34600110090';
    await expect(open().send(text(to, 'one'))).rejects.toThrow();
    expect(await open().send(text(to, 'one', NOW))).toMatch(/was sent before$/);
    expect(await sentTo(to)).toHaveLength(1);
    // The same words of a later cause are another message.
    await expect(open().send(text(to, 'one', Date.now() + 60_000))).rejects.toThrow();
    expect(await sentTo(to)).toHaveLength(2);
  });

  it.each([
    ['a number that is none', '+34600110001', 21_211],
    ['a number that replied STOP', '+34600110010', 21_610],
  ])('%s is refused for good, and the number is in no message of ours', async (_, to, code) => {
    const refusal = await open()
      .send(text(to, 'one'))
      .catch((fault: unknown) => fault);
    expect(refusal).toBeInstanceOf(MailRefused);
    expect(String(refusal)).toContain(String(code));
    expect(String(refusal)).not.toContain(to);
  });

  it.each([
    ['a provider that is busy', '+34600110029', {}],
    ['a wrong key', '+34600111303', { authToken: 'wrong' }],
    ['a number of ours that is missing', '+34600111304', { from: '' }],
  ])('%s is no refusal of the message', async (_, to, more) => {
    const fault = await open(more)
      .send(text(to, 'one'))
      .catch((each: unknown) => each);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(MailRefused);
    expect(await sentTo(to)).toEqual([]);
  });

  it('W-13: tells whether the account is there', async () => {
    expect(await tryTextAccess({ baseUrl, ...ACCESS })).toBe('active');
    await expect(tryTextAccess({ baseUrl, ...ACCESS, authToken: 'wrong' })).rejects.toMatchObject({
      status: 401,
    });
  });
});
