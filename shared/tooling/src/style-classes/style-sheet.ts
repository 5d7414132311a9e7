import { transform } from 'lightningcss';

/** The classes that a CSS module declares. */
export function classesOf(path: string, css: string): ReadonlySet<string> {
  const { exports } = transform({
    filename: path,
    code: Buffer.from(css),
    cssModules: { pattern: '[local]', animation: false, container: false, customIdents: false, grid: false },
  });
  return new Set(Object.keys(exports ?? {}));
}
