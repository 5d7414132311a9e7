import { clockAt } from '@travesia/domain';
import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { ConfirmedBooking } from '@travesia/contracts';
import { errorText, formatClock, formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { mailHeldLink } from '../../data/booking-calls.ts';
import { useAccess } from '../../data/use-access.ts';
import { openedTexts } from '../../opened-texts.ts';

/** A trip that is kept unpaid is paid or given up where its link opens it: the link is mailed again. */
export function HeldBooking({ booking }: { booking: ConfirmedBooking }) {
  const { t, locale, tag } = useText(openedTexts);
  const { api } = useRemotePage();
  const access = useAccess(booking.referenceId);
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const endMs = Date.parse(booking.payUntil ?? booking.bookedAt);

  async function send() {
    setBusy(true);
    setFailed(null);
    try {
      setSentTo(await mailHeldLink(api, access));
    } catch (failure) {
      setFailed(failureCode(failure));
    }
    setBusy(false);
  }

  return (
    <Notice
      tone="attention"
      title={t('held.title', {
        date: formatLocalDate(clockAt(endMs), tag),
        time: formatClock(endMs, tag),
      })}
      actions={
        <Button pending={isBusy} pendingText={t('held.sending')} onClick={() => void send()}>
          {t('held.send')}
        </Button>
      }
    >
      <p>{t('held.text')}</p>
      <p role="status">{sentTo && t('held.sent', { address: sentTo })}</p>
      {failed && <p role="alert">{errorText(failed, locale)}</p>}
    </Notice>
  );
}
