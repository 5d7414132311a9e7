import { describe, expect, it } from '@jest/globals';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { builtRemote, PACKAGE } from '../testing.ts';
import { checkBudgets } from './budgets.ts';
import { checkContract } from './contract.ts';

const BUILD = 'aaaaaaaa1111';
const REPLY = `{ html: '<p>' + request.target + '</p>', status: 200, head: {}, state: null }`;

/** A build whose server bundle answers with `reply`. */
function renderingBuild(reply: string) {
  const build = builtRemote(BUILD);
  writeFileSync(
    join(build.directory, 'server.cjs'),
    `exports.render = async (request) => { ${reply.includes('return') ? reply : `return ${reply};`} };`,
  );
  return build;
}

/** The package with one line of its manifest changed. */
function packageWith(
  change: (manifest: Record<string, unknown>) => Record<string, unknown>,
): Promise<string> {
  return import(join(PACKAGE, 'remote.manifest.ts')).then(
    ({ manifest }: { manifest: Record<string, unknown> }) => {
      const folder = join(temporaryFolder('package'), 'mfe-flights');
      mkdirSync(folder);
      writeFileSync(
        join(folder, 'remote.manifest.ts'),
        `export const manifest = ${JSON.stringify(change(manifest))};`,
      );
      return folder;
    },
  );
}

describe('weight at the gate', () => {
  it('P-03: a build within its budgets passes', () => {
    expect(checkBudgets(builtRemote(BUILD))).toEqual([]);
  });

  it('P-03: what is too heavy is told with the difference', () => {
    const build = builtRemote(BUILD);
    writeFileSync(join(build.directory, 'remoteEntry.js.br'), 'x'.repeat(9_250));
    writeFileSync(join(build.directory, 'main.css.br'), 'x'.repeat(24_100));
    expect(checkBudgets(build)).toEqual([
      'remote entry: 9.3 kB of 8.0 kB, 1.3 kB too much',
      'all styles: 24.1 kB of 24.0 kB, 0.1 kB too much',
    ]);
  });

  it('P-05: a second React is refused', () => {
    const build = builtRemote(BUILD);
    cpSync(
      join(import.meta.dirname, '../../../node_modules/react/cjs/react.production.js'),
      join(build.directory, 'remoteEntry.js'),
    );
    expect(checkBudgets(build)).toEqual(['remoteEntry.js carries a React of its own; the shell provides it']);
  });
});

describe('contract at the gate', () => {
  it('P-04: a build that renders all that it promises, in both languages, passes', async () => {
    expect(await checkContract(renderingBuild(REPLY), PACKAGE)).toEqual([]);
  });

  it.each([
    [
      'renders nothing',
      `{ html: '', status: 200, head: {}, state: null }`,
      'route /vuelos (es): renders nothing',
    ],
    [
      'breaks in English only',
      `if (request.locale === 'en') throw new Error('no words'); return ${REPLY};`,
      'route /vuelos (en): Error: no words',
    ],
    ['answers with a failure', `{ html: 'x', status: 503, head: {}, state: null }`, 'status 503'],
    ['answers in another shape', `{ markup: 'x' }`, 'route /vuelos (es): '],
  ])('P-04: one that %s is refused, with the place', async (_what, reply, words) => {
    const faults = await checkContract(renderingBuild(reply), PACKAGE);
    expect(faults.join('\n')).toContain(words);
  });

  it('P-04: a bundle that cannot even be loaded is refused', async () => {
    const build = builtRemote(BUILD);
    writeFileSync(join(build.directory, 'server.cjs'), 'window.name;');
    expect((await checkContract(build, PACKAGE)).join()).toContain('window is not defined');
  });

  it('P-04: one of another platform, or without a true manifest, is refused', async () => {
    const older = await packageWith((manifest) => ({ ...manifest, platformMajor: 9 }));
    expect(await checkContract(renderingBuild(REPLY), older)).toEqual([
      'built for platform 9; the shell is 1',
    ]);
    const nameless = await packageWith(({ name: _name, ...manifest }) => manifest);
    expect((await checkContract(renderingBuild(REPLY), nameless)).join()).toContain('remote.manifest.ts: ');
  });
});
