import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { WORKSPACE } from '../workspace.ts';
import { importLaw } from './import-law.ts';

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
  return {
    modules: modules.filter(
      ({ source, couldNotResolve }) => !couldNotResolve && !source.includes('node_modules'),
    ).length,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      instead: comments.get(rule.name) ?? '',
    })),
  };
}
