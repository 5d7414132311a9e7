import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FeedStore } from './feed-store.ts';

/** Where, in an S3-compatible store. Credentials and region are the SDK's own settings (`AWS_…`). */
export interface S3Place {
  /** `s3://bucket` or `s3://bucket/prefix`. */
  readonly address: string;
  /** Of a store other than Amazon's. */
  readonly endpoint?: string | undefined;
}

const TRIES = 3;
/** Most keys that one request may take away. */
const REMOVED_AT_ONCE = 1_000;
const PRECONDITION_FAILED = 412;
/** Another writer of the same key was under way. */
const CONFLICT = 409;

function partsOf(address: string) {
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 's3:' || hostname === '') throw new Error(`not the address of a store: ${address}`);
  const path = pathname.replaceAll(/^\/+|\/+$/g, '');
  return { Bucket: hostname, prefix: path === '' ? '' : `${path}/` };
}

const isTaken = (fault: unknown) =>
  fault instanceof S3ServiceException &&
  (fault.$metadata.httpStatusCode === PRECONDITION_FAILED || fault.$metadata.httpStatusCode === CONFLICT);

/** A store that speaks S3: a state is added by a conditional write, so that of two writers one is refused. */
export function openS3Store({ address, endpoint }: S3Place): FeedStore {
  const { Bucket, prefix: root } = partsOf(address);
  // Stores of one's own rarely have a host name for each bucket.
  const client = new S3Client({
    maxAttempts: TRIES,
    // Checksums of its own are not understood by every store; records carry digests.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return {
    async list(prefix, after) {
      const pages = paginateListObjectsV2(
        { client },
        { Bucket, Prefix: root + prefix, ...(after !== undefined && { StartAfter: root + after }) },
      );
      const keys: string[] = [];
      for await (const { Contents = [] } of pages)
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key.slice(root.length));
      return keys;
    },
    async read(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: root + key }));
      if (!Body) throw new Error(`${key} has no content`);
      return Body.transformToByteArray();
    },
    async add(key, content) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: root + key, Body: content, IfNoneMatch: '*' }));
        return true;
      } catch (fault) {
        if (isTaken(fault)) return false;
        throw fault;
      }
    },
    async remove(keys) {
      for (let first = 0; first < keys.length; first += REMOVED_AT_ONCE) {
        const Objects = keys.slice(first, first + REMOVED_AT_ONCE).map((key) => ({ Key: root + key }));
        await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      }
    },
  };
}
