import * as v from 'valibot';
import { ReleaseRecordSchema, type DocumentRemote, type ReleaseRecord } from '@travesia/contracts';

const RECORD_TIMEOUT_MS = 5000;

async function fetchFrom(address: string): Promise<ReleaseRecord> {
  const reply = await fetch(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(RECORD_TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return v.parse(ReleaseRecordSchema, await reply.json());
}

/** A build never changes, so its record is asked once; a failure is forgotten. */
const records = new Map<string, Promise<ReleaseRecord>>();

/** The record of a release that this document only named; the site has checked its signature. */
export function fetchRecord(remote: DocumentRemote): Promise<ReleaseRecord> {
  const address = `/r/${remote.name}/${remote.build}/record.json`;
  const known = records.get(address);
  if (known) return known;
  const asked = fetchFrom(address);
  records.set(address, asked);
  asked.catch(() => records.delete(address));
  return asked;
}

/** The release that the feed names for this visitor now (P-07); never cached. */
export function fetchCurrentRecord(remoteName: string): Promise<ReleaseRecord> {
  return fetchFrom(`/r/${remoteName}/current.json`);
}
