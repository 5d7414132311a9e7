export interface Requirement {
  readonly id: string;
  readonly isPlanned: boolean;
  /** Why no test can prove it; null where one has to. */
  readonly exception: string | null;
}

const LINE =
  /^- \*\*(?<id>[A-Z]-\d\d)\*\* (?<planned>\(planned\) )?.+(?:\n {2}Exception: (?<exception>.+))?$/gm;

/** The requirements of one file of docs/requirements: a list item each, an exception indented below its line. */
export function readLines(text: string): readonly Requirement[] {
  return [...text.matchAll(LINE)].map(({ groups = {} }) => ({
    id: groups['id'] ?? '',
    isPlanned: groups['planned'] !== undefined,
    exception: groups['exception'] ?? null,
  }));
}
