import * as v from 'valibot';

/** What a document says of one remote: which build it names, which one rendered the page, whose files it brings. */
export interface DocumentBuilds {
  /** Null where the remote is not on sale. */
  readonly named: string | null;
  /** Null where nothing was rendered on the server. */
  readonly rendered: string | null;
  readonly files: readonly string[];
}

const StateSchema = v.object({
  remotes: v.array(v.object({ name: v.string(), build: v.string() })),
  fragments: v.array(v.object({ remote: v.string(), build: v.string(), target: v.string() })),
});
const STATE = /<script type="application\/json" id="document-state">(.*?)<\/script>/s;

export function readBuilds(html: string, remote: string): DocumentBuilds {
  const state = v.parse(StateSchema, JSON.parse(STATE.exec(html)?.[1] ?? '{}'));
  const page = state.fragments.find((each) => each.remote === remote && each.target === 'route');
  const files = html.matchAll(new RegExp(`/r/${remote}/([^/"]+)/[^"]+`, 'g'));
  return {
    named: state.remotes.find(({ name }) => name === remote)?.build ?? null,
    rendered: page?.build ?? null,
    files: [...new Set([...files].map(([, build = '']) => build))],
  };
}

/** How a page shows who rendered it: the build that was there first, its word, and the word of any other. */
export interface Speech {
  readonly firstBuild: string;
  readonly before: string;
  readonly after: string;
}

/** What is wrong with a page of that remote, one sentence each. */
export function pageFaults(html: string, remote: string, { firstBuild, before, after }: Speech): string[] {
  const { named, rendered, files } = readBuilds(html, remote);
  if (rendered === null) return ['it was not rendered on the server'];
  const strange = files.filter((build) => build !== named);
  const [own, other] = named === firstBuild ? [before, after] : [after, before];
  return [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['it ends in the middle']),
    ...(rendered === named ? [] : [`it names ${named} and was rendered by ${rendered}`]),
    ...(strange.length === 0 ? [] : [`it names ${named} and brings files of ${strange.join(', ')}`]),
    ...(html.includes(own) ? [] : [`it names ${named} and does not say "${own}"`]),
    ...(html.includes(other) ? [`it names ${named} and says "${other}"`] : []),
  ];
}
