/** `npm run affected [-- <branch or commit>]`: what the changes since then touch; since the last commit unless named. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedBy, readPackages, WORKSPACE } from '@travesia/tooling';

const [since = 'HEAD'] = process.argv.slice(2);
const LOCKFILE = 'pnpm-lock.yaml';
const BYTES_MAX = 50_000_000;
const ask = (...words: string[]) =>
  execFileSync('git', words, { cwd: WORKSPACE, encoding: 'utf8', maxBuffer: BYTES_MAX });
const git = (...words: string[]) =>
  ask(...words)
    .split('\n')
    .filter(Boolean);
const show = (file: string) => ask('show', `${since}:${file}`);

try {
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const { changed, dependants, remotes, isShellTouched, elsewhere } = affectedBy(
    files,
    readPackages(),
    files.includes(LOCKFILE)
      ? { before: show(LOCKFILE), after: readFileSync(join(WORKSPACE, LOCKFILE), 'utf8') }
      : null,
  );
  const list = (names: readonly string[]) => (names.length === 0 ? '–' : names.join(', '));
  process.stdout.write(
    [
      `changed files     ${files.length}, ${elsewhere.length} of them outside of packages`,
      `changed packages  ${list(changed)}`,
      `used by           ${list(dependants)}`,
      `to publish        ${list(remotes)}`,
      `shell             ${isShellTouched ? 'has to be built anew' : 'is not touched'}`,
      '',
    ].join('\n'),
  );
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 2;
}
