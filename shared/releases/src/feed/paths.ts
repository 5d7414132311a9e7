import { join } from 'node:path';

/** Where things lie in a feed folder. Everything in it is only ever added. */
export const FEED = {
  record: (folder: string, remote: string, build: string) => join(folder, 'records', remote, `${build}.json`),
  records: (folder: string, remote: string) => join(folder, 'records', remote),
  files: (folder: string, remote: string, build: string) => join(folder, 'r', remote, build),
  rules: (folder: string) => join(folder, 'rules'),
  lock: (folder: string) => join(folder, 'feed.lock'),
} as const;

/** The same places as keys of a store. */
export const FEED_KEYS = {
  rules: 'rules/',
  rule: (name: string) => `rules/${name}`,
  records: 'records/',
  record: (remote: string, build: string) => `records/${remote}/${build}.json`,
  files: (remote: string, build: string) => `r/${remote}/${build}/`,
} as const;
