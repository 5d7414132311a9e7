import { useEffect, useEffectEvent, useState } from 'react';
import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { useOrderPaths } from '../services/use-order-paths.ts';
import { useFollowOutcome } from '../authenticate/use-follow-outcome.ts';
import { askPayment } from '../payment/poll-payment.ts';
import { useCheckout } from '../services/checkout-services.ts';

export type Confirmation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly booking: ConfirmedBooking };

/** The confirmed booking of this tab: from the page before, else from the server by the tab's cart (P-39). */
export function useConfirmation(cartId: string | null): { confirmation: Confirmation; retry: () => void } {
  const { calls, confirmed, payments } = useCheckout();
  const { navigation } = useHost();
  const { locale } = useVisitorContext();
  const follow = useFollowOutcome();
  const pathsOf = useOrderPaths();
  // What waiting was answered with is in the language that the page had then.
  const [handed] = useState<{ booking: ConfirmedBooking | null; locale: Locale }>(() => ({
    booking: confirmed.getSnapshot(),
    locale,
  }));
  const [asked, setAsked] = useState<Confirmation>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isHanded = handed.booking !== null && handed.locale === locale;

  const finish = useEffectEvent((outcome: Awaited<ReturnType<typeof askPayment>>, askedCart: string) => {
    const pending = payments.read();
    const isPaid = pending?.outcome === 'confirmed';
    switch (outcome.kind) {
      case 'confirmed': {
        const orderKind = outcome.booking.kind;
        const summaryPath = pending?.summaryPath ?? pathsOf(orderKind).summary;
        payments.write({
          cartId: askedCart,
          orderKind,
          summaryPath,
          providerUrl: null,
          outcome: 'confirmed',
        });
        setAsked({ kind: 'ready', booking: outcome.booking });
        return;
      }
      case 'failed':
        follow(outcome, askedCart);
        return;
      case 'stranger':
        navigation.navigate('/', { replace: true });
        return;
      case 'pending':
      case 'unknown':
        // Paid before, so only the question failed; else the payment is still being decided.
        if (isPaid) setAsked({ kind: 'failed' });
        else navigation.navigate(pathsOf(pending?.orderKind).waiting, { replace: true });
        return;
      default:
        outcome satisfies never;
    }
  });
  useEffect(() => {
    if (cartId === null || isHanded) return;
    const controller = new AbortController();
    const { signal } = controller;
    askPayment({ ask: () => calls.providerStatus(cartId, signal), signal }).then(
      (outcome) => {
        if (!signal.aborted) finish(outcome, cartId);
      },
      () => {},
    );
    return () => controller.abort();
  }, [cartId, isHanded, locale, attempt, calls]);

  return {
    confirmation: isHanded && handed.booking ? { kind: 'ready', booking: handed.booking } : asked,
    retry() {
      setAsked({ kind: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
