/** One letter missing, doubled, swapped with the next, or another one: at each place of the name but its first. */
export function slipsOf(name: string): string[] {
  const places = Array.from({ length: name.length - 1 }, (_, index) => index + 1).filter(
    (at) => name[at] !== ' ' && name[at + 1] !== ' ',
  );
  const slips = places.flatMap((at) => [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at) + name.slice(at),
    ...(at + 1 < name.length && name[at] !== name[at + 1]
      ? [name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)]
      : []),
    `${name.slice(0, at)}${name[at] === 'x' ? 'k' : 'x'}${name.slice(at + 1)}`,
  ]);
  return [...new Set(slips)];
}
