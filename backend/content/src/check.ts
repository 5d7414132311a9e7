import { relative } from 'node:path';
import { airportsOfPlace } from '@travesia/geography';
import { airportPaths } from './airport-paths.ts';
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

const store = readStore();
const faults = [
  ...store.faults,
  ...crossFaults(store, {
    isPage: (path) => PAGES.has(path) || airports.has(path),
    isPlace: (code) => airportsOfPlace(code).length > 0,
  }),
];
const folder = relative(process.cwd(), STORE_FOLDER);
for (const { file, line, message } of faults) process.stderr.write(`${folder}/${file}:${line} ${message}\n`);
process.stdout.write(`${store.documents.length} texts, ${faults.length} faults\n`);
if (faults.length > 0) process.exitCode = 1;
