const PREFACE = `# Bench

Written by \`npm run bench\`, or in part by \`npm run bench -- --only <section>\`. Bytes, requests, statements, recall and calls to suppliers are exact and authoritative. Times depend on the machine, so what counts is their ratio in one run, measured in alternating pairs, with the 95 % interval of the median.
`;

/** Sections of a report by their titles, without the preface. */
export function readSections(report: string): Map<string, string> {
  const [, ...parts] = report.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}

/** The report with what was measured now; what was not measured stays as it was, titles nobody knows go. */
export function writeReport(
  earlier: string,
  titles: readonly string[],
  measured: ReadonlyMap<string, string>,
): string {
  const known = readSections(earlier);
  const parts = titles.flatMap((title) => {
    const body = measured.get(title) ?? known.get(title);
    return body === undefined ? [] : [`## ${title}\n\n${body}\n`];
  });
  return [PREFACE, ...parts].join('\n');
}
