/**
 * Whether two route patterns have an address in common: compared as the sets of addresses they match, in any case
 * of letters, with optional segments and splats (`/vuelos/:x?` and `/vuelos` have one).
 */
export function haveCommonAddress(one: string, other: string): boolean {
  const [mine, theirs] = [segmentsOf(one), segmentsOf(other)];
  const known = new Map<string, boolean>();

  function meet(at: number, there: number): boolean {
    const key = `${at} ${there}`;
    const found = known.get(key) ?? compare(at, there);
    known.set(key, found);
    return found;
  }

  function compare(at: number, there: number): boolean {
    const [own, foreign] = [mine[at], theirs[there]];
    if (own === undefined && foreign === undefined) return true;
    // A splat takes whatever the rest of the other one is.
    if (own?.kind === 'rest' || foreign?.kind === 'rest') return true;
    if (own?.isOptional && meet(at + 1, there)) return true;
    if (foreign?.isOptional && meet(at, there + 1)) return true;
    if (own === undefined || foreign === undefined) return false;
    const canBeEqual = own.kind === 'any' || foreign.kind === 'any' || own.text === foreign.text;
    return canBeEqual && meet(at + 1, there + 1);
  }

  return meet(0, 0);
}

interface Segment {
  readonly kind: 'literal' | 'any' | 'rest';
  readonly text: string;
  readonly isOptional: boolean;
}

function segmentsOf(pattern: string): Segment[] {
  return pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return { kind: 'rest', text: '', isOptional: false };
      const isOptional = part.endsWith('?');
      const text = (isOptional ? part.slice(0, -1) : part).toLowerCase();
      return { kind: text.startsWith(':') ? 'any' : 'literal', text, isOptional };
    });
}

/** The first segment, where every address of the pattern begins with it; `null` where any text may stand there. */
export function firstWordOf(pattern: string): string | null {
  const [first] = segmentsOf(pattern);
  return first?.kind === 'literal' && !first.isOptional ? first.text : null;
}
