import { parseArgs } from 'node:util';
import { ReleaseRefusal } from '@travesia/releases/changes';
import {
  canaryCommand,
  pinCommand,
  promoteCommand,
  rollbackCommand,
  withdrawCommand,
  toggleCommand,
} from './change-commands.ts';
import type { Command, CommandContext } from './command.ts';
import { historyCommand, pruneCommand, statusCommand, verifyCommand } from './look-commands.ts';
import { operatorCommand } from './operator-command.ts';
import { publishCommand } from './publish-command.ts';
import { shellCommand } from './shell-command.ts';

const EXIT = { done: 0, refused: 1, misused: 2 } as const;

const COMMANDS: readonly Command[] = [
  publishCommand,
  promoteCommand,
  rollbackCommand,
  withdrawCommand,
  toggleCommand,
  canaryCommand,
  pinCommand,
  statusCommand,
  historyCommand,
  verifyCommand,
  pruneCommand,
  shellCommand,
  operatorCommand,
];

const COMMON = {
  reason: 'why; stands in the history',
  by: 'who; the user of this machine unless named',
  'dry-run': 'shows what would be, writes nothing',
  json: 'for machines',
  help: 'this text',
} as const;
const COMMON_FLAGS: readonly string[] = ['dry-run', 'json', 'help'];
const COLUMN = 34;

const line = (left: string, right: string) => `  ${left.padEnd(COLUMN)} ${right}`;

function overview(): string {
  return [
    'npm run releases -- <command> [options]',
    '',
    ...COMMANDS.map(({ name, usage, summary }) => line(`${name} ${usage}`.trim(), summary)),
    '',
    ...Object.entries(COMMON).map(([name, words]) => line(`--${name}`, words)),
    '',
    'Ends with 0 when done, 1 when refused or wrong, 2 when misused.',
  ].join('\n');
}

function helpOf({ name, usage, summary, details, options = {}, flags = [] }: Command): string {
  return [
    `npm run releases -- ${name} ${usage}`.trimEnd(),
    '',
    summary,
    ...details,
    '',
    ...Object.entries(options).map(([option, words]) => line(`--${option}`, words)),
    ...flags.map((flag) => line(`--${flag}`, 'published, but nobody gets it yet')),
    ...Object.entries(COMMON).map(([option, words]) => line(`--${option}`, words)),
  ].join('\n');
}

export interface CommandLine {
  readonly arguments: readonly string[];
  /** `by` and `reason` of whoever typed it. */
  readonly contextOf: (given: {
    by: string | undefined;
    reason: string | undefined;
    isDryRun: boolean;
    isJson: boolean;
  }) => CommandContext;
  readonly say: (text: string) => void;
}

function parse(command: Command, given: readonly string[]) {
  const valued = [...Object.keys(command.options ?? {}), 'reason', 'by'];
  const flags = [...(command.flags ?? []), ...COMMON_FLAGS];
  return parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(valued.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    },
  });
}

/** Runs one command; answers with the exit code. */
export async function runCommandLine({ arguments: given, contextOf, say }: CommandLine): Promise<number> {
  const [name, ...rest] = given;
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) {
    say(name === undefined || /^(--)?help$/.test(name) ? overview() : `unknown: ${name}\n\n${overview()}`);
    return name === undefined || /^(--)?help$/.test(name) ? EXIT.done : EXIT.misused;
  }
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(command, rest);
  } catch (cause) {
    say(`${cause instanceof Error ? cause.message : String(cause)}\n\n${helpOf(command)}`);
    return EXIT.misused;
  }
  const { positionals: names, values: options } = parsed;
  if (options['help'] === true) {
    say(helpOf(command));
    return EXIT.done;
  }
  const [atLeast, atMost] = command.names;
  if (names.length < atLeast || names.length > atMost) {
    say(helpOf(command));
    return EXIT.misused;
  }
  const context = contextOf({
    by: typeof options['by'] === 'string' ? options['by'] : undefined,
    reason: typeof options['reason'] === 'string' ? options['reason'] : undefined,
    isDryRun: options['dry-run'] === true,
    isJson: options['json'] === true,
  });
  try {
    return await command.run(context, { names, options });
  } catch (cause) {
    if (!(cause instanceof ReleaseRefusal)) throw cause;
    say(cause.message);
    return EXIT.refused;
  }
}
