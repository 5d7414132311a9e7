import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

const CODE = /\b\d{6}\b/;

function mailFiles(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'));
  } catch {
    // Nothing was written yet.
    return [];
  }
}

/** Causes of the mails that an installation wrote: `booking-confirmed:ABC123`. */
export const mailCauses = (folder: string): string[] =>
  mailFiles(folder).map((name) => name.replace(/\.eml$/, '').replace('.', ':'));

/** The code that was mailed last for this booking; null: none was. */
export async function mailedCode(folder: string, reference: string): Promise<string | null> {
  const paths = mailFiles(folder)
    .filter((name) => name.startsWith('one-time-code.'))
    .map((name) => join(folder, 'mail', name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const path of paths) {
    const { text = '' } = await PostalMime.parse(readFileSync(path));
    if (text.includes(reference)) return CODE.exec(text)?.[0] ?? null;
  }
  return null;
}
