import * as v from 'valibot';
import { KeyScopeSchema } from '@travesia/releases';
import { ReleaseRefusal } from '@travesia/releases/changes';
import {
  hashOfToken,
  newToken,
  OperatorSchema,
  readOperators,
  writeOperators,
} from '@travesia/releases/operators';
import { text, type Command } from './command.ts';
import { formatTable } from './table.ts';

const ScopeSchema = v.object({
  remotes: KeyScopeSchema.entries.remotes,
  markets: KeyScopeSchema.entries.markets,
});
const listOf = (names: string | undefined) =>
  names === undefined || names === '*' ? '*' : names.split(',').map((name) => name.trim());
const wordsOf = (names: '*' | readonly string[]) => (names === '*' ? 'all' : names.join(', '));

/** Who may use the owner's page. */
export const operatorCommand: Command = {
  name: 'operator',
  usage: 'add|remove <name> | list',
  summary: 'who may use the owner’s page (/ops)',
  details: [
    'The token is shown once; its hash is kept. Adding somebody again gives another token and ends the sessions of the one before.',
  ],
  options: {
    role: 'team, owner or operator',
    remotes: 'names with commas between, or * (all)',
    markets: 'names with commas between, or * (all)',
  },
  names: [1, 2],
  async run({ operatorsFile, say, isJson, isDryRun }, { names: [what = '', name = ''], options }) {
    const known = readOperators(operatorsFile);
    if (what === 'list') {
      const rows = known.map((each) => [each.name, each.role, wordsOf(each.remotes), wordsOf(each.markets)]);
      if (isJson) say(JSON.stringify(known.map(({ tokenHash: _hash, ...operator }) => operator)));
      else say(rows.length > 0 ? formatTable(['name', 'role', 'remotes', 'markets'], rows) : 'nobody');
      return 0;
    }
    const others = known.filter((each) => each.name !== name);
    if (what === 'remove') {
      if (others.length === known.length) throw new ReleaseRefusal(`nobody is called "${name}"`);
      if (!isDryRun) writeOperators(operatorsFile, others);
      say(`${isDryRun ? 'would go: ' : 'gone: '}${name}`);
      return 0;
    }
    if (what !== 'add') throw new ReleaseRefusal('add, remove or list?');
    const token = newToken();
    const scope = v.safeParse(ScopeSchema, {
      remotes: listOf(text(options['remotes'])),
      markets: listOf(text(options['markets'])),
    });
    if (!scope.success)
      throw new ReleaseRefusal('remotes are called like mfe-flights, markets like MX or intl');
    const asked = v.safeParse(OperatorSchema, {
      name,
      tokenHash: hashOfToken(token),
      role: text(options['role']),
      ...scope.output,
    });
    if (!asked.success) throw new ReleaseRefusal(asked.issues.map(({ message }) => message).join('\n'));
    if (!isDryRun) writeOperators(operatorsFile, [...others, asked.output]);
    say(isDryRun ? `would be added: ${name}` : `${name} signs in on /ops with\n${token}`);
    return 0;
  },
};
