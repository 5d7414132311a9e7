import type { Document } from './document-faults.ts';

export type Source = Document;

export interface Topic {
  readonly name: string;
  readonly isBridged: boolean;
}

interface EventRow {
  readonly topic: string;
  readonly publishers: string;
  readonly listeners: string;
  readonly otherTabs: string;
}

const PACKAGE = /^(?:(?:shared|backend)\/[^/]+|mfe-[a-z-]+|shell|deploy)(?=\/)/;
const FACT = /export const (\w+) = [^;]*?\bbus\.(publish|on)\('([^']+)'/g;

/** Rows of the table of docs/events.md: topic, published by, heard by, payload, sticky, other tabs. */
function rowsOf(text: string): readonly EventRow[] {
  return [...text.matchAll(/^\| `([^`]+)` +\|([^|]*)\|([^|]*)\|[^|]*\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, topic = '', publishers = '', listeners = '', otherTabs = '']) => ({
      topic,
      publishers,
      listeners,
      otherTabs: otherTabs.trim(),
    }),
  );
}

const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '').toSorted();

/** Packages that publish a topic or listen to it, by its name or by its function of the SDK. */
function usersOf(topic: string, verb: string, facts: Source, sources: readonly Source[]): readonly string[] {
  const functions = [...facts.text.matchAll(FACT)]
    .filter(([, , does, of]) => does === verb && of === topic)
    .map(([, name]) => `\\b${name}\\(`);
  const pattern = new RegExp([`\\bbus\\.${verb}\\(\\s*'${topic}'`, ...functions].join('|'));
  const packages = sources
    .filter(({ path, text }) => path !== facts.path && pattern.test(text))
    .map(({ path }) => PACKAGE.exec(path)?.[0] ?? path);
  return [...new Set(packages)].toSorted();
}

/** What the table of events says otherwise than the code. `facts` is the file with the functions of the SDK. */
export function eventFaults(
  document: Document,
  topics: readonly Topic[],
  facts: Source,
  sources: readonly Source[],
): readonly string[] {
  const rows = rowsOf(document.text);
  const listed = new Set(rows.map(({ topic }) => topic));
  const known = new Map(topics.map((topic) => [topic.name, topic]));
  return [
    ...topics.filter(({ name }) => !listed.has(name)).map(({ name }) => `${name} is not listed`),
    ...rows.flatMap(({ topic, publishers, listeners, otherTabs }) => {
      const code = known.get(topic);
      if (!code) return [`${topic} is no topic`];
      const differ = (column: string, cell: string, verb: string) => {
        const users = usersOf(topic, verb, facts, sources);
        return users.join() === named(cell).join()
          ? []
          : [`${topic}, ${column}: the code says ${users.join(', ') || 'nobody'}`];
      };
      return [
        ...differ('published by', publishers, 'publish'),
        ...differ('heard by', listeners, 'on'),
        ...((otherTabs === 'yes') === code.isBridged
          ? []
          : [`${topic}, other tabs: the code says otherwise`]),
      ];
    }),
  ].map((fault) => `${document.path}: ${fault}`);
}
