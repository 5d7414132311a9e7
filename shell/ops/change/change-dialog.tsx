import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { Dialog } from '@travesia/ui/dialog';
import { FaultNotice } from '../frame/fault-notice.tsx';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import { marketName } from '../../staff/market-name.ts';
import { productName } from '../words/names.ts';
import { commandOf, draftProblems, firstDraft, type ChangeDraft, type ChangeTarget } from './change-draft.ts';
import { ChangeForm } from './change-form.tsx';
import { ChangePreview } from './change-preview.tsx';
import { useChange } from './use-change.ts';
import styles from './change.module.css';

const doneWords = (action: ChangeDraft['action']) =>
  action === 'plan' ? 'change.planMade' : action === 'cancel' ? 'change.planGone' : 'change.done';

export type ChangeDialogProps = { target: ChangeTarget; sequence: number; onClose: () => void };

/** Choose, say why, look, apply. */
export function ChangeDialog({ target, sequence, onClose }: ChangeDialogProps) {
  const { t, locale } = useText(opsTexts);
  const { say, isEnded } = useOps();
  const [draft, setDraft] = useState<ChangeDraft>(() => firstDraft(target));
  const [asked, setAsked] = useState({ attempt: 0, atMs: 0 });
  const { looked, isPending, fault, look, apply, edit } = useChange(sequence, (isProposal) => {
    say(t(isProposal ? 'proposals.made' : doneWords(draft.action)));
    onClose();
  });
  const problems = asked.attempt > 0 ? draftProblems(draft, asked.atMs) : [];
  const { remote, cell } = target;
  const market = cell ? marketName(cell.market, locale, t('international')) : t('everywhere');

  return (
    <Dialog
      open={!isEnded}
      variant="sheet"
      onClose={onClose}
      title={t('change.title', { remote: productName(remote, locale), market })}
      closeLabel={t('close')}
    >
      <div className={styles.form}>
        {fault !== null && <FaultNotice fault={fault} />}
        {looked ? (
          <ChangePreview
            changes={looked.changes}
            isProposal={looked.isProposal}
            isPending={isPending}
            onApply={() => void apply()}
            onEdit={edit}
          />
        ) : (
          <ChangeForm
            target={target}
            draft={draft}
            problems={problems}
            attempt={asked.attempt}
            isPending={isPending}
            onDraft={setDraft}
            onSubmit={() => {
              const atMs = Date.now();
              setAsked({ attempt: asked.attempt + 1, atMs });
              if (draftProblems(draft, atMs).length === 0)
                void look(commandOf(draft, target), draft.reason.trim());
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
