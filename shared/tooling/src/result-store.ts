import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const SEAL_FILE = 'seal.json';
const SealSchema = v.object({ key: v.string(), digests: v.record(v.string(), v.string()) });
/** Of each package: enough to go back and forth between a few branches. */
const KEPT = 8;

function digestsOf(directory: string): Record<string, string> {
  const files = readdirSync(directory)
    .filter((name) => name !== SEAL_FILE)
    .toSorted();
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(directory, name)))
        .digest('hex'),
    ]),
  );
}

/** Writes down what the finished folder holds and what it was made of. */
function seal(directory: string, key: string) {
  writeFileSync(join(directory, SEAL_FILE), JSON.stringify({ key, digests: digestsOf(directory) }));
}

/** The folder holds the result of this key, every byte of it, and nothing else. */
export function isWhole(directory: string, key: string): boolean {
  try {
    const sealed = v.parse(SealSchema, JSON.parse(readFileSync(join(directory, SEAL_FILE), 'utf8')));
    return sealed.key === key && JSON.stringify(sealed.digests) === JSON.stringify(digestsOf(directory));
  } catch {
    return false;
  }
}

/** Puts a folder in the place of another; a reader sees one or the other whole. */
function replace(directory: string, by: string) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(dirname(directory), { recursive: true });
  renameSync(by, directory);
}

export interface ResultStore {
  /** Copies the result of this key to a folder; false if there is none, or if it is damaged. */
  take(name: string, key: string, directory: string): boolean;
  /** An empty folder on the store's disk, to build in. */
  draft(title: string): string;
  /** Keeps a finished draft, and lets go what was not asked for for longest. */
  keep(name: string, key: string, draft: string): void;
}

/** Finished builds by the hash of all that they were made of. */
export function openResultStore(folder: string): ResultStore {
  const homeOf = (name: string) => join(folder, 'results', name);
  const resultsOf = (name: string): string[] => {
    try {
      return readdirSync(homeOf(name));
    } catch {
      return [];
    }
  };
  const prune = (name: string) => {
    const usedAt = (key: string) => statSync(join(homeOf(name), key)).mtimeMs;
    const byAge = resultsOf(name)
      .map((key) => ({ key, at: usedAt(key) }))
      .toSorted((one, other) => other.at - one.at);
    for (const { key } of byAge.slice(KEPT))
      rmSync(join(homeOf(name), key), { recursive: true, force: true });
  };
  return {
    take(name, key, directory) {
      const kept = join(homeOf(name), key);
      if (!isWhole(kept, key)) {
        rmSync(kept, { recursive: true, force: true });
        return false;
      }
      const now = new Date();
      utimesSync(kept, now, now);
      const copy = `${directory}.${process.pid}.draft`;
      cpSync(kept, copy, { recursive: true });
      replace(directory, copy);
      return true;
    },
    draft(title) {
      const draft = join(folder, 'drafts', `${title}-${process.pid}`);
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      return draft;
    },
    keep(name, key, draft) {
      seal(draft, key);
      replace(join(homeOf(name), key), draft);
      prune(name);
    },
  };
}
