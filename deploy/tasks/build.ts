/**
 * `npm run build [-- --fresh]`: shell and remotes; `--fresh` builds also what was built before. Ends with 1 where a remote
 * is heavier than `publish` lets through: its team learns it from its tests, not on the day of its release.
 */
import { buildAll, compressedBytes } from '@travesia/tooling';
import { checkBudgets } from '../releases/gate/budgets.ts';

const { shell, remotes } = await buildAll({
  isFresh: process.argv.includes('--fresh'),
  onProgress: (message) => process.stdout.write(`${message}\n`),
});
for (const build of [shell, ...remotes]) {
  process.stdout.write(`\n${build.name} ${build.build}${build.isCached ? ' (unchanged)' : ''}\n`);
  for (const file of build.files) {
    if (file.role === 'asset' || file.role === 'server') continue;
    const mark = file.initial ? '*' : ' ';
    const size = `${(compressedBytes(build.directory, file.path) / 1024).toFixed(1)} kB`.padStart(9);
    process.stdout.write(`  ${mark} ${size}  ${file.path}\n`);
  }
}
process.stdout.write('\n* part of a first view; sizes are brotli\n');
for (const remote of remotes) {
  for (const fault of checkBudgets(remote)) {
    process.stdout.write(`${remote.name}: ${fault}\n`);
    process.exitCode = 1;
  }
}
