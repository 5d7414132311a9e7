import { describe, expect, it } from '@jest/globals';
import { baseConfig, type BaseOptions } from './base-config.ts';

const OPTIONS: BaseOptions = {
  packageDirectory: '/site/mfe-one',
  outputDirectory: '/site/mfe-one/dist',
  buildId: 'a1',
  target: 'browser',
  mode: 'production',
};

/** Name by which webpack's cache knows the options that give styles their names. */
function identOf(options: Partial<BaseOptions>): unknown {
  const rules = baseConfig({ ...OPTIONS, ...options }).module?.rules ?? [];
  const used = rules.flatMap((rule) =>
    typeof rule === 'object' && rule && Array.isArray(rule.use) ? rule.use : [],
  );
  const idents = used.flatMap((each) =>
    typeof each === 'object' && each && 'ident' in each ? [each.ident] : [],
  );
  return idents[0];
}

describe('names of styles', () => {
  it('are not taken from the cache of another build', () => {
    expect(identOf({ buildId: 'a1' })).toBeDefined();
    expect(identOf({ buildId: 'b2' })).not.toBe(identOf({ buildId: 'a1' }));
    expect(identOf({ packageDirectory: '/site/mfe-two' })).not.toBe(identOf({}));
  });

  it('are the same on server and browser, and in every bundle that is told so', () => {
    expect(identOf({ target: 'server' })).toBe(identOf({ target: 'browser' }));
    expect(identOf({ packageDirectory: '/site/mfe-two', styleSalt: 'shell@a1' })).toBe(
      identOf({ packageDirectory: '/site/shell', styleSalt: 'shell@a1' }),
    );
  });
});
