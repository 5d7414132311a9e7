import { resolve } from 'node:path';
import { ReleaseRefusal } from '@travesia/releases/changes';
import { buildShell } from '@travesia/tooling';
import { keepShellBuild } from '../keep-shell-build.ts';
import { text, type Command } from './command.ts';

/** The folder of builds is what all site processes of an installation read (SHELL_BUILD_FOLDER). */
export const shellCommand: Command = {
  name: 'shell',
  usage: '--to <folder>',
  summary: 'builds the shell and puts it beside its earlier builds; sites show it from their next start on',
  details: [
    'Earlier builds stay until they have been replaced for a week: open tabs go on with theirs.',
    'Sites are started again one after the other; until then each shows the build that it knows.',
  ],
  options: { to: 'the folder of builds that the sites read (SHELL_BUILD_FOLDER)' },
  names: [0, 0],
  async run({ say, isDryRun, nowMs }, { options }) {
    const to = text(options['to']);
    if (to === undefined) throw new ReleaseRefusal('--to: the folder of builds that the sites read');
    const build = await buildShell({ onProgress: say });
    if (!isDryRun) keepShellBuild(resolve(to), build, nowMs);
    say(`shell ${build.build} ${isDryRun ? 'would be' : 'is'} in ${resolve(to)}`);
    return 0;
  },
};
