import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { publish } from '../publish.ts';
import { builtRemote, openFolder, PACKAGE } from '../testing.ts';
import { runCommandLine } from './run.ts';

const [FIRST, SECOND] = ['aaaaaaaa1111', 'bbbbbbbb2222'] as const;

/** A feed with a live build and one held back, and a terminal in front of it. */
async function atTerminal() {
  const access = openFolder();
  await publish({ ...access, by: 'ana' }, builtRemote(FIRST), PACKAGE);
  await publish(access, builtRemote(SECOND), PACKAGE, { goes: 'hold' });
  return async (line: string) => {
    const said: string[] = [];
    const code = await runCommandLine({
      arguments: line.split(' ').filter(Boolean),
      say: (text) => void said.push(text),
      contextOf: ({ by, reason, isDryRun, isJson }) => ({
        openAccess: () => ({ ...access, by: by ?? 'luis', reason: reason ?? '', isDryRun }),
        place: access,
        markets: () => ['CO', 'MX', 'intl'],
        operatorsFile: join(access.data, 'operators.json'),
        say: (text) => void said.push(text),
        isJson,
        isDryRun,
        nowMs: Date.parse('2027-01-10T12:00:00Z'),
      }),
    });
    return { code, said: said.join('\n') };
  };
}

describe('npm run releases', () => {
  it.each(['', 'help', '--help'])('"%s" says what there is', async (line) => {
    const { code, said } = await (await atTerminal())(line);
    expect(code).toBe(0);
    for (const name of ['publish', 'promote', 'rollback', 'toggle', 'canary', 'pin', 'status', 'history'])
      expect(said).toContain(`\n  ${name} `);
  });

  it.each([
    ['a command that is none', 'explode', 'unknown: explode'],
    ['too few names', 'toggle mfe-flights', 'npm run releases -- toggle'],
    ['an option that is none', 'status --loud', "Unknown option '--loud'"],
  ])('%s is misuse (2), with the help that fits', async (_what, line, words) => {
    const { code, said } = await (await atTerminal())(line);
    expect(code).toBe(2);
    expect(said).toContain(words);
  });

  it.each([
    ['toggle mfe-ships MX off', 'was never published'],
    ['toggle mfe-flights Mexico off', 'is no market'],
    ['toggle mfe-flights XX off', '"XX" is no market; there are CO, MX, intl'],
    [`pin mfe-flights XX ${SECOND}`, 'is no market'],
    ['rollback mfe-flights --market XX', 'is no market'],
    ['canary mfe-flights 10 --market XX', 'is no market'],
    ['canary mfe-flights 400', 'from 0 to 100'],
    ['pin mfe-flights MX ffffffff0000', 'has no build'],
    ['rollback mfe-flights', 'no earlier build'],
    ['publish mfe-ships', 'no such remote: mfe-ships'],
    ['publish mfe-flights --canary half', 'from 0 to 100'],
    ['prune --days 7d', '--days: "7d" is no whole number'],
    ['history --last all', '--last: "all" is no whole number'],
    ['shell', '--to: the folder of builds'],
    ['toggle mfe-flights MX off --at never', '"never" is no moment'],
    ['toggle mfe-flights MX off --at 2020-01-01', 'has passed'],
  ])('P-03: "%s" is refused (1), in words', async (line, words) => {
    const { code, said } = await (await atTerminal())(line);
    expect(code).toBe(1);
    expect(said).toContain(words);
  });

  it('P-02 P-03: a day of a product owner, and the history of it', async () => {
    const type = await atTerminal();
    for (const line of [
      'canary mfe-flights 10 --reason trial',
      'toggle mfe-flights MX off --by marta --reason storm',
      'toggle mfe-flights CO on --by marta --reason launch',
      'promote mfe-flights',
      'rollback mfe-flights',
    ])
      expect((await type(line)).code).toBe(0);
    expect((await type('status')).said).toMatch(/mfe-flights +aaaaaaaa1111.+MX +CO/);
    const history = (await type('history')).said;
    expect(history).toMatch(
      /toggle mfe-flights MX off.+marta.+storm|marta.+toggle mfe-flights MX off.+storm/,
    );
    expect(history).toContain('trial');
    expect(JSON.parse((await type('status --json')).said)).toBeTruthy();
    expect((await type('verify')).code).toBe(0);
  });

  it('operators of the owner’s page come and go; a token is shown once', async () => {
    const type = await atTerminal();
    const { said } = await type('operator add marta --role owner --markets MX,CO');
    const token = /ops_[\w-]{43}/.exec(said)?.[0];
    expect(token).toBeTruthy();
    const list = (await type('operator list')).said;
    expect(list).toMatch(/marta +owner +all +MX, CO/);
    expect((await type('operator list --json')).said).not.toContain(token);
    expect((await type('operator remove marta')).code).toBe(0);
    expect((await type('operator list')).said).toBe('nobody');
    expect((await type('operator remove marta')).code).toBe(1);
    expect((await type('operator add marta --role queen')).code).toBe(1);
    expect((await type('operator add marta --role owner --markets Mexico')).said).toContain(
      'markets like MX',
    );
  });

  it('a rehearsal changes nothing', async () => {
    const type = await atTerminal();
    expect((await type(`promote mfe-flights ${SECOND} --dry-run`)).code).toBe(0);
    expect((await type('status')).said).toContain(FIRST);
  });
});
