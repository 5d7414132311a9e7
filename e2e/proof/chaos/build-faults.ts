import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@travesia/contracts';
import { publish } from '@travesia/deploy/releases';
import { FEED } from '@travesia/releases';
import { addState, rollback, type FeedAccess } from '@travesia/releases/changes';
import { buildRemote } from '@travesia/tooling';
import { changePackage, type SourceChanges } from '../../support/changed-package.ts';

/** A build that was signed and is broken, or was broken after it was signed. */
export interface BuildFault {
  readonly name: string;
  readonly sources: SourceChanges;
  /** What happens to the files of the release once they lie in the feed. */
  readonly damage?: (feedFolder: string, record: ReleaseRecord) => void;
  /** `notice`: the page shows the failure; `unharmed`: nobody notices. */
  readonly expected: 'notice' | 'unharmed';
}

const ENTRY = 'src/entry.tsx';
const EXPORT = /export const \{ createLifecycles \} = (createRemoteEntry\(\w+\));/;

/** The remote's own life cycle with one step of it replaced. */
const withMount = (mount: string): SourceChanges => ({
  [ENTRY]: (source) =>
    source.replace(
      EXPORT,
      `const own = $1;
       export const createLifecycles = (options) => {
         const life = own.createLifecycles(options);
         return { ...life, mount: ${mount} };
       };`,
    ),
});

const flipFirstByte = (path: string) => {
  const content = readFileSync(path);
  content[0] = (content[0] ?? 0) ^ 1;
  writeFileSync(path, content);
};

/** Some change, so that the build is another one. */
const ANOTHER: SourceChanges = { [ENTRY]: (source) => `${source}\nglobalThis.performance.mark('other');\n` };

export const BUILD_FAULTS: readonly BuildFault[] = [
  {
    name: 'throws while loading',
    sources: { [ENTRY]: (source) => `${source}\nthrow new Error('broken while loading');\n` },
    expected: 'notice',
  },
  {
    name: 'throws at mount',
    sources: withMount(`async () => { throw new Error('broken at mount'); }`),
    expected: 'notice',
  },
  {
    name: 'throws after a second',
    sources: withMount(
      `async (props) => { await life.mount(props); setTimeout(() => props.onCrash(new Error('broken later')), 1000); }`,
    ),
    expected: 'notice',
  },
  { name: 'never mounts', sources: withMount(`() => new Promise(() => {})`), expected: 'notice' },
  {
    name: 'loops on the server',
    sources: { 'src/server-entry.tsx': (source) => source.replace(/return renderRemote/, 'for (;;) {}\n$&') },
    expected: 'unharmed',
  },
  {
    name: 'throws on the server',
    sources: {
      'src/server-entry.tsx': (source) => source.replace(/return renderRemote/, `throw new Error('no');\n$&`),
    },
    expected: 'unharmed',
  },
  {
    name: 'wrong signature',
    sources: ANOTHER,
    damage: (feed, { remote, build }) => {
      const path = FEED.record(feed, remote, build);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"signature":"../, '"signature":"AA'));
    },
    expected: 'unharmed',
  },
  ...(['entry', 'chunk', 'style', 'server'] as const).map((role): BuildFault => ({
    name: `a flipped byte: ${role}`,
    sources: ANOTHER,
    damage: (feed, { remote, build, files }) => {
      for (const file of files)
        if (file.role === role) flipFirstByte(join(FEED.files(feed, remote, build), file.path));
    },
    expected: 'unharmed',
  })),
];

/** Builds it, signs it, damages it, and makes it live; answers how to go back. */
export async function shipBroken(
  access: FeedAccess,
  remote: string,
  { name, sources, damage }: BuildFault,
): Promise<{ build: string; goBack: () => Promise<unknown> }> {
  // The build is named after its sources: a remark of its own keeps faults apart.
  const remark: SourceChanges = { 'src/routes.tsx': (source) => `${source}\n// ${name}\n` };
  const changed = changePackage(remote, { ...remark, ...sources });
  try {
    const built = await buildRemote(changed.folder);
    const { record } = await publish(access, built, changed.folder, { goes: 'hold' });
    damage?.(access.feedFolder, record);
    await addState(access, `publish ${remote} ${built.build}`, (remotes) => {
      const rule = remotes[remote];
      if (!rule) throw new Error(`${remote} was never published`);
      return { ...remotes, [remote]: { ...rule, live: built.build } };
    });
    return { build: built.build, goBack: () => rollback(access, { remote }) };
  } finally {
    changed.remove();
  }
}
