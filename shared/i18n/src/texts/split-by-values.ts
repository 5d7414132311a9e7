import { createElement, Fragment, type ReactNode } from 'react';

const MARK = '\u0001';

/** Puts elements where the sentence names them: plain values are interpolated, elements are marked and cut out. */
export function splitByValues(
  translate: (values: Record<string, string | number>) => string,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const marked: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    marked[name] = typeof value === 'string' || typeof value === 'number' ? value : `${MARK}${name}${MARK}`;
  }
  const parts = translate(marked).split(MARK);
  return parts.map((part, index) =>
    index % 2 === 0 ? part : createElement(Fragment, { key: `${part}-${index}` }, values[part]),
  );
}
