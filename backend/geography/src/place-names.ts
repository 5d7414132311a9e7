import { readFileSync } from 'node:fs';

export interface NamedPlace {
  /** Of an airport or of a city with several. */
  readonly code: string;
  readonly score: number;
}

const NEWLINE = 0x0a;
const TAB = 0x09;
const CODE_LENGTH = 3;
const PLACE_LENGTH = 6;
/** More names that begin the same way say little about which is meant. */
const NAMES_PER_BEGINNING = 300;

/**
 * The names of data/place-names.txt: nearly 200,000 of them, too many for an index of words, so that they stay the bytes
 * that were read, sorted, and are searched in place.
 */
class PlaceNames {
  readonly #bytes = readFileSync(new URL('../data/place-names.txt', import.meta.url));
  readonly #starts = this.#startsOfLines();

  #startsOfLines(): Uint32Array {
    const starts: number[] = [];
    for (let at = 0; at < this.#bytes.length; at = this.#bytes.indexOf(NEWLINE, at) + 1) starts.push(at);
    return Uint32Array.from(starts);
  }

  /** The line of the first name that does not stand before the wanted one. */
  #firstNotBefore(wanted: Buffer): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = this.#starts[middle] ?? 0;
      const end = this.#bytes.indexOf(TAB, start);
      if (this.#bytes.compare(wanted, 0, wanted.length, start, end) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #lineAt(line: number): [name: string, places: string] {
    const start = this.#starts[line] ?? this.#bytes.length;
    const end = this.#bytes.indexOf(NEWLINE, start);
    const [name = '', places = ''] = this.#bytes.toString('utf8', start, end).split('\t');
    return [name, places];
  }

  #placesAt(places: string): NamedPlace[] {
    const found: NamedPlace[] = [];
    for (let at = 0; at < places.length; at += PLACE_LENGTH) {
      const score = Number(places.slice(at + CODE_LENGTH, at + PLACE_LENGTH));
      found.push({ code: places.slice(at, at + CODE_LENGTH), score });
    }
    return found;
  }

  /** Places with this whole name; folded, its words written together. */
  called(name: string): NamedPlace[] {
    const [found, places] = this.#lineAt(this.#firstNotBefore(Buffer.from(name)));
    return found === name ? this.#placesAt(places) : [];
  }

  /** Places whose name begins so. */
  beginningWith(beginning: string): NamedPlace[] {
    const first = this.#firstNotBefore(Buffer.from(beginning));
    const best = new Map<string, number>();
    for (let line = first; line < first + NAMES_PER_BEGINNING; line += 1) {
      const [name, places] = this.#lineAt(line);
      if (!name.startsWith(beginning)) break;
      for (const { code, score } of this.#placesAt(places))
        best.set(code, Math.max(score, best.get(code) ?? 0));
    }
    return [...best].map(([code, score]) => ({ code, score }));
  }
}

let names: PlaceNames | undefined;

/** Reads the names at the first use. */
export function placeNames(): PlaceNames {
  names ??= new PlaceNames();
  return names;
}
