/** Address of a link that calls a number, whatever spaces, dots and brackets it is written with. */
export function phoneLink(number: string): `tel:${string}` {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}
