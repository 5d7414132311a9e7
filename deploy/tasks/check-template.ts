/** Makes a remote from the template in this workspace, runs everything on it that runs on the others, takes it away. */
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote, createRemote, WORKSPACE } from '@travesia/tooling';
import { runPhases } from './phases.ts';

const NAME = 'mfe-template-check';
/** It needs no package that this one has not. */
const SISTER = 'mfe-content';
const folder = join(WORKSPACE, NAME);
const remove = () => rmSync(folder, { recursive: true, force: true });

if (existsSync(folder)) remove();
let isPassed = false;
try {
  createRemote(NAME, WORKSPACE);
  symlinkSync(join(WORKSPACE, SISTER, 'node_modules'), join(folder, 'node_modules'));
  isPassed = await runPhases([
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', NAME] },
    { name: 'format', command: ['oxfmt', '--check', NAME] },
    { name: 'import law', command: ['node', 'shared/tooling/src/check-imports.ts'] },
    { name: 'documents', command: ['node', 'shared/tooling/src/check-documents.ts'] },
    { name: 'classes of style sheets', command: ['node', 'shared/tooling/src/check-styles.ts'] },
    { name: 'words in both languages', command: ['node', 'shared/i18n/scripts/check-keys.ts'] },
    {
      name: 'its tests',
      command: [
        'node',
        '--disable-warning=ExperimentalWarning',
        '--experimental-vm-modules',
        'node_modules/jest/bin/jest.js',
        NAME,
      ],
    },
  ]);
  const { files } = await buildRemote(folder);
  process.stdout.write(`\nbuilt: ${files.length} files\n`);
} finally {
  remove();
}
process.exitCode = isPassed ? 0 : 1;
