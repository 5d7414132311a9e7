import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the room to the processes that are started from here, and in jest to its workers. */
export const ROOM = 'TRAVESIA_TEMPORARY_ROOM';

/** One folder for all temporary folders of a run of the tests, a campaign or a script. */
export function openTemporaryRoom(): { readonly room: string; remove(): void } {
  const room = mkdtempSync(join(tmpdir(), 'travesia-'));
  // A database server may run as another user: it has to get to its own folder, and sees no other.
  chmodSync(room, 0o711);
  return { room, remove: () => rmSync(room, { recursive: true, force: true }) };
}

function ownRoom(): string {
  const { room, remove } = openTemporaryRoom();
  process.env[ROOM] = room;
  process.once('exit', remove);
  return room;
}

/**
 * An empty folder that goes when the run of the tests or the script ends, however it ends; a killed script leaves one room.
 *
 * @example const dataFolder = temporaryFolder('chaos');
 */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(process.env[ROOM] ?? ownRoom(), `${name}-`));
}
