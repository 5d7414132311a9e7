/** Rooms at the top of a package of which nothing is bundled. */
const ROOMS = [
  'dist',
  'gallery',
  'markets',
  'node_modules',
  'samples',
  'scripts',
  'server',
  'template',
  'test',
];
const NOT_BUNDLED = new RegExp(
  `^(?:${ROOMS.join('|')})(?:/|$)|(?:^|/)(?:\\.|testing(?:/|$))|\\.test\\.tsx?$|\\.md$`,
);

/** Whether a file or folder of a package can be part of a bundle. A build checks that this is so. */
export const isBundled = (pathInPackage: string): boolean => !NOT_BUNDLED.test(pathInPackage);
