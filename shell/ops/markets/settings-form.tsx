import { useState } from 'react';
import type { MarketSettings, OpsMarket } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { ErrorSummary } from '@travesia/ui/error-summary';
import { ChangePreview } from '../change/change-preview.tsx';
import { useChange } from '../change/use-change.ts';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import { problemWords } from './problem-words.ts';
import { draftOf, readDraft, typedIn, type SettingsDraft, type TypedSettings } from './settings-draft.ts';
import { SettingsFields } from './settings-fields.tsx';
import { VisitorPreview } from './visitor-preview.tsx';
import styles from './markets.module.css';

export type SettingsFormProps = {
  market: OpsMarket;
  sequence: number;
};

/** Type, look, apply; or back to what it was. */
export function SettingsForm({ market, sequence }: SettingsFormProps) {
  const { t } = useText(opsTexts);
  const { earlier } = market;
  const { say, drafts } = useOps();
  const [typed, setTyped] = useState<TypedSettings>(() => drafts.get(market.id) ?? {});
  // What was not typed follows the market: somebody else may have changed it since.
  const draft: SettingsDraft = { ...draftOf(market.settings), ...typed };
  const setDraft = (next: SettingsDraft) => {
    const all = { ...typed, ...typedIn(draft, next) };
    drafts.set(market.id, all);
    setTyped(all);
  };
  const [attempt, setAttempt] = useState(0);
  const { looked, isPending, fault, look, apply, edit } = useChange(sequence, (isProposal) => {
    say(t(isProposal ? 'proposals.made' : 'change.done'));
    setTyped({});
    drafts.delete(market.id);
    setAttempt(0);
  });
  const read = readDraft(draft);
  const problems = attempt > 0 ? read.problems : [];
  const ask = (settings: MarketSettings | null, reason: string) =>
    void look({ kind: 'settings', market: market.id, settings }, reason);

  if (looked) {
    return (
      <div className={styles.form}>
        {fault !== null && <FaultNotice fault={fault} />}
        <ChangePreview
          changes={looked.changes}
          isProposal={looked.isProposal}
          isPending={isPending}
          onApply={() => void apply()}
          onEdit={edit}
        >
          {looked.command.kind === 'settings' && (
            <VisitorPreview market={market} settings={looked.command.settings} />
          )}
        </ChangePreview>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        if (read.settings) ask(read.settings, draft.reason.trim());
      }}
    >
      {fault !== null && <FaultNotice fault={fault} />}
      <ErrorSummary
        title={t('markets.problems')}
        attempt={attempt}
        errors={problems.map((problem) => ({ fieldId: problem, message: problemWords(t, problem) }))}
      />
      <SettingsFields draft={draft} problems={problems} onDraft={setDraft} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={isPending} pendingText={t('change.looking')}>
          {t('change.look')}
        </Button>
        {earlier && <Button onClick={() => ask(earlier, t('markets.undo'))}>{t('markets.undo')}</Button>}
        {market.isSet && <Button onClick={() => ask(null, t('markets.reset'))}>{t('markets.reset')}</Button>}
      </div>
    </form>
  );
}
