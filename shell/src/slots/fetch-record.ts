import { parse } from 'valibot';
import { ReleaseRecordSchema, type DocumentRemote, type ReleaseRecord } from '@travesia/contracts';

/** The record of a release that this document only named; the site has checked its signature. */
export async function fetchRecord(remote: DocumentRemote): Promise<ReleaseRecord> {
  const reply = await fetch(`/r/${remote.name}/${remote.build}/record.json`, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(5000),
  });
  if (!reply.ok) throw new Error(`record of ${remote.name} ${remote.build}: ${reply.status}`);
  return parse(ReleaseRecordSchema, await reply.json());
}
