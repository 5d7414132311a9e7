import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian, Red Hat and Homebrew put the programs of each major version. */
const VERSION_FOLDERS: readonly (readonly [folder: string, name: RegExp])[] = [
  ['/usr/lib/postgresql', /^(\d+)$/],
  ['/usr', /^pgsql-(\d+)$/],
  ['/opt/homebrew/opt', /^postgresql@(\d+)$/],
];

/** The newest: `pg_dump` reads every older server, and refuses a newer one. */
function newestFolder(program: string): string | null {
  const versions = VERSION_FOLDERS.flatMap(([folder, name]) =>
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((each) => {
      const major = name.exec(each)?.[1];
      const bin = join(folder, each, 'bin');
      return major !== undefined && existsSync(join(bin, program)) ? [{ major: Number(major), bin }] : [];
    }),
  );
  return versions.toSorted((one, other) => other.major - one.major)[0]?.bin ?? null;
}

/**
 * Runs a program of PostgreSQL against a database. The password goes through the environment: parameters of a process
 * can be read by everybody on the machine. Rejects if the program is missing or fails.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  parameters: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const folder = newestFolder(program);
  const child = spawn(program, [`--dbname=${url.href}`, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: [...(folder ? [folder] : []), process.env.PATH].join(delimiter),
      ...(password !== '' && { PGPASSWORD: password }),
    },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error(
          `${program} was not found. Install PostgreSQL's client programs (Debian: postgresql-client), at least of the server's version.`,
        ),
      ),
    );
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed (exit ${code}).`);
}

/** SHA-256 of a file, in hexadecimal. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
