import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const QUICK = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

/** A supplier's answer is a large JSON that says the same things over and over. */
export async function pack(json: string): Promise<Buffer> {
  return compress(Buffer.from(json), QUICK);
}

/** `null`: bytes that nobody can read. */
export async function unpack(bytes: Buffer): Promise<unknown> {
  try {
    return JSON.parse((await decompress(bytes)).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
