import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseRecordSchema, type ReleaseRecord } from '@travesia/contracts';
import * as v from 'valibot';
import { hasDigest } from './digest.ts';
import { FEED } from './paths.ts';
import { mayPublish } from './key-scope.ts';
import { openEnvelope, type TrustedKey, type TrustedKeys } from './signatures.ts';

export interface SignedRecord {
  readonly record: ReleaseRecord;
  readonly signer: TrustedKey;
}

/** Names of files are flat: nothing in a record may point out of its folder. */
function isPlainName(path: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._@-]*$/.test(path) && !path.includes('..');
}

/** The record of one release: who signed it, and that it is what it says. Any doubt throws. */
export async function readSignedRecord(
  folder: string,
  remote: string,
  build: string,
  trusted: TrustedKeys,
): Promise<SignedRecord> {
  const text = await readFile(FEED.record(folder, remote, build), 'utf8');
  const { payload, signer } = openEnvelope(text, trusted);
  const record = v.parse(ReleaseRecordSchema, payload);
  if (record.remote !== remote || record.build !== build) throw new Error('record of another release');
  if (!mayPublish(signer.scope, remote)) throw new Error(`signed by ${signer.name}, who may not publish it`);
  if (record.manifest.name !== remote) throw new Error('manifest of another remote');
  return { record, signer };
}

/** Reads one release: its record and every file. Any doubt throws. */
export async function verifyRelease(
  folder: string,
  remote: string,
  build: string,
  trusted: TrustedKeys,
): Promise<ReleaseRecord> {
  const { record } = await readSignedRecord(folder, remote, build, trusted);
  const names = new Set(record.files.map((file) => file.path));
  if (!names.has(record.entry)) throw new Error('entry is not among the files');
  if (record.server !== null && !names.has(record.server))
    throw new Error('server bundle is not among the files');
  for (const file of record.files) {
    if (!isPlainName(file.path)) throw new Error(`refused file name ${file.path}`);
    const content = await readFile(join(FEED.files(folder, remote, build), file.path));
    if (!hasDigest(content, file.integrity)) throw new Error(`wrong digest of ${file.path}`);
  }
  return record;
}
