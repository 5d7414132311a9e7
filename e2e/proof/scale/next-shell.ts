import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '@travesia/releases';
import type { Story } from '../demo/story.ts';
import type { Scale } from './open-scale.ts';

const BUILD = 'nextnextnext';
const FILES = Array.from({ length: 12 }, (_, number) => `next.${number}.js`);

/** A build of the shell that no site has read yet: the live one, and files of its own. */
export function putNextShell({ shellArchive, shellBuild }: Scale): void {
  const folder = join(shellArchive, BUILD);
  cpSync(join(shellArchive, shellBuild), folder, { recursive: true });
  const own = FILES.map((path) => {
    const content = Buffer.from(`/* ${path} */\n`);
    writeFileSync(join(folder, path), content);
    return { path, role: 'chunk', initial: false, bytes: content.length, integrity: digestOf(content) };
  });
  const about = join(folder, 'files.json');
  const { files, ...rest } = JSON.parse(readFileSync(about, 'utf8')) as { files: object[] };
  writeFileSync(about, JSON.stringify({ ...rest, build: BUILD, files: [...files, ...own] }));
}

/** One site knows it, the other does not: each file is asked for once, so that no cache answers. */
export async function askForNextShell({ siteOrigin, nginx }: Scale, story: Story): Promise<void> {
  const statuses: number[] = [];
  for (const path of FILES) statuses.push((await fetch(`${siteOrigin}/assets/${path}`)).status);
  const askedTwice = nginx.log().filter((line) => /\/assets\/next\..*, /.test(line)).length;
  story.check(
    `one site shows a new shell: all ${FILES.length} of its files are there, ${askedTwice} were asked of the other first`,
    statuses.every((status) => status === 200) && askedTwice > 0,
  );
}
