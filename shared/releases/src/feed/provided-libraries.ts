import satisfies from 'semver/functions/satisfies.js';

type Versions = Readonly<Record<string, string>>;

/**
 * What a release requires and this shell does not give, in words; `null` where it has all. The browser would
 * refuse it too, but only after it was fetched.
 */
export function missingLibraries(requires: Versions, provides: Versions): string | null {
  const lacking = Object.entries(requires).filter(([key, range]) => {
    const version = provides[key];
    return version !== undefined && !satisfies(version, range);
  });
  return lacking.length === 0
    ? null
    : lacking.map(([key, range]) => `needs ${key} ${range}, the shell has ${provides[key]}`).join('; ');
}
