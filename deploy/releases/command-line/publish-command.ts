import { basename, resolve } from 'node:path';
import { buildRemote, remoteDirectories } from '@travesia/tooling';
import { canary, ReleaseRefusal } from '@travesia/releases/changes';
import { checkBudgets } from '../gate/budgets.ts';
import { checkContract } from '../gate/contract.ts';
import { publish } from '../publish.ts';
import { percentOf, text, type Command } from './command.ts';

/** Builds, checks, signs, and puts the result before everybody, a share of them, or nobody yet. */
export const publishCommand: Command = {
  name: 'publish',
  usage: '[remote …]',
  summary: 'builds, checks, signs and makes live; all remotes unless named',
  details: [
    'The same sources give the same build: publishing twice changes nothing.',
    'A build over its budget or against the contract of its platform is refused, with the difference.',
  ],
  options: {
    canary: 'a share in percent that gets it first, instead of everybody',
    from: 'folder of the package, if it lies elsewhere; one remote only',
  },
  flags: ['hold'],
  names: [0, Infinity],
  async run({ openAccess, say, isDryRun }, { names, options }) {
    const from = text(options['from']);
    const all = from === undefined ? remoteDirectories() : [resolve(from)];
    const unknown = names.filter((name) => all.every((directory) => basename(directory) !== name));
    if (unknown.length > 0) throw new ReleaseRefusal(`no such remote: ${unknown.join(', ')}`);
    const access = openAccess();
    const share = text(options['canary']);
    const percent = share === undefined ? undefined : percentOf(share);
    const isHeld = options['hold'] === true || percent !== undefined;
    for (const directory of all) {
      const remote = basename(directory);
      if (names.length > 0 && !names.includes(remote)) continue;
      const build = await buildRemote(directory, { onProgress: say });
      const faults = [...checkBudgets(build), ...(await checkContract(build, directory))];
      if (faults.length > 0)
        throw new ReleaseRefusal(
          `${remote} ${build.build} is not published:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
        );
      const { isKnown } = await publish(access, build, directory, { goes: isHeld ? 'hold' : 'live' });
      if (percent !== undefined && !isDryRun) await canary(access, { remote, percent, build: build.build });
      const place = percent === undefined ? (isHeld ? 'held back' : 'live') : `for ${percent} %`;
      const done = isKnown ? 'was published before;' : 'published;';
      say(`${isDryRun ? 'would be: ' : ''}${remote} ${build.build} ${done} ${place}`);
    }
    return 0;
  },
};
