import type { OpsCell, OpsCommand, OpsRemote } from '@travesia/contracts';

export type Action = 'off' | 'on' | 'plan' | 'cancel' | 'pin' | 'unpin' | 'try' | 'stop' | 'back' | 'promote';

/** What a change is about: one market, or everybody where there is no cell. */
export interface ChangeTarget {
  readonly remote: OpsRemote;
  readonly cell: OpsCell | null;
}

/** What was typed so far; fields of other actions stay as they were. */
export interface ChangeDraft {
  readonly action: Action | null;
  readonly build: string;
  readonly percent: string;
  readonly position: 'on' | 'off';
  /** As a date-time field has it: local, without zone. */
  readonly at: string;
  readonly plan: string;
  readonly reason: string;
}

export type DraftField = 'action' | 'percent' | 'at' | 'reason';

const FIRST_SHARE = '10';

export function firstDraft({ remote, cell }: ChangeTarget): ChangeDraft {
  const current = cell?.build ?? remote.live;
  const other = remote.builds.find(({ build }) => build !== current);
  // What was live and is no more was left for a reason: it is chosen by hand.
  const untried = remote.builds.find(({ build, wasLive }) => build !== current && !wasLive);
  return {
    action: null,
    build: (untried ?? other ?? remote.builds[0])?.build ?? '',
    percent: FIRST_SHARE,
    position: cell === null || cell.state === 'on' ? 'off' : 'on',
    at: '',
    plan: cell?.planned[0]?.at ?? '',
    reason: '',
  };
}

/** What can be done there as it stands, what is wanted most first. */
export function actionsOf({ remote, cell }: ChangeTarget): Action[] {
  const hasOthers = remote.builds.length > 1;
  if (cell === null) {
    const isTried = remote.canary !== null;
    return [
      ...(isTried ? (['promote', 'stop'] as const) : []),
      ...(hasOthers ? (['try', ...(isTried ? [] : ['promote' as const]), 'back'] as const) : []),
    ];
  }
  return [
    cell.state === 'on' ? 'off' : 'on',
    'plan',
    ...(cell.planned.length > 0 ? (['cancel'] as const) : []),
    ...(cell.pin === null ? (['pin'] as const) : (['unpin'] as const)),
    ...(cell.isOwnCanary ? (['stop'] as const) : []),
    ...(hasOthers && cell.pin === null ? (['try'] as const) : []),
    ...(hasOthers ? (['back'] as const) : []),
  ];
}

const isPercent = (text: string) =>
  /^\d{1,3}([.,]\d+)?$/.test(text.trim()) && Number(text.replace(',', '.')) <= 100;

/** What is missing or wrong before the site is asked at all. */
export function draftProblems(draft: ChangeDraft, nowMs: number): DraftField[] {
  const { action, percent, at, reason } = draft;
  const problems: DraftField[] = [];
  if (action === null) problems.push('action');
  if (action === 'try' && !isPercent(percent)) problems.push('percent');
  if (action === 'plan' && !(new Date(at).getTime() > nowMs)) problems.push('at');
  if (reason.trim() === '') problems.push('reason');
  return problems;
}

/** The draft as the site is asked; call it when there are no problems. */
export function commandOf(draft: ChangeDraft, { remote: { name: remote }, cell }: ChangeTarget): OpsCommand {
  const market = cell?.market ?? null;
  const here = cell?.market ?? 'intl';
  switch (draft.action) {
    case 'off':
    case 'on':
      return { kind: 'toggle', remote, market: here, position: draft.action };
    case 'plan': {
      const at = new Date(draft.at).toISOString();
      return { kind: 'plan', remote, market: here, position: draft.position, at };
    }
    case 'cancel':
      return { kind: 'cancel', remote, market: here, at: draft.plan };
    case 'pin':
      return { kind: 'pin', remote, market: here, build: draft.build };
    case 'unpin':
      return { kind: 'pin', remote, market: here, build: null };
    case 'try': {
      const percent = Number(draft.percent.trim().replace(',', '.'));
      return { kind: 'canary', remote, market, percent, build: draft.build };
    }
    case 'stop':
      return { kind: 'canary', remote, market, percent: null, build: null };
    case 'back':
      return { kind: 'rollback', remote, market, to: null };
    case 'promote':
      return { kind: 'promote', remote, build: draft.build };
    case null:
      throw new RangeError('nothing was chosen');
    default:
      return draft.action satisfies never;
  }
}
