import { useState } from 'react';
import type { BookingSession } from '@travesia/booking';
import { CallCodeReplySchema } from '@travesia/contracts';
import { phoneLink } from '@travesia/domain';
import { formatClock, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useSdk, withTexts } from '@travesia/platform/react';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { useSessionKeeper } from '../session/use-session-keeper.ts';
import styles from './call-code.module.css';
import { callCodeTexts } from './texts.ts';

export type CallCodeProps = {
  /** Where something is chosen on this page. */
  session?: BookingSession;
  /** The number stands above already, as on the page of what is sold by phone alone. */
  isBelowNumber?: boolean;
};

type Asked = 'not-yet' | 'asking' | 'failed' | { readonly code: string; readonly expiresAt: string };

function AskForCode({ session, isBelowNumber = false }: CallCodeProps) {
  const { t, rich, tag } = useText(callCodeTexts);
  const { api, contactNumber } = useRemotePage();
  const sdk = useSdk();
  const keeper = useSessionKeeper();
  const [asked, setAsked] = useState<Asked>('not-yet');
  const code = typeof asked === 'object' ? asked : null;

  async function ask() {
    setAsked('asking');
    try {
      // What was chosen or typed a moment ago belongs to what the desk sees.
      await session?.flush();
      const { market, currency } = sdk.context.getSnapshot();
      const { data } = await keeper.call((agentId) =>
        api.post('/user/session/call-code', CallCodeReplySchema, {
          body: {
            agentId,
            bookingId: session?.getSnapshot().draft.bookingId ?? null,
            market: market.id,
            currency,
            page: window.location.pathname + window.location.search,
            title: document.title,
          },
        }),
      );
      setAsked(data);
    } catch {
      // The api client has reported it; the traveller is told below.
      setAsked('failed');
    }
  }

  return (
    <section className={styles.call} aria-label={t('title')}>
      {!isBelowNumber && (
        <>
          <h2 className={styles.title}>{t('title')}</h2>
          <p>{rich('call', { phone: <a href={phoneLink(contactNumber)}>{contactNumber}</a> })}</p>
        </>
      )}
      <p>{t('why')}</p>
      <div role="status" className={styles.status}>
        {code && (
          <>
            <p className={styles.code}>{rich('code', { code: <strong>{code.code}</strong> })}</p>
            <p className={styles.soft}>
              {t('until', { time: formatClock(Date.parse(code.expiresAt), tag) })}
            </p>
          </>
        )}
      </div>
      {asked === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
      <Button
        variant={code ? 'link' : 'quiet'}
        pending={asked === 'asking'}
        pendingText={t('asking')}
        onClick={() => void ask()}
      >
        {t(code ? 'again' : 'ask')}
      </Button>
    </section>
  );
}

/** The telephone number, and by a press a code with which the service desk sees this page (D-08). */
export const CallCode = withTexts([callCodeTexts], AskForCode);
