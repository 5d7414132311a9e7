import { randomInt } from 'node:crypto';

/** An address of a private network: a visitor of no known country, with limits of their own. */
export function visitorAddress(): string {
  return `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}
