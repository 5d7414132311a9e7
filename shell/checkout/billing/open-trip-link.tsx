import { useEffect, useRef, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import type { CodeSent, TripLinkRefusal, TypedSteps } from '@travesia/contracts';
import { isMailedCode, mailedCodeOf } from '@travesia/domain';
import { frameStyles } from '@travesia/booking-ui/frame';
import { errorText, formatClock, useText } from '@travesia/i18n';
import { Button, buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { TextField } from '@travesia/ui/text-field';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { checkoutTexts } from '../texts.ts';
import { draftOfTyped } from './draft-of-typed.ts';
import { missingEarlierSteps } from './missing-steps.tsx';

const CODE_ID = 'trip-code';

export type OpenTripLinkProps = { link: string; onOpened: () => void };

type Problem = { readonly code: string } | 'short' | null;

/** A trip that was begun on another device comes into this tab by a code; until then nothing of it is shown. */
export function OpenTripLink({ link, onOpened }: OpenTripLinkProps) {
  const { t, tag } = useText(checkoutTexts);
  const { locale, countryCode } = useVisitorContext();
  const host = useHost();
  const { calls, session } = useCheckout();
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [refusal, setRefusal] = useState<TripLinkRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>(null);
  /** A code works once: after a lost reply the rest is tried without it. */
  const typed = useRef<TypedSteps | null>(null);

  useEffect(() => {
    if (sent) document.querySelector<HTMLInputElement>(`#${CODE_ID}`)?.focus();
  }, [sent, problem]);

  async function run(step: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await step();
    } catch (failure) {
      // The api client has reported it.
      setProblem({ code: failureCode(failure) });
    } finally {
      setBusy(false);
    }
  }

  const sendCode = () =>
    run(async () => {
      setCode('');
      const { data } = await calls.sendTripCode(link);
      setRefusal(data.refusal);
      setSent(data.sent);
    });

  const open = () =>
    run(async () => {
      if (typed.current === null) {
        const { data } = await calls.openTripLink(link, code);
        setRefusal(data.refusal);
        typed.current = data.typed;
      }
      if (typed.current === null) return;
      await session.openOther();
      session.remember(draftOfTyped(typed.current, countryCode));
      const { orderView } = session.getSnapshot();
      onOpened();
      // Where the forms before the payment are not filled in, they come first.
      if (orderView && missingEarlierSteps(orderView).length > 0)
        host.navigation.navigate(orderView.summaryPath, { replace: true });
    });

  if (refusal) {
    const isPaid = refusal === 'paid' || refusal === 'under-way';
    return (
      <section className={frameStyles.problem}>
        <StepHeading>{t('trip.title')}</StepHeading>
        <Notice
          tone="attention"
          announce="polite"
          actions={
            <ShellLink
              path={isPaid ? '/user/my-journey' : '/'}
              className={buttonClass({ variant: 'primary' })}
            >
              {t(isPaid ? 'link.trips' : 'trip.search')}
            </ShellLink>
          }
        >
          {t(`trip.${refusal}`)}
        </Notice>
      </section>
    );
  }

  const isWrong = problem !== null && problem !== 'short' && problem.code === 'code_wrong';
  const failed = problem !== null && problem !== 'short' && !isWrong ? problem.code : null;
  return (
    <section className={frameStyles.problem}>
      <StepHeading>{t('trip.title')}</StepHeading>
      {sent ? (
        <form
          className={frameStyles.problem}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy) return;
            if (isMailedCode(code)) void open();
            else setProblem('short');
          }}
        >
          <p role="status">
            {t('trip.sent', { address: sent.sentTo, time: formatClock(Date.parse(sent.expiresAt), tag) })}
          </p>
          <TextField
            id={CODE_ID}
            label={t('trip.code')}
            hint={t('trip.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => {
              setProblem(null);
              setCode(mailedCodeOf(event.target.value));
            }}
            error={
              (problem === 'short' || isWrong) && (
                <span role="alert">
                  {problem === 'short' ? t('trip.codeShort') : errorText('code_wrong', locale)}
                </span>
              )
            }
            required
          />
          <div className={frameStyles.ways}>
            <Button type="submit" variant="primary" pending={isBusy} pendingText={t('trip.opening')}>
              {t('trip.open')}
            </Button>
            <Button onClick={() => void sendCode()}>{t('trip.again')}</Button>
          </div>
          <p className={frameStyles.soft}>{t('trip.notYours')}</p>
        </form>
      ) : (
        <>
          <p>{t('trip.lead')}</p>
          <div className={frameStyles.ways}>
            <Button
              variant="primary"
              pending={isBusy}
              pendingText={t('trip.sending')}
              onClick={() => void sendCode()}
            >
              {t('trip.send')}
            </Button>
          </div>
        </>
      )}
      {failed && <Notice tone="error">{errorText(failed, locale)}</Notice>}
    </section>
  );
}
