import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@travesia/tooling';

/** Copies a finished build with its packed files; a reader sees all of it or nothing. */
export function copyBuild(build: Build, target: string, extra: readonly string[] = []) {
  if (existsSync(target)) return;
  const draft = `${target}.${process.pid}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const path of [...build.files.map((file) => file.path), ...extra]) {
    copyFileSync(join(build.directory, path), join(draft, path));
    const packed = join(build.directory, `${path}.br`);
    if (existsSync(packed)) copyFileSync(packed, join(draft, `${path}.br`));
  }
  renameSync(draft, target);
}
