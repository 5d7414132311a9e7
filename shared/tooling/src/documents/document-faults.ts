import { dirname, join, normalize } from 'node:path/posix';

export interface Document {
  readonly path: string;
  readonly text: string;
}

export interface Repository {
  /** Whether a path from the root is a file or a folder. */
  readonly has: (path: string) => boolean;
  /** Names of the scripts of the root's package.json. */
  readonly scripts: ReadonlySet<string>;
}

const LINK = /\]\((?!https?:|mailto:|#|\/)([^)\s#]+)(?:#[^)\s]*)?\)/g;
const SPAN = /`([^`\n]+)`/g;
const COMMAND = /\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g;
/** Folders at the root, by which a code span is known to be a path. */
const FROM_ROOT = /^(?:backend|deploy|docs|e2e|mfe-[a-z-]+|shared|shell)\/[\w./-]*$/;
/** In the README of a package: a path inside it. */
const FROM_PACKAGE = /^src\/[\w./-]*$/;
const PACKAGE_README = /\/README\.md$/;
/** A product that documents make up to show how one is added. */
const EXAMPLE = /\bcar-hire\b/;
/** What a build leaves is not there before the first one. */
const BUILT = /\/dist(?:\/|$)/;
/** Records tell what was there when something was decided, requirements what may still be planned. */
const NOT_OF_TODAY = /^docs\/(?:decisions|requirements)\//;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');

function pathsOf({ path, text }: Document): readonly string[] {
  const folder = dirname(path);
  const links = matches(text, LINK).map((target) => normalize(join(folder, target)));
  if (NOT_OF_TODAY.test(path)) return links;
  const spans = matches(text, SPAN);
  return [
    ...links,
    ...spans.filter((span) => FROM_ROOT.test(span)),
    ...(PACKAGE_README.test(path) ? spans : [])
      .filter((span) => FROM_PACKAGE.test(span))
      .map((span) => join(folder, span)),
  ];
}

/** Paths and commands that a document names and that are not there. */
export function documentFaults(document: Document, { has, scripts }: Repository): readonly string[] {
  const { path, text } = document;
  return [
    ...pathsOf(document)
      .filter((target) => !EXAMPLE.test(target) && !BUILT.test(target) && !has(target.replace(/\/$/, '')))
      .map((target) => `${path}: there is no ${target}`),
    ...(NOT_OF_TODAY.test(path) ? [] : matches(text, COMMAND))
      .filter((script) => !scripts.has(script))
      .map((script) => `${path}: package.json has no script ${script}`),
  ];
}
