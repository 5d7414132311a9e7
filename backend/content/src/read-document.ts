import { LangcodeSchema } from '@travesia/contracts';
import * as v from 'valibot';
import { bodyFaults } from './body-faults.ts';
import { FrontMatterSchema, type ContentDocument, type ContentFault } from './content-document.ts';
import { splitFrontMatter } from './front-matter.ts';

export type ReadDocument =
  | { readonly document: ContentDocument; readonly faults?: never }
  | { readonly document?: never; readonly faults: readonly ContentFault[] };

/** Reads one file of the store; its first folder is its language. All of its faults are named at once. */
export function readDocument(file: string, text: string): ReadDocument {
  const fault = (line: number, message: string): ContentFault => ({ file, line, message });
  const langcode = file.split('/')[0];
  if (!v.is(LangcodeSchema, langcode)) return { faults: [fault(1, 'lies in no folder of a language')] };
  const split = splitFrontMatter(text);
  if (!split) return { faults: [fault(1, 'begins with no front matter between two lines of ---')] };
  if (split.problems.length > 0) {
    return { faults: split.problems.map(({ line, message }) => fault(line, message)) };
  }
  const parsed = v.safeParse(FrontMatterSchema, split.data);
  const faults = [
    ...(parsed.issues ?? []).map((issue) => {
      const path = v.getDotPath(issue) ?? '';
      return fault(split.lineOf(path.split('.')[0] ?? ''), `${path}: ${issue.message}`);
    }),
    ...bodyFaults(split.body).map(({ line, message }) => fault(line + split.bodyOffset, message)),
  ];
  if (!parsed.success || faults.length > 0) return { faults };
  if (parsed.output.updated < parsed.output.published) {
    return { faults: [fault(split.lineOf('updated'), 'updated: before it was published')] };
  }
  return { document: { ...parsed.output, langcode, markdown: split.body, file } };
}
