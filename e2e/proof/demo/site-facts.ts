import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentRemoteSchema } from '@travesia/contracts';
import * as v from 'valibot';

/** Digest of every file below a folder: what is the same before and after was not touched. */
export function digestOfFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const bucketOfNumber = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The site as visitors with numbers of their own see it. */
export function askReleases(siteUrl: string) {
  return async (remote: string, visitor: number, market = 'ES') => {
    const reply = await fetch(`${siteUrl}/releases.json`, {
      headers: { cookie: `market=${market}; bucket=${bucketOfNumber(visitor)}`, 'user-agent': 'a browser' },
    });
    const remotes = v.parse(v.array(DocumentRemoteSchema), await reply.json());
    return remotes.find(({ name }) => name === remote) ?? null;
  };
}

/** Cookies of a visitor with that number. */
export function cookiesOf(siteUrl: string, visitor: number, market = 'ES') {
  return [
    { name: 'bucket', value: bucketOfNumber(visitor), url: siteUrl },
    { name: 'market', value: market, url: siteUrl },
  ];
}
