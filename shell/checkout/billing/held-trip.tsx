import { useEffect, useState } from 'react';
import { failureCode } from '@travesia/api-client';
import { HoldTripReplySchema, type OrderView } from '@travesia/contracts';
import { frameStyles as frame } from '@travesia/booking-ui/frame';
import { errorText, formatDuration, useText } from '@travesia/i18n';
import { Button, buttonClass } from '@travesia/ui/button';
import { Dialog } from '@travesia/ui/dialog';
import { Notice } from '@travesia/ui/notice';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { checkoutTexts } from '../texts.ts';
import { HoldTerms, useMoment } from './hold-terms.tsx';

const MINUTE_MS = 60_000;
const POLL_MS = 2_000;
const DAY_MINUTES = 24 * 60;

/** By the server's clock: read with the order, and counted from there. */
function useMinutesLeft(endsAtMs: number | null): number {
  const { nowMs, session } = useCheckout();
  const [now, setNow] = useState(nowMs);
  const isOver = endsAtMs !== null && now >= endsAtMs;
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [nowMs]);
  useEffect(() => {
    if (isOver) void session.refreshOrderView();
  }, [isOver, now, session]);
  return endsAtMs === null ? 0 : Math.max(0, Math.floor((endsAtMs - now) / MINUTE_MS));
}

export type HeldTripProps = {
  hold: NonNullable<OrderView['hold']>;
  endsAtMs: number | null;
};

/** A trip that is kept unpaid: its reference, how long, what stays fixed, and the way out of it. */
export function HeldTrip({ hold, endsAtMs }: HeldTripProps) {
  const { t, locale } = useText(checkoutTexts);
  const { calls, session } = useCheckout();
  const momentOf = useMoment();
  const minutes = useMinutesLeft(endsAtMs);
  const days = Math.floor(minutes / DAY_MINUTES);
  const rest = formatDuration(minutes % DAY_MINUTES, locale);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  async function giveUp() {
    setBusy(true);
    setFailed(null);
    try {
      await calls.forPayment('/user/session/give-up-hold', HoldTripReplySchema, {});
      setAsking(false);
    } catch (failure) {
      setFailed(failureCode(failure));
    }
    await session.refreshOrderView();
    setBusy(false);
  }

  return (
    <>
      <Notice
        tone="attention"
        title={t('hold.heldUntil', { time: momentOf(hold.payUntil) })}
        actions={<Button onClick={() => setAsking(true)}>{t('hold.giveUp')}</Button>}
      >
        <p>
          <b>{days > 0 ? t('hold.leftDays', { count: days, rest }) : t('hold.left', { rest })}</b>{' '}
          {t('hold.reference', { reference: hold.referenceId ?? '' })}
        </p>
        <HoldTerms hold={hold} />
      </Notice>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('hold.giveUpTitle')}
        closeLabel={t('billing.closeBreakup')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('hold.keep')}</Button>
            <Button
              variant="primary"
              pending={isBusy}
              pendingText={t('hold.givingUp')}
              onClick={() => void giveUp()}
            >
              {t('hold.giveUp')}
            </Button>
          </>
        }
      >
        <p>{t('hold.giveUpText')}</p>
        {failed && <Notice tone="error">{errorText(failed, locale)}</Notice>}
      </Dialog>
    </>
  );
}

/** Nobody knows yet whether it is held, or let go: asked until it is known. */
export function HoldUnderWay({ state }: Pick<OrderView, 'state'>) {
  const { t } = useText(checkoutTexts);
  const { session } = useCheckout();
  useEffect(() => {
    const timer = setInterval(() => void session.refreshOrderView(), POLL_MS);
    return () => clearInterval(timer);
  }, [session]);
  return (
    <section className={frame.problem}>
      <StepHeading>{t(state === 'holding' ? 'hold.asking' : 'hold.releasing')}</StepHeading>
      <p role="status">{t(state === 'holding' ? 'hold.askingText' : 'hold.releasingText')}</p>
    </section>
  );
}

const ENDS = ['hold_ended', 'hold_given_up', 'hold_cancelled'] as const;
type HoldEnd = (typeof ENDS)[number];

/** Why a trip that was held is over; null where it is not that. */
export const holdEndOf = ({ state, hold }: OrderView): HoldEnd | null =>
  state === 'expired' ? (ENDS.find((end) => end === hold?.failure) ?? null) : null;

/** It is over, why, and that nothing was charged. */
export function HoldEnded({ end }: { end: HoldEnd }) {
  const { t } = useText(checkoutTexts);
  return (
    <section className={frame.problem}>
      <StepHeading>{t('hold.endedTitle')}</StepHeading>
      <Notice
        tone="attention"
        announce="polite"
        actions={
          <ShellLink path="/" className={buttonClass({ variant: 'primary' })}>
            {t('trip.search')}
          </ShellLink>
        }
      >
        {t(`hold.end.${end}`)}
      </Notice>
    </section>
  );
}
