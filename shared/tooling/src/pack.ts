import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const PACKED = /\.(js|css|svg|json)$/;

/** Writes the packed twin of each file that goes over the wire as text. */
export async function packFiles(directory: string, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths
      .filter((path) => PACKED.test(path))
      .map(async (path) => {
        const content = await readFile(join(directory, path));
        const packed = await compress(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        });
        await writeFile(join(directory, `${path}.br`), packed);
      }),
  );
}
