import { relative } from 'node:path';
import { airportsOfPlace } from '@travesia/geography';
import { airportPaths } from './airport-paths.ts';
import type { ContentFault } from './content-document.ts';
import { PHOTOGRAPHS_FOLDER, readPhotographs } from './photographs.ts';
import { crossFaults, readStore, STORE_FOLDER } from './store.ts';

/** Pages of the site that texts may link to and that are no texts. */
const PAGES = new Set([
  '/',
  '/vuelos',
  '/aerolineas',
  '/aeropuertos',
  '/articulos',
  '/noticias',
  '/contacta-con-nosotras',
  '/user/my-journey',
]);
const airports = airportPaths();

const photographs = await readPhotographs();
const store = readStore();
const faults = [
  ...store.faults,
  ...crossFaults(store, {
    isPage: (path) => PAGES.has(path) || airports.has(path),
    isPlace: (code) => airportsOfPlace(code).length > 0,
    isPhotograph: (file) => photographs.byFile.has(file),
  }),
];
function tell(folder: string, told: readonly ContentFault[]) {
  for (const { file, line, message } of told) {
    process.stderr.write(`${relative(process.cwd(), folder)}/${file}:${line} ${message}\n`);
  }
}
tell(STORE_FOLDER, faults);
tell(PHOTOGRAPHS_FOLDER, photographs.faults);
const count = faults.length + photographs.faults.length;
process.stdout.write(
  `${store.documents.length} texts, ${photographs.byFile.size} photographs, ${count} faults\n`,
);
if (count > 0) process.exitCode = 1;
