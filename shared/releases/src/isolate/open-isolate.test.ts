import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderRequest } from '@travesia/contracts';
import { openIsolate, type ReleaseIsolate } from './open-isolate.ts';

const REQUEST: RenderRequest = {
  target: 'route',
  url: '/vuelos',
  hostId: 'page-mfe-flights',
  locale: 'es',
  market: {
    id: 'ES',
    defaultCurrency: 'EUR',
    numberLocale: { es: 'es-ES', en: 'en-GB' },
    contactNumber: '+34 900 555 010',
    paymentMode: 'provider',
  },
  currency: 'EUR',
  contactNumber: '+34 900 555 010',
  today: '2026-11-20',
};
const PATIENT_MS = 20_000;
const SHORT_MS = 1_500;

const reply = (html: string) => `({ html: String(${html}), status: 200, head: {}, state: null })`;

describe('the isolate of a release', () => {
  const opened: ReleaseIsolate[] = [];
  afterEach(() => {
    for (const isolate of opened.splice(0)) isolate.close();
  });

  function open(bundle: string): ReleaseIsolate {
    const isolate = openIsolate({ bundle, loadTimeoutMs: PATIENT_MS });
    opened.push(isolate);
    return isolate;
  }
  const htmlOf = async (expression: string) =>
    (await open(`exports.render = () => ${reply(expression)};`).render(REQUEST, PATIENT_MS)).html;

  it.each([
    ['its globals', 'typeof process + typeof require + typeof Buffer + typeof fetch'],
    ['a function made from text', `Function('return typeof process + typeof require')()`],
    ['the constructors behind its exports', `module.constructor.constructor('return typeof process')()`],
    ['the constructors behind its request', `arguments.constructor.constructor('return typeof process')()`],
    ['shared memory and compiled code', 'typeof SharedArrayBuffer + typeof Atomics + typeof WebAssembly'],
  ])('X-20: a bundle finds nothing of Node in %s', async (_where, expression) => {
    const bundle = `exports.render = function () { return ${reply(expression)}; };`;
    const { html } = await open(bundle).render(REQUEST, PATIENT_MS);
    expect(html).toMatch(/^(undefined)+$/);
  });

  it('X-20: a module of Node cannot be imported', async () => {
    const bundle = `exports.render = async () => {
      try { await import('node:fs'); return ${reply(`'imported'`)}; } catch (error) { return ${reply(`'refused'`)}; }
    };`;
    expect((await open(bundle).render(REQUEST, PATIENT_MS)).html).toBe('refused');
  });

  it.each([
    ['a status that no answer has', `({ html: '', status: 999, head: {}, state: null })`],
    ['something that is no HTML', `({ html: {}, status: 200, head: {}, state: null })`],
    ['HTML of many megabytes', reply(`'x'.repeat(5_000_000)`)],
    ['a picture without an address', `({ html: '', status: 200, head: { image: 'http://[' }, state: null })`],
    [
      'a hundred thousand levels',
      `({ html: '', status: 200, head: {}, state: JSON.parse('['.repeat(1e5) + ']'.repeat(1e5)) })`,
    ],
    [
      'more reads than a page has',
      `({ html: '', status: 200, head: {}, state: null,
      needs: Array.from({ length: 500 }, (_, at) => ({ method: 'GET', path: '/' + at })) })`,
    ],
    ['nothing', 'undefined'],
    ['text that only looks like JSON', `1; JSON.stringify = () => '{"nonce":"'`],
    ['an object for a string', `1; JSON.stringify = () => ({ toString() { return '{}'; } })`],
  ])('X-20: %s is an error, and nothing else happens', async (_what, expression) => {
    const isolate = open(`exports.render = () => ${expression};`);
    await expect(isolate.render(REQUEST, PATIENT_MS)).rejects.toThrow();
  });

  it.each([
    ['an endless loop', 'for (;;) {}'],
    ['promises without end', 'const again = () => Promise.resolve().then(again); return again();'],
    ['a promise that is never kept', 'return new Promise(() => {});'],
    ['memory without end', 'const all = []; for (;;) all.push(new Array(1e6).fill({}));'],
    ['buffers without end', 'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1));'],
    ['text without end', `let text = 'x'; for (;;) { text += text; text.codePointAt(9); }`],
    ['an error whose words never end', 'throw { get stack() { for (;;) {} } };'],
    ['recursion without end', 'const down = () => down() + 1; return down();'],
  ])('X-20: %s costs its own render', async (_what, body) => {
    const other = open(`exports.render = () => ${reply(`'well'`)};`);
    const hostile = open(`exports.render = () => { ${body} };`);
    await Promise.all([hostile.loaded, other.loaded]);
    const lost = hostile.render(REQUEST, SHORT_MS).then(
      () => 'rendered',
      () => 'lost',
    );
    expect((await other.render(REQUEST, PATIENT_MS)).html).toBe('well');
    expect(await lost).toBe('lost');
    expect((await other.render(REQUEST, PATIENT_MS)).html).toBe('well');
  });

  it('X-20: what a bundle does to the language is its own affair', async () => {
    const hostile = open(`Object.prototype.html = 'taken over'; Array.prototype.map = () => 'taken over';
      exports.render = () => ${reply('1')};`);
    await hostile.render(REQUEST, PATIENT_MS);
    expect(await htmlOf('({}).html')).toBe('undefined');
  });

  it('a bundle that cannot be read is told, and is asked nothing more', async () => {
    const isolate = open(`throw new Error('broken\\nbundle');`);
    await expect(isolate.loaded).rejects.toThrow('broken bundle');
    await expect(isolate.render(REQUEST, PATIENT_MS)).rejects.toThrow();
    expect(isolate.hasEnded()).toBe(true);
  });

  it('a process that is killed from outside is noticed', async () => {
    const isolate = open(`exports.render = () => new Promise(() => {});`);
    await isolate.loaded;
    const waiting = isolate.render(REQUEST, PATIENT_MS);
    waiting.catch(() => {});
    await pause(50);
    isolate.close();
    await expect(waiting).rejects.toThrow('closed');
  });
});
