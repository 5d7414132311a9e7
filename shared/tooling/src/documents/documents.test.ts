import { describe, expect, it } from '@jest/globals';
import { documentFaults } from './document-faults.ts';
import { eventFaults } from './event-faults.ts';

const repository = {
  has: (path: string) => ['docs/platform.md', 'shared/ui', 'shared/ui/src/button'].includes(path),
  scripts: new Set(['test', 'start', 'build']),
};
const faultsOf = (path: string, text: string) => documentFaults({ path, text }, repository);

describe('paths and commands of a document', () => {
  it.each([
    ['README.md', 'See [platform](docs/platform.md#roles), `shared/ui` and `shared/ui/src/button/`.'],
    ['docs/events.md', 'See [platform](platform.md) and [the site](https://travesia.example).'],
    ['shared/ui/README.md', 'Buttons: `src/button`. `npm run build`, `npm test`, `npm start`.'],
    ['README.md', '`/shared/x`, `shared/*`, `@travesia/shared/x`, `shared/<name>` are no paths.'],
    ['docs/decisions/0001-old.md', '`shared/gone/file.ts` was there then.'],
    ['docs/verticals.md', 'Write `shared/products/src/car-hire`.'],
  ])('%s may say: %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it.each([
    ['README.md', '[x](docs/gone.md)', 'there is no docs/gone.md'],
    ['docs/decisions/0001-old.md', '[x](../gone.md)', 'there is no docs/gone.md'],
    ['README.md', '`shared/gone`', 'there is no shared/gone'],
    ['shared/ui/README.md', '`src/gone.ts`', 'there is no shared/ui/src/gone.ts'],
    ['README.md', '`npm run fly`', 'package.json has no script fly'],
  ])('%s may not say: %s', (path, text, fault) => {
    expect(faultsOf(path, text)).toEqual([`${path}: ${fault}`]);
  });
});

describe('the table of events', () => {
  const facts = {
    path: 'facts.ts',
    text: "export const onBooked = ({ bus }, listener) =>\n  bus.on('booked@1', listener);\n",
  };
  const sources = [
    { path: 'shell/src/a.ts', text: "bus.publish('booked@1', {});" },
    { path: 'mfe-hotels/src/b.ts', text: 'onBooked(sdk, show);' },
  ];
  const faultsOfTable = (row: string) =>
    eventFaults(
      { path: 'events.md', text: `| topic | |\n${row}\n` },
      [{ name: 'booked@1', isBridged: true }],
      facts,
      sources,
    );

  it('is right where it names who publishes and who listens', () => {
    expect(faultsOfTable('| `booked@1` | `shell` (a page) | `mfe-hotels` | nothing | no | yes |')).toEqual(
      [],
    );
  });

  it.each([
    ['', ['booked@1 is not listed']],
    ['| `gone@1` | `shell` | – | x | no | no |', ['booked@1 is not listed', 'gone@1 is no topic']],
    ['| `booked@1` | `shell` | – | x | no | yes |', ['booked@1, heard by: the code says mfe-hotels']],
    ['| `booked@1` | – | `mfe-hotels` | x | no | yes |', ['booked@1, published by: the code says shell']],
    [
      '| `booked@1` | `shell` | `mfe-hotels` | x | no | no |',
      ['booked@1, other tabs: the code says otherwise'],
    ],
  ])('with %j it fails', (row, faults) => {
    expect(faultsOfTable(row)).toEqual(faults.map((fault) => `events.md: ${fault}`));
  });
});
