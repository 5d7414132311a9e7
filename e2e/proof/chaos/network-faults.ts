import type { Page, Route } from '@playwright/test';

/** What becomes of the files of a remote on their way to the browser. */
export interface NetworkFault {
  readonly name: string;
  /** Which of them, by their name. */
  readonly files: RegExp;
  readonly answer: (route: Route) => Promise<void> | void;
  /** What the browser itself says about it. */
  readonly isReloading?: boolean;
}

const SCRIPTS = /\.js$/;
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'nothing here' });

async function cutInHalf(route: Route) {
  const reply = await route.fetch();
  const body = await reply.body();
  await route.fulfill({ response: reply, body: body.subarray(0, Math.floor(body.length / 2)) });
}

/** Issue: bad days, each tried for each remote. */
export const NETWORK_FAULTS: readonly NetworkFault[] = [
  { name: 'refused', files: SCRIPTS, answer: (route) => route.abort('connectionrefused') },
  { name: 'hangs', files: SCRIPTS, answer: () => {} },
  { name: '500', files: SCRIPTS, answer: status(500) },
  { name: '404', files: SCRIPTS, answer: status(404) },
  {
    name: 'HTML with 200',
    files: SCRIPTS,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>portal' }),
  },
  {
    name: 'not a script',
    files: SCRIPTS,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: '{"broken":' }),
  },
  { name: 'chunk missing', files: /\/main\..*\.js$/, answer: status(404) },
  { name: 'chunk cut in half', files: /\/main\..*\.js$/, answer: cutInHalf },
  { name: 'entry cut in half', files: /\/remoteEntry\..*\.js$/, answer: cutInHalf },
];

/** Puts the fault in the way of a remote's files; answers how to take it away. */
export async function breakFiles(
  page: Page,
  remote: string,
  fault: NetworkFault,
): Promise<() => Promise<void>> {
  const isHit = (url: URL) => url.pathname.startsWith(`/r/${remote}/`) && fault.files.test(url.pathname);
  await page.route(isHit, fault.answer);
  // An answer may still be under way.
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
