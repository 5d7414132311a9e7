import { describe, expect, it } from '@jest/globals';
import { ATTRIBUTION_KEY, createAttribution } from './attribution.ts';

const HOUR_MS = 3_600_000;
const NOTHING = { source: '', medium: '', affiliateId: '', referrer: '' };

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function open(storage: ReturnType<typeof memoryStorage> | null = memoryStorage()) {
  let nowMs = Date.parse('2026-11-20T10:00:00Z');
  const attribution = createAttribution({
    storage,
    nowMs: () => nowMs,
    origin: 'https://travesia.example',
    ownOrigins: ['https://pay.example'],
    partners: ['kayak', 'skyscanner'],
  });
  return { ...attribution, storage, wait: (hours: number) => (nowMs += hours * HOUR_MS) };
}

describe('where a visitor came from', () => {
  it.each([
    [
      '?utm_source=news&utm_medium=mail&utm_campaign=a7',
      { source: 'news', medium: 'mail', affiliateId: 'a7' },
    ],
    ['?utm_medium=cpc', { medium: 'cpc' }],
    ['?aiAssistant=1&utm_source=news', { source: 'flight_assistant' }],
    ['?aiAssistant', { source: 'flight_assistant' }],
    ['?from=MAD', {}],
    ['?utm_source=%3Cscript%3Ealert(1)%3C/script%3E', { source: 'scriptalert1/script' }],
    [`?utm_campaign=${'x'.repeat(500)}`, { affiliateId: 'x'.repeat(128) }],
  ])('P-21, P-24: %s', (search, expected) => {
    const { capture, current } = open();
    capture(search, '');
    expect(current()).toEqual({ ...NOTHING, ...expected });
  });

  it.each([
    ['https://blog.example/viajes?x=1', 'https://blog.example/viajes?x=1'],
    ['https://travesia.example/es', ''],
    ['https://pay.example/challenge', ''],
    ['', ''],
    ['not an address', ''],
  ])('P-22: the referrer %j counts as %j', (referrer, expected) => {
    const { capture, current } = open();
    capture('', referrer);
    expect(current().referrer).toBe(expected);
  });

  it('P-22: coming back from the bank does not overwrite where one came from', () => {
    const { capture, current } = open();
    capture('?utm_source=news', 'https://blog.example/');
    capture('', 'https://pay.example/challenge');
    expect(current()).toMatchObject({ source: 'news', referrer: 'https://blog.example/' });
  });

  it('P-23: lasts 23 hours, and then nothing of it is left', () => {
    const { capture, current, wait, storage } = open();
    capture('?utm_source=news&utm_medium=mail&utm_campaign=a7', 'https://blog.example/');
    wait(23);
    expect(current().source).toBe('news');
    wait(0.01);
    expect(current()).toEqual(NOTHING);
    expect(storage?.items.size).toBe(0);
  });

  it('P-23: each new source begins its own 23 hours and keeps what it does not say', () => {
    const { capture, current, wait } = open();
    capture('?utm_source=news&utm_medium=mail', '');
    wait(20);
    capture('?utm_source=partner', '');
    wait(20);
    expect(current()).toMatchObject({ source: 'partner', medium: 'mail' });
  });

  it('a clock that was set back does not make it last for ever', () => {
    const { capture, current, wait } = open();
    capture('?utm_source=news', '');
    wait(-24);
    expect(current()).toEqual(NOTHING);
  });

  it.each([
    ['kayak', 'kayak'],
    ['Skyscanner', 'Skyscanner'],
    ['news', ''],
  ])('P-23: metaName of the source %s is %j', (source, metaName) => {
    const attribution = open();
    attribution.capture(`?utm_source=${source}`, '');
    expect(attribution.metaName()).toBe(metaName);
    attribution.wait(24);
    expect(attribution.metaName()).toBe('');
  });

  it.each(['{', 'null', '[]', '{"source":5}'])('storage that holds %s is nothing', (text) => {
    const storage = memoryStorage();
    storage.items.set(ATTRIBUTION_KEY, text);
    expect(open(storage).current()).toEqual(NOTHING);
  });

  it('where storage is refused it lasts as long as the document', () => {
    const { capture, current } = open(null);
    capture('?utm_source=news', '');
    expect(current().source).toBe('news');
  });
});
