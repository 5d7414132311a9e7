import { createRequire } from 'node:module';

/** Contract version of the library facade; its major stands in every release record. */
export const PLATFORM_VERSION = '1.0.0';
export const PLATFORM_MAJOR = 1;

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;
const minorRange = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`;

const FACADE = '@travesia/platform/libraries';
const REACT_KEYS = { react: 'react', 'react/jsx-runtime': 'react', 'react-dom': 'react-dom' } as const;

const rangesOf = (keys: Readonly<Record<string, { requiredVersion: string }>>) =>
  Object.fromEntries(Object.entries(keys).map(([key, { requiredVersion }]) => [key, requiredVersion]));

/** The four share keys. The shell is the only provider. */
export function sharedByShell() {
  const react = Object.entries(REACT_KEYS).map(([key, name]) => [
    key,
    { singleton: true, eager: true, version: versionOf(name), requiredVersion: versionOf(name) },
  ]);
  return {
    ...Object.fromEntries(react),
    [FACADE]: { singleton: true, eager: true, version: PLATFORM_VERSION, requiredVersion: PLATFORM_VERSION },
  };
}

/** A remote brings no copy and refuses a version it was not built for. */
export function sharedByRemote() {
  const strict = { singleton: true, strictVersion: true, import: false } as const;
  const react = Object.entries(REACT_KEYS).map(([key, name]) => [
    key,
    { ...strict, requiredVersion: minorRange(versionOf(name)) },
  ]);
  return { ...Object.fromEntries(react), [FACADE]: { ...strict, requiredVersion: `^${PLATFORM_MAJOR}.0.0` } };
}

/** Versions that a shell of this workspace provides, by share key. */
export const providedVersions = () => rangesOf(sharedByShell());
/** Ranges that a remote of this workspace requires, by share key. */
export const requiredRanges = () => rangesOf(sharedByRemote());
