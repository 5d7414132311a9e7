import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, '../template');
const SUFFIX = '.template';
const NAME = /^mfe-[a-z]+(?:-[a-z]+)*$/;

export class RemoteNameError extends Error {
  override readonly name = 'RemoteNameError';
}

/** `mfe-car-hire` → `Car hire` */
function titleOf(path: string): string {
  const words = path.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Writes a small remote that is whole: one page with its four states, words in both languages, server entry,
 * tests. Returns the files, relative to the workspace.
 */
export function createRemote(name: string, workspace: string): string[] {
  if (!NAME.test(name)) {
    throw new RemoteNameError(
      `"${name}" is no name of a remote: mfe- and lower-case words, as mfe-car-hire.`,
    );
  }
  if (existsSync(join(workspace, name))) throw new RemoteNameError(`${name} is there already.`);
  const path = name.slice('mfe-'.length);
  const fill = (text: string) =>
    text.replaceAll('{{name}}', name).replaceAll('{{path}}', path).replaceAll('{{title}}', titleOf(path));
  return readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .toSorted()
    .map((file) => {
      const target = join(name, fill(file.slice(0, -SUFFIX.length)));
      mkdirSync(dirname(join(workspace, target)), { recursive: true });
      writeFileSync(join(workspace, target), fill(readFileSync(join(TEMPLATE, file), 'utf8')));
      return target;
    });
}
