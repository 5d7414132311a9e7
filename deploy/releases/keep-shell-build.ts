import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from './copy-build.ts';
import type { Build } from '@travesia/tooling';

/** Tabs that were opened before a release go on with their own files for at least a week. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
const REPLACED_AT = 'replaced-at';

function replacedAtMs(folder: string): number | null {
  try {
    const text = readFileSync(join(folder, REPLACED_AT), 'utf8');
    return Number.isFinite(Date.parse(text)) ? Date.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Puts a build of the shell beside the earlier ones and returns its folder: the site serves the files of all
 * of them. What was replaced more than a week ago goes.
 */
export function keepShellBuild(archive: string, build: Build, nowMs = Date.now()): string {
  mkdirSync(archive, { recursive: true });
  const live = join(archive, build.build);
  copyBuild(build, live, ['files.json']);
  rmSync(join(live, REPLACED_AT), { force: true });
  for (const name of readdirSync(archive)) {
    const folder = join(archive, name);
    if (folder === live || !statSync(folder).isDirectory()) continue;
    const atMs = replacedAtMs(folder);
    if (atMs === null) writeFileSync(join(folder, REPLACED_AT), new Date(nowMs).toISOString());
    else if (nowMs - atMs > KEPT_DAYS * DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
  return live;
}
