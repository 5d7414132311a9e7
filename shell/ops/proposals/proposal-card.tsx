import { useState } from 'react';
import type { OpsDecision, OpsProposal } from '@travesia/contracts';
import { formatMoment, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Card } from '@travesia/ui/card';
import { TextField } from '@travesia/ui/text-field';
import { OpsFault } from '../api/ops-client.ts';
import { useReadAnew } from '../api/queries.ts';
import { ChangeLines } from '../change/change-lines.tsx';
import { useOps } from '../session/ops-context.ts';
import { opsTexts } from '../texts.ts';
import styles from './proposals.module.css';

export type ProposalCardProps = { proposal: OpsProposal; onFault: (fault: unknown) => void };

/** Who proposes what and why, until when; and what the reader may decide. */
export function ProposalCard({ proposal, onFault }: ProposalCardProps) {
  const { t, tag } = useText(opsTexts);
  const { client, say } = useOps();
  const readAnew = useReadAnew();
  const [pending, setPending] = useState<OpsDecision['decision'] | null>(null);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { id, at, endsAt, by, changes, isOwn, mayConfirm } = proposal;

  async function decide(decision: OpsDecision) {
    if (pending) return;
    setPending(decision.decision);
    onFault(null);
    say('');
    try {
      await client.decide(id, decision);
      say(t(decision.decision === 'confirm' ? 'proposals.confirmed' : 'proposals.rejected'));
    } catch (cause) {
      // The sign-in says so itself.
      if (!(cause instanceof OpsFault && cause.code === 'sign_in_needed')) onFault(cause);
    } finally {
      setPending(null);
      await readAnew();
    }
  }

  return (
    <Card className={styles.card}>
      <ChangeLines changes={changes} />
      <p className={styles.why}>
        <q>{proposal.reason}</q>
      </p>
      <p className={styles.who}>
        <span>{t('proposals.by', { by, at: formatMoment(Date.parse(at), tag) })}</span>
        <span>{t('proposals.endsAt', { at: formatMoment(Date.parse(endsAt), tag) })}</span>
      </p>
      {isOwn && <p>{t('proposals.own')}</p>}
      {!isOwn && !mayConfirm && <p>{t('proposals.notYours')}</p>}
      {mayConfirm && (
        <div>
          <Button
            variant="primary"
            pending={pending === 'confirm'}
            pendingText={t('proposals.confirming')}
            onClick={() => void decide({ decision: 'confirm' })}
          >
            {t('proposals.confirm')}
          </Button>
        </div>
      )}
      {(isOwn || mayConfirm) && (
        <form
          className={styles.reject}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setReasonMissing(reason.trim() === '');
            if (reason.trim() !== '') void decide({ decision: 'reject', reason: reason.trim() });
          }}
        >
          <TextField
            label={t('proposals.rejectTitle')}
            error={isReasonMissing ? t('change.reasonMissing') : undefined}
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" pending={pending === 'reject'} pendingText={t('proposals.rejecting')}>
            {t(isOwn ? 'proposals.takeBack' : 'proposals.reject')}
          </Button>
        </form>
      )}
    </Card>
  );
}
