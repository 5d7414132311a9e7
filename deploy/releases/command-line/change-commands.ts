import type { RemoteRule } from '@travesia/releases';
import {
  canary,
  pin,
  planToggle,
  promote,
  ReleaseRefusal,
  rollback,
  toggle,
  withdraw,
} from '@travesia/releases/changes';
import { percentOf, text, type Command, type CommandContext, type CommandInput } from './command.ts';
import { ruleWords } from './rule-words.ts';

function tell({ say, isJson, isDryRun }: CommandContext, remote: string, rule: RemoteRule): number {
  if (isJson) {
    say(JSON.stringify({ remote, ...rule, dryRun: isDryRun }));
    return 0;
  }
  const { live, canary: share, off, on, planned, markets } = ruleWords(rule);
  say(
    `${isDryRun ? 'would be: ' : ''}${remote}  live ${live}  canary ${share}  off ${off}  on ${on}  planned ${planned}  markets ${markets}`,
  );
  return 0;
}

/** A market of the site; one that is only spelt wrong would be set without anybody noticing. */
function marketNamed({ markets }: CommandContext, name: string): string {
  const known = markets();
  if (!known.includes(name))
    throw new ReleaseRefusal(`"${name}" is no market; there are ${known.join(', ')}`);
  return name;
}

function marketOption(context: CommandContext, options: CommandInput['options']): string | undefined {
  const name = text(options['market']);
  return name === undefined ? undefined : marketNamed(context, name);
}

function momentOf(words: string): string {
  const ms = Date.parse(words);
  if (Number.isNaN(ms)) throw new ReleaseRefusal(`"${words}" is no moment`);
  return new Date(ms).toISOString();
}

const NEWS =
  'New pages follow within 5 seconds, open tabs at their next step after at most a minute, without a reload.';

export const promoteCommand: Command = {
  name: 'promote',
  usage: '<remote> [build]',
  summary: 'makes the build that is being tried, or a named one, that of everybody',
  details: [NEWS],
  names: [1, 2],
  async run(context, { names: [remote = '', build] }) {
    return tell(context, remote, await promote(context.openAccess(), remote, build));
  },
};

export const rollbackCommand: Command = {
  name: 'rollback',
  usage: '<remote>',
  summary: 'back to the build that was live before; no build, no wait',
  details: [NEWS],
  options: { to: 'this build instead', market: 'only there' },
  names: [1, 1],
  async run(context, { names: [remote = ''], options }) {
    const wish = { remote, to: text(options['to']), market: marketOption(context, options) };
    return tell(context, remote, await rollback(context.openAccess(), wish));
  },
};

export const withdrawCommand: Command = {
  name: 'withdraw',
  usage: '<remote>',
  summary: 'takes a remote back as a whole, also its first release; its routes are free again',
  details: ['Its next publish is a first one.', NEWS],
  names: [1, 1],
  async run(context, { names: [remote = ''] }) {
    return tell(context, remote, await withdraw(context.openAccess(), remote));
  },
};

export const toggleCommand: Command = {
  name: 'toggle',
  usage: '<remote> <market> on|off',
  summary: 'sells or stops selling a product in one market',
  details: ['On is on, also in a market that the manifest does not name.', NEWS],
  options: { at: 'not now but then, e.g. 2026-12-24T18:00:00Z' },
  names: [3, 3],
  async run(context, { names: [remote = '', name = '', position], options }) {
    if (position !== 'on' && position !== 'off') throw new ReleaseRefusal('on or off?');
    const market = marketNamed(context, name);
    const then = text(options['at']);
    if (then !== undefined) {
      const at = momentOf(then);
      return tell(context, remote, await planToggle(context.openAccess(), remote, { market, position, at }));
    }
    return tell(context, remote, await toggle(context.openAccess(), remote, market, position));
  },
};

export const canaryCommand: Command = {
  name: 'canary',
  usage: '<remote> <percent>|off',
  summary: 'lets a share of the visitors try another build',
  details: ['Who tries it goes on trying it: raising the share moves nobody back.', NEWS],
  options: { build: 'the newest one that nobody had before, unless named', market: 'only there' },
  names: [2, 2],
  async run(context, { names: [remote = '', share = ''], options }) {
    const rule = await canary(context.openAccess(), {
      remote,
      percent: share === 'off' ? null : percentOf(share),
      build: text(options['build']),
      market: marketOption(context, options),
    });
    return tell(context, remote, rule);
  },
};

export const pinCommand: Command = {
  name: 'pin',
  usage: '<remote> <market> <build>|off',
  summary: 'gives one market this build and no other',
  details: [NEWS],
  names: [3, 3],
  async run(context, { names: [remote = '', market = '', build = ''] }) {
    return tell(
      context,
      remote,
      await pin(context.openAccess(), remote, marketNamed(context, market), build === 'off' ? null : build),
    );
  },
};
