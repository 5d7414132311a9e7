import { formatMoment, useText } from '@travesia/i18n';
import { RadioGroup } from '@travesia/ui/radio-group';
import { Select } from '@travesia/ui/select';
import { TextField } from '@travesia/ui/text-field';
import { opsTexts } from '../texts.ts';
import { shortBuild } from '../words/names.ts';
import type { ChangeDraft, ChangeTarget, DraftField } from './change-draft.ts';

export type ActionFieldsProps = {
  target: ChangeTarget;
  draft: ChangeDraft;
  problems: readonly DraftField[];
  onDraft: (draft: ChangeDraft) => void;
};

const NEEDS_BUILD: readonly (string | null)[] = ['pin', 'try', 'promote'];

/** What the chosen action has to know besides. */
export function ActionFields({ target, draft, problems, onDraft }: ActionFieldsProps) {
  const { t, tag } = useText(opsTexts);
  const { action } = draft;
  const { builds } = target.remote;
  return (
    <>
      {NEEDS_BUILD.includes(action) && (
        <Select
          label={t('change.build')}
          value={draft.build}
          onChange={({ target: { value } }) => onDraft({ ...draft, build: value })}
        >
          {builds.map(({ build, createdAt, wasLive }) => (
            <option key={build} value={build}>
              {shortBuild(build)} · {formatMoment(Date.parse(createdAt), tag)}
              {wasLive && ` · ${t('change.wasLive')}`}
            </option>
          ))}
        </Select>
      )}
      {action === 'try' && (
        <TextField
          label={t('change.percent')}
          inputMode="decimal"
          error={problems.includes('percent') ? t('change.percentInvalid') : undefined}
          required
          after="%"
          value={draft.percent}
          onChange={({ target: { value } }) => onDraft({ ...draft, percent: value })}
        />
      )}
      {action === 'plan' && (
        <>
          <RadioGroup
            legend={t('change.what')}
            variant="segments"
            options={(['off', 'on'] as const).map((value) => ({ value, label: t(`turn.${value}`) }))}
            value={draft.position}
            onValueChange={(position) => onDraft({ ...draft, position })}
          />
          <TextField
            type="datetime-local"
            label={t('change.at')}
            hint={t('change.atHint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
            error={problems.includes('at') ? t('change.atInvalid') : undefined}
            required
            value={draft.at}
            onChange={({ target: { value } }) => onDraft({ ...draft, at: value })}
          />
        </>
      )}
      {action === 'cancel' && (
        <Select
          label={t('change.plan')}
          value={draft.plan}
          onChange={({ target: { value } }) => onDraft({ ...draft, plan: value })}
        >
          {target.cell?.planned.map(({ position, at }) => (
            <option key={at} value={at}>
              {t('cell.planned', { what: t(`position.${position}`), at: formatMoment(Date.parse(at), tag) })}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
