import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classFaults } from './style-classes/class-faults.ts';
import { classesOf } from './style-classes/style-sheet.ts';
import { WORKSPACE } from './workspace.ts';

const NOT_OURS = /(?:^|\/)(?:node_modules|dist|\.cache|samples|template)(?:\/|$)/;
const FOLDERS = '{deploy,mfe-*,shared,shell}';

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const find = (endings: string) =>
  globSync(`${FOLDERS}/**/*${endings}`, { cwd: WORKSPACE, exclude: (path) => NOT_OURS.test(path) });

const sheets = new Map(find('.module.css').map((path) => [path, classesOf(path, read(path))]));
const sources = find('.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: read(path) }));

if (sheets.size === 0) throw new Error('the classes of no style sheet were checked');
const faults = classFaults(sheets, sources);
for (const fault of faults) console.error(fault);
console.log(`styles: ${sheets.size} CSS modules, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
