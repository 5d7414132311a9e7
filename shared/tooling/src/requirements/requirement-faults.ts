import type { Requirement } from './read-lines.ts';
import { readProofs, readRanges, type Proof, type TestFile } from './read-proofs.ts';

export interface Matrix {
  readonly proofs: ReadonlyMap<string, readonly Proof[]>;
  readonly faults: readonly string[];
}

/** Requirements held against the tests that name them. */
export function matrixOf(requirements: readonly Requirement[], tests: readonly TestFile[]): Matrix {
  const proofs = Map.groupBy(tests.flatMap(readProofs), ({ id }) => id);
  const known = Map.groupBy(requirements, ({ id }) => id);
  const faults = [
    ...[...known]
      .filter(([, same]) => same.length > 1)
      .map(([id]) => `${id} stands twice in docs/requirements`),
    ...requirements.flatMap(({ id, isPlanned, exception }) => {
      const isProven = proofs.has(id);
      if (isPlanned) return isProven ? [`${id} is planned and has a proof: it is in force`] : [];
      if (exception !== null) return isProven ? [`${id} has a proof: its exception can go`] : [];
      return isProven ? [] : [`${id} is in force and no test names it`];
    }),
    ...[...proofs].flatMap(([id, places]) =>
      known.has(id) ? [] : places.map(({ place }) => `${place} names ${id}, which does not exist`),
    ),
    ...tests
      .flatMap(readRanges)
      .map((place) => `${place} names a range: name the requirements that it proves`),
  ];
  return { proofs, faults };
}
