import { useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { EmailSchema } from '@travesia/contracts';
import { errorText, useText } from '@travesia/i18n';
import { withTexts } from '@travesia/platform/react';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import * as v from 'valibot';
import { rememberedText } from '../form/remembered-text.ts';
import { MailField } from '../mail-field/index.ts';
import type { SummarySession } from '../session/index.ts';
import styles from './continue-elsewhere.module.css';
import { continueElsewhereTexts } from './texts.ts';

export type ContinueElsewhereProps = { booking: SummarySession };

type Asked =
  | { readonly kind: 'not-yet' | 'sending' | 'invalid' }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'failed'; readonly code: string };

function AskForLink({ booking: { session, calls, snapshot } }: ContinueElsewhereProps) {
  const { t, locale } = useText(continueElsewhereTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked>({ kind: 'not-yet' });
  const email = typed ?? rememberedText(snapshot.draft.customerDetails?.['email']);
  const failed = asked.kind === 'failed' ? asked.code : null;

  async function send() {
    const parsed = v.safeParse(EmailSchema, email);
    if (!parsed.success) {
      setAsked({ kind: 'invalid' });
      return;
    }
    setAsked({ kind: 'sending' });
    try {
      // What was typed a moment ago is to be on the other device, too.
      await session.flush();
      await calls.sendTripLink(parsed.output);
      setAsked({ kind: 'sent', email: parsed.output });
    } catch (failure) {
      // The api client has reported it; the traveller is told below.
      setAsked({ kind: 'failed', code: failureCode(failure) });
    }
  }

  const error =
    asked.kind === 'invalid' ? t('invalid') : failed === 'invalid_request' ? t('ofContact') : undefined;
  return (
    <section className={styles.section} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>{t('lead')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <MailField
          className={styles.field}
          label={t('email')}
          value={email}
          onChange={(event) => {
            setTyped(event.target.value);
            setAsked({ kind: 'not-yet' });
          }}
          error={error && <span role="alert">{error}</span>}
          required
        />
        <Button type="submit" pending={asked.kind === 'sending'} pendingText={t('sending')}>
          {t(asked.kind === 'sent' ? 'again' : 'send')}
        </Button>
      </form>
      <div role="status">
        {asked.kind === 'sent' && (
          <Notice tone="success" title={t('sent', { email: asked.email })}>
            {t('wrong')}
          </Notice>
        )}
      </div>
      {failed && failed !== 'invalid_request' && <Notice tone="error">{errorText(failed, locale)}</Notice>}
    </section>
  );
}

/** Mails the traveller a link with which this trip is continued on another device. */
export const ContinueElsewhere = withTexts([continueElsewhereTexts], AskForLink);
