import { useId, useRef, useState, type FormEvent } from 'react';
import { MailField } from '@travesia/booking-ui/mail-field';
import { EmailSchema } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import * as v from 'valibot';
import { BrowserTexts, browserTexts } from '../browser-texts.tsx';
import styles from './subscribe-line.module.css';

type State = 'typing' | 'empty' | 'invalid' | 'sending' | 'sent' | 'failed' | 'often';

const TOO_MANY_REQUESTS = 429;

async function subscribe(email: string, locale: string, website: string): Promise<State> {
  try {
    const reply = await fetch(new URL('/api/subscribe', window.location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({ email, locale, website }),
    });
    if (reply.ok) return 'sent';
    console.error('subscription refused', reply.status);
    if (reply.status === TOO_MANY_REQUESTS) return 'often';
    return reply.status < 500 ? 'invalid' : 'failed';
  } catch (cause) {
    console.error('subscription not sent', cause);
    return 'failed';
  }
}

/** An address for our letters (E-14). */
export const SubscribeLine = () => (
  <BrowserTexts>
    <SubscribeForm />
  </BrowserTexts>
);

export function SubscribeForm() {
  const { t, locale } = useText(browserTexts);
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('typing');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const email = address.current?.value ?? '';
    if (email.trim() === '') {
      setState('empty');
      return;
    }
    if (!v.is(EmailSchema, email)) {
      setState('invalid');
      return;
    }
    setState('sending');
    setState(await subscribe(email, locale, trap.current?.value ?? ''));
  };

  if (state === 'sent') {
    return (
      <p role="status" className={styles.sent}>
        {t('subscribe.sent')}
      </p>
    );
  }
  const problem = state === 'typing' || state === 'sending' ? undefined : t(`subscribe.${state}`);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onInput={() => setState((now) => (now === 'sending' ? now : 'typing'))}
    >
      <MailField
        id={`${id}-email`}
        ref={address}
        name="email"
        label={t('subscribe.label')}
        error={problem && <span role="alert">{problem}</span>}
        className={styles.field ?? ''}
      />
      <label className={styles.trap} aria-hidden="true">
        Web <input ref={trap} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <Button type="submit" pending={state === 'sending'} pendingText={t('subscribe.sending')}>
        {t('subscribe.send')}
      </Button>
    </form>
  );
}
