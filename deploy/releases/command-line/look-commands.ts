import { buildsOf, newestOf } from '@travesia/releases';
import { KEPT_DAYS_MIN, prune, readFeed, releaseOf } from '@travesia/releases/changes';
import { wholeNumber, type Command } from './command.ts';
import { ruleWords } from './rule-words.ts';
import { formatTable } from './table.ts';

export const statusCommand: Command = {
  name: 'status',
  usage: '',
  summary: 'what is live, tried, pinned and off',
  details: [],
  names: [0, 0],
  async run({ place, say, isJson }) {
    const remotes = newestOf(await readFeed(place))?.remotes ?? {};
    if (isJson) {
      say(JSON.stringify(remotes));
      return 0;
    }
    const rows = Object.entries(remotes).map(([remote, rule]) => {
      const { live, canary, off, on, planned, markets } = ruleWords(rule);
      return [remote, live, canary, off, on, planned, markets];
    });
    say(
      rows.length > 0
        ? formatTable(['remote', 'live', 'canary', 'off in', 'on in', 'planned', 'markets'], rows)
        : 'nothing is published',
    );
    return 0;
  },
};

const SHOWN = 30;

export const historyCommand: Command = {
  name: 'history',
  usage: '[remote]',
  summary: 'who changed what, when and why; newest first',
  details: [`The last ${SHOWN} changes, unless told otherwise.`],
  options: { last: 'how many' },
  names: [0, 1],
  async run({ place, say, isJson }, { names: [remote], options }) {
    const { states } = await readFeed(place);
    const last = wholeNumber(options, 'last', SHOWN);
    const shown = states
      .filter(({ rules }) => remote === undefined || rules.action.split(' ').includes(remote))
      .toReversed()
      .slice(0, last);
    const rows = shown.map(({ rules, signer }) => ({
      sequence: rules.sequence,
      at: rules.at,
      action: rules.action,
      by: rules.by,
      key: signer.name,
      reason: rules.reason,
    }));
    if (isJson) say(JSON.stringify(rows));
    else
      say(
        formatTable(
          ['', 'when', 'what', 'who', 'key', 'why'],
          rows.map(({ sequence, at, action, by, key, reason }) => [
            String(sequence),
            at.replace('T', ' ').slice(0, 19),
            action,
            by || '–',
            key,
            reason || '–',
          ]),
        ),
      );
    return 0;
  },
};

export const verifyCommand: Command = {
  name: 'verify',
  usage: '[remote]',
  summary: 'verifies the signature and digests of every build in use',
  details: ['Exits with 1 if a build would be refused.'],
  names: [0, 1],
  async run({ place, say, isJson }, { names: [only] }) {
    const remotes = newestOf(await readFeed(place))?.remotes ?? {};
    const checks: { remote: string; build: string; fault: string | null }[] = [];
    for (const [remote, rule] of Object.entries(remotes)) {
      if (only !== undefined && only !== remote) continue;
      for (const build of buildsOf(rule)) {
        const fault = await releaseOf(place, remote, build).then(
          () => null,
          (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
        );
        checks.push({ remote, build, fault });
      }
    }
    if (isJson) say(JSON.stringify(checks));
    else
      for (const { remote, build, fault } of checks) say(fault ?? `${remote} ${build} matches its signature`);
    return checks.some(({ fault }) => fault !== null) ? 1 : 0;
  },
};

export const pruneCommand: Command = {
  name: 'prune',
  usage: '',
  summary: 'deletes builds that are no longer served',
  details: [
    `Keeps builds served in the last ${KEPT_DAYS_MIN} days, because open tabs still load their files.`,
  ],
  options: { days: `at least ${KEPT_DAYS_MIN}` },
  names: [0, 0],
  async run({ openAccess, say, isJson, isDryRun, nowMs }, { options }) {
    const keptDays = wholeNumber(options, 'days', KEPT_DAYS_MIN);
    const gone = await prune(openAccess(), { keptDays, nowMs });
    if (isJson) say(JSON.stringify(gone));
    else if (gone.length === 0) say('nothing to delete');
    else
      for (const { remote, build } of gone)
        say(`${isDryRun ? 'would delete: ' : 'deleted: '}${remote} ${build}`);
    return 0;
  },
};
