/** Longer than any honest address is encoded over; what is still encoded after that is refused. */
const DECODINGS_MAX = 8;
const ENCODED = /%([0-9a-f]{2})/gi;
/** Address parsers drop some of them (line breaks, tabs); no segment of ours has any. */
const NOT_PRINTABLE = /[^!-~]/g;
const SEGMENT_END = /[/\\?#;]/;

function fullyDecoded(path: string): string | null {
  let text = path;
  for (let round = 0; round < DECODINGS_MAX; round += 1) {
    const decoded = text.replace(ENCODED, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === text) return text;
    text = decoded;
  }
  return null;
}

/**
 * Whether a request target names a route for our own processes (W-12), in any spelling that a router or a proxy
 * behind the front door could read as one: encoded once or more, in capitals, with empty or dot segments, backslashes
 * or as an absolute address. No page has a segment of that name, so a segment anywhere in the path is enough.
 */
export function isInternalTarget(target: string): boolean {
  const path = fullyDecoded(target.split('?', 1)[0] ?? '');
  if (path === null) return true;
  return path.replaceAll(NOT_PRINTABLE, '').toLowerCase().split(SEGMENT_END).includes('internal');
}
