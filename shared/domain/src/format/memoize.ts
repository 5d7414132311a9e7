/** Formatters are slow to create and cheap to keep: one for each distinct set of arguments. */
export function memoize<By extends readonly (string | undefined)[], Format>(
  make: (...by: By) => Format,
): (...by: By) => Format {
  const formats = new Map<string, Format>();
  return (...by) => {
    const key = by.join(' ');
    const known = formats.get(key) ?? make(...by);
    formats.set(key, known);
    return known;
  };
}
