import { useId, useState, type FormEvent } from 'react';
import { failureCode } from '@travesia/api-client';
import { MailField } from '@travesia/booking-ui/mail-field';
import { EmailSchema, type ConfirmedBooking } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useMutation } from '@travesia/platform/libraries';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import * as v from 'valibot';
import { useAccess } from '../../data/use-access.ts';
import { shareItinerary } from '../../data/after-booking-calls.ts';
import { openedTexts } from '../../opened-texts.ts';
import styles from './after-booking.module.css';
import { useProgress } from './use-progress.ts';

/** Sends the itinerary, without prices, to somebody who travels along (M-10). */
export function ShareItinerary({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useText(openedTexts);
  const { api, locale } = useRemotePage();
  const access = useAccess(booking.referenceId);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const share = useMutation({
    mutationFn: (to: string) => shareItinerary(api, access, to),
    onSuccess: () => setTyped(''),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    const read = v.safeParse(EmailSchema, typed);
    setIsWrong(!read.success);
    if (read.success) share.mutate(read.output);
    else document.querySelector<HTMLInputElement>(`[id="${id}-to"]`)?.focus();
  }

  const { data: progress } = useProgress(access);
  if (progress?.mayAct === false) return null;
  return (
    <section className={styles.status} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('share.title')}</h2>
      <p className={styles.soft}>{t('share.lead')}</p>
      <form className={styles.share} noValidate onSubmit={send}>
        <MailField
          id={`${id}-to`}
          autoComplete="off"
          label={t('share.to')}
          value={typed}
          onChange={(event) => {
            setIsWrong(false);
            setTyped(event.target.value);
          }}
          // Own words: the shared ones speak of the reader's own address.
          error={isWrong ? t(typed.trim() === '' ? 'share.missing' : 'share.invalid') : undefined}
          required
        />
        <Button type="submit" pending={share.isPending} pendingText={t('share.sending')}>
          {t('share.send')}
        </Button>
      </form>
      <div role="status">{share.data && <p>{t('share.sent', { email: share.data })}</p>}</div>
      {share.error && <Notice tone="error">{errorText(failureCode(share.error), locale)}</Notice>}
    </section>
  );
}
