export interface Proof {
  readonly id: string;
  /** `path:line`, as an editor opens it. */
  readonly place: string;
}

export interface TestFile {
  readonly path: string;
  readonly text: string;
}

const ID = /\b[A-Z]-\d\d\b/g;
const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ /;
const PROVES = /^\s*(?:\/\/|\/?\*+) Proves /;

/** What a line of a test file says outside of comments, or all of it where the comment states a proof. */
function spokenPart(line: string): string {
  if (PROVES.test(line)) return line;
  return line.slice(0, COMMENT.exec(line)?.index ?? line.length);
}

/** The requirements that a test file names in its titles and tables, or in a comment that begins with `Proves`. */
export function readProofs({ path, text }: TestFile): readonly Proof[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...spokenPart(line).matchAll(ID)].map(([id]) => ({ id, place: `${path}:${index + 1}` })),
    );
}

const RANGE = /\b[A-Z]-\d\d(?: to |–|\.\.)[A-Z]-\d\d\b/;

/** Places that name a range of requirements: nobody can say which of them the test would notice. */
export function readRanges({ path, text }: TestFile): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (RANGE.test(spokenPart(line)) ? [`${path}:${index + 1}`] : []));
}
