/**
 * `npm run campaign:cards [-- --short | --bookings 1000]`: so many bookings with as many card numbers, then every file
 * that the processes left behind is searched for them: database and its log, logs, mail, in any way of writing.
 * `CARD_FIELDS=hosted` gives the cards to the provider, as its own fields do; then the memory of our running processes is
 * searched too.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { cardNumber, needlesOf } from './cards/needles.ts';
import { canReadMemory, scanMemory } from './cards/scan-memory.ts';
import { filesUnder, scan, timesWritten, type Found } from './cards/scan.ts';
import { openInstallation, type Installation } from './world/installation.ts';
import { readCardFields } from './world/card-fields.ts';
import { travel } from './world/traveller.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    bookings: { type: 'string', default: '' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const BOOKINGS = Number(values.bookings || (values.short ? 12 : 1_000));
const FIELDS = readCardFields();
const AT_ONCE = values.short ? 3 : 6;
/** The sandbox takes every number that begins so. */
const PREFIX = '40000098';
/** What is planted begins otherwise, so that it can be told from what is found. */
const PLANTED = '40000097';
/** The first half of the bookings has one code, the second the other. */
const CODES = ['417', '928'] as const;
/** With fewer, chance writes a code as often as a thief. */
const BOOKINGS_FOR_CODES = 200;
/** Of no card: how often three digits stand alone by chance. */
const NO_CODE = '639';

async function book(installation: Installation, number: number): Promise<void> {
  const { screen, stuckAt } = await travel(installation, {
    trip: 'flight',
    card: cardNumber(PREFIX, number),
    code: number < BOOKINGS / 2 ? CODES[0] : CODES[1],
    fields: FIELDS,
    familyName: 'Ferrer',
    number,
    isPatient: true,
  });
  if (screen !== 'confirmed') throw new Error(`booking ${number}: ${screen}, ${stuckAt}`);
}

async function bookAll(installation: Installation): Promise<void> {
  let next = 0;
  const traveller = async () => {
    while (next < BOOKINGS) {
      const number = next;
      next += 1;
      await book(installation, number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, traveller));
}

const describe = (found: readonly Found[]) => found.map(({ file, form }) => `${form} in ${file}`).join(', ');

/** Somebody types a card number where an address belongs: the database keeps it, so it has to be found there. */
async function plantInTheDatabase(installation: Installation): Promise<void> {
  await travel(installation, {
    trip: 'flight',
    card: cardNumber(PREFIX, 9_999_999),
    fields: FIELDS,
    familyName: 'Ferrer',
    number: 1,
    street: `Calle ${cardNumber(PLANTED, 1)}`,
    isPatient: true,
  });
}

/** In files of every form, which the detector has to find one by one. */
function findPlantedFiles(folder: string): void {
  const planted = join(folder, 'planted');
  mkdirSync(planted);
  const number = cardNumber(PLANTED, 2);
  const written = `{"a":1,"pan":"${number}","b":2}`;
  const spaced = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  const contents: Readonly<Record<string, string | Buffer>> = {
    plain: written,
    spaced: `card ${spaced} .`,
    dashed: spaced.replaceAll(' ', '-'),
    base64: Buffer.from(`x${written}`).toString('base64'),
    hex: Buffer.from(written).toString('hex').toUpperCase(),
    escaped: Array.from(number, (digit) => `\\u00${digit.charCodeAt(0).toString(16)}`).join(''),
    percent: Array.from(number, (digit) => `%${digit.charCodeAt(0).toString(16)}`).join(''),
    utf16: Buffer.from(number, 'utf16le'),
    gzip: Buffer.concat([Buffer.from('before'), gzipSync(written), Buffer.from('after')]),
    zlib: Buffer.concat([Buffer.from('before'), deflateSync(written)]),
    brotli: brotliCompressSync(written),
  };
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(planted, name), content);
  const found = new Set(scan(planted, needlesOf(PLANTED)).map(({ file }) => file));
  const missed = Object.keys(contents).filter((name) => !found.has(name));
  writeFileSync(join(planted, 'codes'), `"cvc":"${CODES[0]}"\n`.repeat(BOOKINGS));
  const isCodeFound = timesWritten(planted, CODES[0]) - timesWritten(planted, CODES[1]) >= BOOKINGS;
  rmSync(planted, { recursive: true });
  if (missed.length > 0 || !isCodeFound)
    throw new Error(`the detector is blind to ${missed.join(', ') || 'codes'}`);
  say(`found   a number in ${Object.keys(contents).length} ways of writing, and a code that was kept`);
}

/** With our own fields a card has to pass through the vault's memory: nothing could be said. */
function searchMemory(installation: Installation): Found[] {
  if (FIELDS === 'own' || !canReadMemory) {
    say('the memory of the processes is not searched');
    return [];
  }
  const ours = installation.ourProcesses();
  if (scanMemory([installation.api()], needlesOf(PLANTED)).length === 0)
    throw new Error("the detector does not see into the api's memory");
  say(`found   a number typed into an address, in the memory of the api; ${ours.length} processes searched`);
  return scanMemory(ours, needlesOf(PREFIX));
}

const startedMs = Date.now();
const installation = await openInstallation({
  environment: { LOG_LEVEL: 'debug', CARD_FIELDS: FIELDS },
});
try {
  findPlantedFiles(installation.folder);
  await plantInTheDatabase(installation);
  await bookAll(installation);
  await installation.control('POST', '/work');
  const inMemory = searchMemory(installation);
  // As a crash leaves it: nothing was tidied up.
  await installation.killApi();
  const inDatabase = scan(installation.folder, needlesOf(PLANTED));
  if (!inDatabase.some(({ file }) => file.includes('pgdata'))) {
    throw new Error('the detector does not see into the database');
  }
  say(`found   a number typed into an address: ${describe(inDatabase.slice(0, 3))}`);
  const found = [...inMemory, ...scan(installation.folder, needlesOf(PREFIX))];
  const files = filesUnder(installation.folder);
  const times = [...CODES, NO_CODE].map((code) => timesWritten(installation.folder, code));
  const [byChance = 0] = times.slice(-1);
  // Kept once per booking, each code would stand there half as often as there are bookings.
  const isCodeKept = BOOKINGS >= BOOKINGS_FOR_CODES && times.some((count) => count - byChance > BOOKINGS / 4);
  say(
    `${files.length} files searched; the codes stand alone ${times.join(' and ')} times, the last is of no card`,
  );
  if (found.length > 0) say(`numbers: ${describe(found.slice(0, 20))}`);
  say(`${Math.round((Date.now() - startedMs) / 1000)} s`);
  const codesAre = isCodeKept ? 'KEPT' : BOOKINGS < BOOKINGS_FOR_CODES ? 'not judged' : 'not kept';
  say(
    `${BOOKINGS} bookings (${FIELDS} fields) with as many card numbers: ${found.length} numbers found, codes ${codesAre}`,
  );
  process.exitCode = found.length === 0 && !isCodeKept ? 0 : 1;
} finally {
  await installation.close();
}
