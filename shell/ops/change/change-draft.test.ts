import { describe, expect, it } from '@jest/globals';
import type { OpsCell, OpsRemote } from '@travesia/contracts';
import { OVERVIEW } from '../testing/fake-site.ts';
import { actionsOf, commandOf, draftProblems, firstDraft, type Action } from './change-draft.ts';

const remote = OVERVIEW.remotes[0] as OpsRemote;
const [mexico] = remote.cells as [OpsCell, ...OpsCell[]];
const NOW_MS = Date.parse('2026-11-20T10:00:00Z');
const NEXT = { build: 'bbbbbbbb2222', percent: 10 };

describe('what can be done where', () => {
  it.each([
    ['on sale', { remote, cell: mexico }, ['off', 'plan', 'pin', 'try', 'back']],
    ['off', { remote, cell: { ...mexico, state: 'off' as const } }, ['on', 'plan', 'pin', 'try', 'back']],
    [
      'not sold by its manifest',
      { remote, cell: { ...mexico, state: 'absent' as const } },
      ['on', 'plan', 'pin', 'try', 'back'],
    ],
    ['pinned', { remote, cell: { ...mexico, pin: 'bbbbbbbb2222' } }, ['off', 'plan', 'unpin', 'back']],
    [
      'planned and on trial',
      {
        remote,
        cell: {
          ...mexico,
          planned: [{ position: 'off' as const, at: '2026-12-24T18:00:00.000Z' }],
          canary: NEXT,
          isOwnCanary: true,
        },
      },
      ['off', 'plan', 'cancel', 'pin', 'stop', 'try', 'back'],
    ],
    ['everybody', { remote, cell: null }, ['try', 'promote', 'back']],
    [
      'everybody, on trial',
      { remote: { ...remote, canary: NEXT }, cell: null },
      ['promote', 'stop', 'try', 'back'],
    ],
    ['one build only', { remote: { ...remote, builds: [] }, cell: mexico }, ['off', 'plan', 'pin']],
  ])('%s', (_what, target, actions) => {
    expect(actionsOf(target)).toEqual(actions);
  });
});

describe('what is asked', () => {
  const target = { remote, cell: mexico };
  const draft = (action: Action | null, own = {}) => ({
    ...firstDraft(target),
    action,
    reason: 'why',
    ...own,
  });
  const here = { remote: 'mfe-flights', market: 'MX' };

  it.each([
    ['off', {}, { kind: 'toggle', ...here, position: 'off' }],
    ['pin', {}, { kind: 'pin', ...here, build: 'bbbbbbbb2222' }],
    ['unpin', {}, { kind: 'pin', ...here, build: null }],
    ['try', { percent: ' 2,5 ' }, { kind: 'canary', ...here, percent: 2.5, build: 'bbbbbbbb2222' }],
    ['stop', {}, { kind: 'canary', ...here, percent: null, build: null }],
    ['back', {}, { kind: 'rollback', ...here, to: null }],
    ['cancel', { plan: 'then' }, { kind: 'cancel', ...here, at: 'then' }],
    [
      'plan',
      { at: '2026-12-24T18:00' },
      { kind: 'plan', ...here, position: 'off', at: new Date('2026-12-24T18:00').toISOString() },
    ],
  ] as const)('P-02 P-03: %s', (action, own, command) => {
    expect(commandOf(draft(action, own), target)).toEqual(command);
  });

  it.each([
    ['nothing chosen', draft(null), ['action']],
    ['no reason', draft('off', { reason: '  ' }), ['reason']],
    ['a share over all', draft('try', { percent: '101' }), ['percent']],
    ['a share that is a word', draft('try', { percent: 'half' }), ['percent']],
    ['no moment', draft('plan'), ['at']],
    ['a moment that has passed', draft('plan', { at: '2026-11-01T10:00' }), ['at']],
    ['all is well', draft('plan', { at: '2026-12-01T10:00' }), []],
  ])('%s', (_what, typed, problems) => {
    expect(draftProblems(typed, NOW_MS)).toEqual(problems);
  });
});
