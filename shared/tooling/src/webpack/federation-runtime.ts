import { fileURLToPath } from 'node:url';

const RUNTIME_PARTS = ['runtime-core', 'sdk', 'error-codes'] as const;

/** The federation runtime comes as CommonJS and as modules; without these aliases a bundle holds it twice. */
export function runtimeAliases(): Record<string, string> {
  return Object.fromEntries(
    RUNTIME_PARTS.map((part) => {
      const name = `@module-federation/${part}`;
      return [`${name}$`, fileURLToPath(import.meta.resolve(name))];
    }),
  );
}

/** The document names the releases: no manifest is read, and its part of the runtime is left out. */
export const NO_SNAPSHOT = { disableSnapshot: true, target: 'web' } as const;
