const NAME = 'bag';

/** In the address of a summary: its price in the results had a checked bag for everybody in it. */
export const WANTED_BAG = `${NAME}=checked`;

export const hasWantedBag = (query: URLSearchParams): boolean => query.get(NAME) === 'checked';

/** Once they are added: whoever takes them out again does not get them back with a reload. */
export function withoutWantedBag(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(NAME);
  return next;
}
