import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A mail that the site wrote instead of sending it. */
export interface WrittenMail {
  /** Name of its file. */
  readonly name: string;
  readonly writtenAt: Date;
  readonly source: Buffer;
  readonly mail: Email;
}

const MAIL_FILE = /^[\w.-]+\.eml$/;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The mail of that file; null when there is none. */
export async function readMail(folder: string, name: string): Promise<WrittenMail | null> {
  if (!MAIL_FILE.test(name)) return null;
  const file = join(folder, name);
  try {
    const [source, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { name, writtenAt: mtime, source, mail: await PostalMime.parse(source) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** All mails, the last one first. */
export async function readMails(folder: string): Promise<WrittenMail[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // The site has not written any yet.
    if (isMissing(error)) return [];
    throw error;
  });
  const mails = await Promise.all(names.map((name) => readMail(folder, name)));
  return mails
    .filter((mail) => mail !== null)
    .toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
}
