import { useEffect, useRef } from 'react';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { RadioGroup } from '@travesia/ui/radio-group';
import { TextField } from '@travesia/ui/text-field';
import { opsTexts } from '../texts.ts';
import { actionsOf, type ChangeDraft, type ChangeTarget, type DraftField } from './change-draft.ts';
import { ActionFields } from './action-fields.tsx';
import styles from './change.module.css';

export type ChangeFormProps = {
  target: ChangeTarget;
  draft: ChangeDraft;
  problems: readonly DraftField[];
  /** Grows with each try: the first field that is wrong takes the focus. */
  attempt: number;
  isPending: boolean;
  onDraft: (draft: ChangeDraft) => void;
  onSubmit: () => void;
};

export function ChangeForm(props: ChangeFormProps) {
  const { target, draft, problems, attempt, isPending, onDraft, onSubmit } = props;
  const { t } = useText(opsTexts);
  const form = useRef<HTMLFormElement>(null);
  const has = (field: DraftField) => problems.includes(field);

  useEffect(() => {
    if (attempt > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], fieldset[aria-describedby] input')?.focus();
  }, [attempt]);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RadioGroup
        legend={t('action.legend')}
        variant="list"
        options={actionsOf(target).map((action) => ({
          value: action,
          label: t(`action.${action}`),
          description: t(`action.${action}Text`),
        }))}
        value={draft.action}
        onValueChange={(action) => onDraft({ ...draft, action })}
        error={has('action') ? t('change.choose') : undefined}
      />
      <ActionFields target={target} draft={draft} problems={problems} onDraft={onDraft} />
      <TextField
        label={t('change.reason')}
        hint={t('change.reasonHint')}
        error={has('reason') ? t('change.reasonMissing') : undefined}
        required
        maxLength={200}
        value={draft.reason}
        onChange={({ target: { value } }) => onDraft({ ...draft, reason: value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={isPending} pendingText={t('change.looking')}>
          {t('change.look')}
        </Button>
      </div>
    </form>
  );
}
