import { readdirSync } from 'node:fs';
import { checkImports } from './import-law/check.ts';
import { WORKSPACE } from './workspace.ts';

const remotes = readdirSync(WORKSPACE).filter((entry) => entry.startsWith('mfe-'));
const { modules, violations } = await checkImports([
  'shared',
  'shell',
  'backend',
  'deploy',
  'e2e',
  ...remotes,
]);

if (modules === 0) throw new Error('the import law was checked on no module at all');
for (const { rule, from, to, instead } of violations) {
  console.error(`${rule}\n  ${from} → ${to}\n  ${instead}\n`);
}
console.log(`import law: ${modules} modules, ${violations.length} violations`);
if (violations.length > 0) process.exitCode = 1;
