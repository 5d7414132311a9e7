const LINE_OCTETS = 75;
const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;

/** Commas, semicolons, backslashes and new lines have a meaning of their own in a calendar file. */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** '2026-12-10T14:25' → '20261210T142500', '2026-12-10' → '20261210' */
export function stamp(at: string): string {
  const plain = at.replaceAll(/[-:]/g, '');
  return plain.includes('T') ? `${plain.slice(0, 13)}00` : plain;
}

/** No line is longer than 75 octets, and no letter is cut in two (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  if (octets(line) <= LINE_OCTETS) return line;
  let folded = '';
  let used = 0;
  for (const letter of line) {
    const size = octets(letter);
    if (used + size > LINE_OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += letter;
    used += size;
  }
  return folded;
}
