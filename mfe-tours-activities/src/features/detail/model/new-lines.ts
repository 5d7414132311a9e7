const plain = (words: string) =>
  words
    .trim()
    .replace(/[.!…]+$/, '')
    .toLowerCase();

/** The lines that the text does not say word for word already. */
export function newLines(lines: readonly string[], text: string): string[] {
  const said = text.toLowerCase();
  return lines.filter((line) => !said.includes(plain(line)));
}
