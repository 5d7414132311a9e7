import { join } from 'node:path';

export interface Source {
  /** From the root of the workspace. */
  readonly path: string;
  readonly text: string;
}

/** What a source asks a sheet for: by its name, or by a pattern where the name is put together while it runs. */
export interface Asked {
  readonly source: string;
  readonly sheet: string;
  readonly name: string | RegExp;
}

const IMPORTED_SHEET = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const NAMED_IMPORTS = /^import \{([^}]*)\} from '[^']+';$/gm;
const HANDED_ON = /^export const (\w+) = (\w+);$/gm;

function importedSheets({ path, text }: Source): Map<string, string> {
  return new Map(
    [...text.matchAll(IMPORTED_SHEET)].map(([, name = '', file = '']) => [name, join(path, '..', file)]),
  );
}

/** `export const offerStyles = styles`: a sheet that other packages render with, by its public name. */
function sheetsHandedOn(sources: readonly Source[]): Map<string, string> {
  const handedOn = new Map<string, string>();
  for (const source of sources) {
    const own = importedSheets(source);
    for (const [, publicName = '', name = ''] of source.text.matchAll(HANDED_ON)) {
      const sheet = own.get(name);
      if (sheet) handedOn.set(publicName, sheet);
    }
  }
  return handedOn;
}

function knownSheets(source: Source, handedOn: ReadonlyMap<string, string>): Map<string, string> {
  const known = importedSheets(source);
  for (const [, names = ''] of source.text.matchAll(NAMED_IMPORTS)) {
    for (const each of names.split(',')) {
      const [publicName = '', name = publicName] = each.trim().split(' as ');
      const sheet = handedOn.get(publicName);
      if (sheet) known.set(name, sheet);
    }
  }
  return known;
}

/** `'tile'` is that class, `gap${gap}` in backquotes all that begin so, and a variable can be any of them. */
function nameOrPattern(expression: string): string | RegExp {
  const [, plain] = /^'([\w-]+)'$/.exec(expression) ?? [];
  if (plain) return plain;
  const [, template] = /^`(.*)`$/.exec(expression) ?? [];
  return template ? new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '.+')}$`) : /^/;
}

/** Every class of a CSS module that these sources ask for. */
export function askedClasses(sources: readonly Source[]): Asked[] {
  const handedOn = sheetsHandedOn(sources);
  return sources.flatMap((source) =>
    [...knownSheets(source, handedOn)].flatMap(([local, sheet]) =>
      // A sheet's file may be called as the sheet is here: behind a slash or a hyphen it is that.
      [...source.text.matchAll(new RegExp(`(?<![-\\w/.])${local}(?:\\.(\\w+)|\\[([^\\]]+)\\])`, 'g'))].map(
        ([, name, expression = '']) => ({
          source: source.path,
          sheet,
          name: name ?? nameOrPattern(expression),
        }),
      ),
    ),
  );
}
