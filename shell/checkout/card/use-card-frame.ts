import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  createCardFrameController,
  type CardFrameController,
  type CardView,
} from './card-frame-controller.ts';
import { CardHandleReplySchema } from '@travesia/contracts';
import { publishCardDetailsUpdated } from '@travesia/platform';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';

/** How long the vault may take to show its fields before the page says so. */
const UNREACHABLE_AFTER_MS = 12_000;

export interface CardFrame {
  readonly controller: CardFrameController;
  readonly view: CardView;
  readonly isUnreachable: boolean;
  /** Changes with each new try to load the frame. */
  readonly attempt: number;
  readonly reload: () => void;
}

/** The vault's card frame of the order as it is shown; another one needs another permission (S-27). */
export function useCardFrame(orderKey: string, onEnter: () => void): CardFrame {
  const host = useHost();
  const { calls } = useCheckout();
  const { locale } = useVisitorContext();
  const { vault } = host.state.origins;
  const [attempt, setAttempt] = useState(0);
  const [isLate, setLate] = useState(false);
  const [controller] = useState(() =>
    createCardFrameController({
      vaultOrigin: vault,
      async fetchHandle(shownKey) {
        const { data } = await calls.forPayment('/user/session/card-handle', CardHandleReplySchema, {
          orderKey: shownKey,
        });
        return data.cardHandle;
      },
      onSaved: () => publishCardDetailsUpdated(host, {}),
    }),
  );
  const view = useSyncExternalStore(controller.subscribe, controller.getSnapshot, controller.getSnapshot);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => controller.receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [controller]);
  const entered = useEffectEvent(onEnter);
  useEffect(() => controller.onEnter(() => entered()), [controller]);
  useEffect(() => controller.setLocale(locale), [controller, locale]);
  useEffect(() => {
    // A failure shows when pay is pressed: the controller asks for a permission again then.
    controller.showOrder(orderKey).catch(() => {});
  }, [controller, orderKey]);
  useEffect(() => {
    if (view.isReady) return;
    const timer = setTimeout(() => setLate(true), UNREACHABLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view.isReady, attempt]);

  return {
    controller,
    view,
    isUnreachable: view.isUnavailable || (isLate && !view.isReady),
    attempt,
    reload() {
      controller.reopen();
      setLate(false);
      setAttempt((count) => count + 1);
    },
  };
}
