import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { WORKSPACE } from '../workspace.ts';
import { importLaw } from './import-law.ts';
import { packageCircles } from './package-circles.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly instead: string;
}

export interface Verdict {
  /** A check that saw nothing proves nothing. */
  readonly modules: number;
  readonly violations: readonly Violation[];
}

const CIRCLE_COMMENT =
  'Packages that need each other cannot be understood, tested or changed apart. Move what both need to the inner one, or hand it in as an argument.';

/** Checks the import law over some folders, relative to `baseDirectory`. */
export async function checkImports(folders: readonly string[], baseDirectory = WORKSPACE): Promise<Verdict> {
  const options: ICruiseOptions = {
    ...importLaw.options,
    baseDir: baseDirectory,
    validate: true,
    ruleSet: { forbidden: importLaw.forbidden ?? [] },
  };
  const { output } = await cruise([...folders], options, importLaw.options?.enhancedResolveOptions);
  const { modules, summary } = output as ICruiseResult;
  const comments = new Map((importLaw.forbidden ?? []).map((rule) => [rule.name, rule.comment ?? '']));
  const circles = packageCircles(
    modules.map(({ source, dependencies }) => ({
      source,
      imports: dependencies.map(({ resolved }) => resolved),
    })),
  );
  return {
    modules: modules.filter(
      ({ source, couldNotResolve }) => !couldNotResolve && !source.includes('node_modules'),
    ).length,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({
        rule: rule.name,
        from,
        to,
        instead: comments.get(rule.name) ?? '',
      })),
      ...circles.map(([from = '', ...rest]) => ({
        rule: 'no-package-circles',
        from,
        to: [...rest, from].join(' → '),
        instead: CIRCLE_COMMENT,
      })),
    ],
  };
}
