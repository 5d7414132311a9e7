import { describe, expect, it } from '@jest/globals';
import { environmentOfBuilds, seenByBuilds } from './build-environment.ts';
import { resultKey, type ResultInputs } from './result-key.ts';

const INPUTS: ResultInputs = { buildId: 'a1', nodeVersion: 'v26.10.0 linux x64', environment: { LANG: 'C' } };

describe('the key of a finished build', () => {
  it('is the same for the same', () => {
    expect(resultKey({ ...INPUTS })).toBe(resultKey(INPUTS));
  });

  it.each<[string, Partial<ResultInputs>]>([
    ['sources or locked versions', { buildId: 'a2' }],
    ['another Node', { nodeVersion: 'v26.11.0 linux x64' }],
    ['another machine', { nodeVersion: 'v26.10.0 darwin arm64' }],
    ['another folder', { workspace: '/srv/site' }],
    ['a variable', { environment: { LANG: 'es_ES.UTF-8' } }],
    ['one more variable', { environment: { LANG: 'C', NODE_ENV: 'test' } }],
  ])('is another one for %s', (_what, change) => {
    expect(resultKey({ ...INPUTS, ...change })).not.toBe(resultKey(INPUTS));
  });

  it('holds every variable that a build sees, but where things lie', () => {
    const environment = { NODE_ENV: 'test', NODE_OPTIONS: '--require ./any.js', SECRET: 'x', PATH: '/bin' };
    expect(seenByBuilds(environment)).toEqual({ NODE_ENV: 'test' });
    expect(environmentOfBuilds(environment)).toEqual({ NODE_ENV: 'test', PATH: '/bin' });
  });
});
