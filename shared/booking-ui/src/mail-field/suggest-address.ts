/** Suffixes a provider's addresses end in: `com` alone, or those of countries, too. */
const PROVIDERS = {
  gmail: 'com',
  icloud: 'com',
  hotmail: 'national',
  outlook: 'national',
  live: 'national',
  yahoo: 'national',
} as const satisfies Readonly<Record<string, 'com' | 'national'>>;
type Provider = keyof typeof PROVIDERS;

const NAMES = Object.keys(PROVIDERS) as Provider[];
/** Providers and companies of their own, one letter away from another. */
const NO_MISTAKE: ReadonlySet<string> = new Set(['mail', 'email', 'ymail', 'cloud']);
const NATIONAL = /^(?:com?\.)?[a-z]{2}$/;
/** Half of `com`; nobody's mail is there. */
const CUT_SUFFIXES: ReadonlySet<string> = new Set(['co', 'cm', 'om']);
const SUFFIX_MISTAKES_MAX = 2;

/** Letters missing, added, replaced or swapped with their neighbour. */
function mistakesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    const counts = [row];
    rows.push(counts);
    for (let column = 1; column <= other.length; column += 1) {
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      counts.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** `live` has real neighbours (line.com, love.com), and only a long name is recognised with two mistakes. */
const mistakesMax = ({ length }: Provider) => (length < 5 ? 0 : length < 7 ? 1 : 2);

function providerOf(name: string): Provider | undefined {
  const exact = NAMES.find((provider) => provider === name);
  return (
    exact ??
    (NO_MISTAKE.has(name)
      ? undefined
      : NAMES.find((provider) => mistakesBetween(name, provider) <= mistakesMax(provider)))
  );
}

function suffixOf(provider: Provider, suffix: string): string | null {
  if (NATIONAL.test(suffix)) {
    return PROVIDERS[provider] === 'national' && !CUT_SUFFIXES.has(suffix) ? suffix : 'com';
  }
  return suffix === '' || mistakesBetween(suffix, 'com') <= SUFFIX_MISTAKES_MAX ? 'com' : null;
}

/**
 * The address that was probably meant, where the domain is nearly that of a common provider; null otherwise.
 * @example suggestAddress('ana@gmial.com') // 'ana@gmail.com'
 */
export function suggestAddress(typed: string): string | null {
  const [, local, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? [];
  if (local === undefined || domain === undefined) return null;
  // A comma, or nothing, is where a thumb missed the dot.
  const [, name = '', dotted, bare = ''] =
    /^([^.]+?)(?:\.(.*)|(com)?)$/.exec(domain.toLowerCase().replace(',', '.')) ?? [];
  const suffix = dotted ?? bare;
  const provider = providerOf(name);
  const meant = provider && suffixOf(provider, suffix);
  if (!provider || !meant) return null;
  const address = `${local}@${provider}.${meant}`;
  return address.toLowerCase() === typed.trim().toLowerCase() ? null : address;
}
