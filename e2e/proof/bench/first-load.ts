import type { Browser } from '@playwright/test';

export type FileKind = 'document' | 'script' | 'style' | 'font' | 'image' | 'data';
export interface FirstLoad {
  /** Bodies over the wire as they were encoded, by kind; headers are the protocol's and not counted. */
  readonly bytes: Readonly<Record<FileKind, number>>;
  readonly requests: number;
  readonly elements: number;
}

const KIND_OF: Readonly<Record<string, FileKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'data',
  XHR: 'data',
  Manifest: 'data',
};
const QUIET_MS = 1_000;
/** What the shell fetches for the next page and the next visit begins with it, seconds after the page stands. */
const NEXT_VISIT = /\/after-a-while\./;

/** What a first visit fetches until the page rests and before anybody touches it. Exact: the same every time. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, FileKind>();
  const bytes: Record<FileKind, number> = { document: 0, script: 0, style: 0, font: 0, image: 0, data: 0 };
  const headerBytes = new Map<string, number>();
  const later = new Set<string>();
  let isLater = false;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    isLater ||= NEXT_VISIT.test(request.url);
    if (isLater) later.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (later.has(requestId)) return;
    kinds.set(requestId, KIND_OF[type] ?? 'data');
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (later.has(requestId)) return;
    bytes[kinds.get(requestId) ?? 'data'] += encodedDataLength - (headerBytes.get(requestId) ?? 0);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { bytes, requests: kinds.size, elements };
}
