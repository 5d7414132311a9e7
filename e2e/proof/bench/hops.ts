import type { Browser } from '@playwright/test';

/** Who asked for an address: the document itself, or the address of a script. */
type Asker = string;
const DOCUMENT = 'document';

/** Addresses that have to be known one after the other until the last of `wanted` can be asked for. */
export function longestChain(wanted: readonly string[], askers: ReadonlyMap<string, Asker>): number {
  const lengthOf = (address: string, seen: readonly string[]): number => {
    const asker = askers.get(address);
    if (asker === undefined) throw new Error(`${address} was never asked for`);
    if (asker === DOCUMENT || seen.includes(asker)) return 1;
    return 1 + lengthOf(asker, [...seen, address]);
  };
  return Math.max(...wanted.map((address) => lengthOf(address, [])));
}

/** Round trips from the document to the whole first module of the remotes it begins with. */
export async function measureHops(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const askers = new Map<string, Asker>();
  session.on('Network.requestWillBeSent', ({ request, initiator, documentURL }) => {
    if (askers.has(request.url)) return;
    const script = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    const isDocument = initiator.type === 'parser' || !script || script === documentURL;
    askers.set(request.url, isDocument ? DOCUMENT : script);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const wanted = await page.evaluate(() => {
    interface Begun {
      record: { files: { path: string; role: string; initial: boolean }[] } | null;
      name: string;
      build: string;
    }
    const block = document.getElementById('document-state')?.textContent ?? '';
    const { remotes } = JSON.parse(block) as { remotes: Begun[] };
    return remotes.flatMap(({ name, build, record }) =>
      (record?.files ?? [])
        .filter(({ role, initial }) => initial && role !== 'asset')
        .map(({ path }) => `${location.origin}/r/${name}/${build}/${path}`),
    );
  });
  const known = wanted.filter((each) => askers.has(each));
  await context.close();
  if (known.length === 0) throw new Error(`${address} begins with no remote`);
  return longestChain(known, askers);
}
