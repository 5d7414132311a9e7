import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Child } from '@travesia/deploy/child';
import type { Needle } from './needles.ts';
import type { Found } from './scan.ts';

const CHUNK_BYTES = 16 * 1024 * 1024;

/** Start and end of what a process can write: its heap, buffers and stacks, not the files of its program. */
function writableRegions(pid: number): (readonly [start: number, end: number])[] {
  return readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, start, end] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return start && end ? [[parseInt(start, 16), parseInt(end, 16)] as const] : [];
    });
}

function formsIn(pid: number, needles: readonly Needle[]): string[] {
  const overlap = Math.max(...needles.map(({ bytes }) => bytes.length)) - 1;
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const found = new Set<string>();
  try {
    for (const [start, end] of writableRegions(pid)) {
      for (let at = start; at < end; at += CHUNK_BYTES - overlap) {
        let length: number;
        try {
          length = readSync(memory, chunk, 0, Math.min(CHUNK_BYTES, end - at), at);
        } catch {
          // Given back to the system in the meantime.
          break;
        }
        const bytes = chunk.subarray(0, length);
        for (const { form, bytes: needle } of needles) if (bytes.includes(needle)) found.add(form);
      }
    }
  } finally {
    closeSync(memory);
  }
  return [...found];
}

/** Where the memory of a running process can be read: on Linux, by its owner. */
export const canReadMemory = process.platform === 'linux';

/** What of the needles lies in the memory of these processes now. */
export function scanMemory(children: readonly Child[], needles: readonly Needle[]): Found[] {
  return children.flatMap(({ name, process: { pid } }) =>
    pid === undefined ? [] : formsIn(pid, needles).map((form) => ({ file: `the memory of ${name}`, form })),
  );
}
