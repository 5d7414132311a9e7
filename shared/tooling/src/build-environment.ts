/**
 * What a build may see of the environment. Processes that bundle are started with these variables and no others,
 * and each is part of a result's key: a variable that is not named here can make no difference.
 */
const SEEN = ['NODE_ENV', 'BROWSERSLIST', 'BROWSERSLIST_ENV', 'TZ', 'LANG'] as const;
/** Where things lie, and what Node compiled before: they change no byte of a bundle. */
const PLACES = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

const pick = (environment: Environment, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );

export const seenByBuilds = (environment: Environment = process.env) => pick(environment, SEEN);

export const environmentOfBuilds = (environment: Environment = process.env) =>
  pick(environment, [...SEEN, ...PLACES]);
