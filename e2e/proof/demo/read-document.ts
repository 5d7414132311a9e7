import { array, object, parse, string } from 'valibot';

/** What a document says of one remote: which build it names, which one drew the page, whose files it brings. */
export interface DocumentBuilds {
  /** Null where the remote is not on sale. */
  readonly named: string | null;
  /** Null where nothing was drawn on the server. */
  readonly drawn: string | null;
  readonly files: readonly string[];
}

const StateSchema = object({
  remotes: array(object({ name: string(), build: string() })),
  fragments: array(object({ remote: string(), build: string(), target: string() })),
});
const STATE = /<script type="application\/json" id="document-state">(.*?)<\/script>/s;

export function readBuilds(html: string, remote: string): DocumentBuilds {
  const state = parse(StateSchema, JSON.parse(STATE.exec(html)?.[1] ?? '{}'));
  const page = state.fragments.find((each) => each.remote === remote && each.target === 'route');
  const files = html.matchAll(new RegExp(`/r/${remote}/([^/"]+)/[^"]+`, 'g'));
  return {
    named: state.remotes.find(({ name }) => name === remote)?.build ?? null,
    drawn: page?.build ?? null,
    files: [...new Set([...files].map(([, build = '']) => build))],
  };
}

/** How a page shows who drew it: the build that was there first, its word, and the word of any other. */
export interface Speech {
  readonly firstBuild: string;
  readonly before: string;
  readonly after: string;
}

/** What is wrong with a page of that remote, one sentence each. */
export function pageFaults(html: string, remote: string, { firstBuild, before, after }: Speech): string[] {
  const { named, drawn, files } = readBuilds(html, remote);
  if (drawn === null) return ['it was not drawn on the server'];
  const strange = files.filter((build) => build !== named);
  const [own, other] = named === firstBuild ? [before, after] : [after, before];
  return [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['it ends in the middle']),
    ...(drawn === named ? [] : [`it names ${named} and was drawn by ${drawn}`]),
    ...(strange.length === 0 ? [] : [`it names ${named} and brings files of ${strange.join(', ')}`]),
    ...(html.includes(own) ? [] : [`it names ${named} and does not say "${own}"`]),
    ...(html.includes(other) ? [`it names ${named} and says "${other}"`] : []),
  ];
}
