import { useEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { useHost } from '../../src/host/host-context.ts';
import { checkoutTexts } from '../texts.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { createCardFrame, type CardFrameController, type CardFrameView } from './card-frame-controller.ts';
import styles from './card-frame.module.css';

export type CardFrameProps = {
  controller: RefObject<CardFrameController | null>;
  onChange: (view: CardFrameView) => void;
};

const HEIGHT_SETTLES_MS = 250;

/** The four card fields, in a frame of the vault's origin: no script of this page can read them (S-27). */
export function CardFrame({ controller, onChange }: CardFrameProps) {
  const { t, locale } = useText(checkoutTexts);
  const { state } = useHost();
  const { calls } = useCheckout();
  const element = useRef<HTMLIFrameElement>(null);
  const [view, setView] = useState<CardFrameView | null>(null);
  const [source] = useState(() => `${state.origins.vault}/vault/card?locale=${locale}`);
  const heightPx = view?.heightPx;

  useEffect(() => {
    const frame = createCardFrame({
      vaultOrigin: state.origins.vault,
      frame: () => element.current?.contentWindow ?? null,
      freshHandle: async () => (await calls.cardHandle()).data.cardHandle,
      onChange(next) {
        setView(next);
        onChange(next);
      },
    });
    controller.current = frame;
    const listen = (event: MessageEvent) => frame.receive(event);
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      controller.current = null;
    };
  }, [calls, controller, onChange, state.origins.vault]);

  useEffect(() => {
    if (!heightPx) return undefined;
    // A field that is left redraws the frame twice; a page that jumped in between would move the pay
    // button away from under the finger.
    const timer = setTimeout(
      () => element.current?.style.setProperty('height', `${heightPx}px`),
      HEIGHT_SETTLES_MS,
    );
    return () => clearTimeout(timer);
  }, [heightPx]);

  return (
    <div className={styles.card}>
      <iframe ref={element} className={styles.frame} title={t('billing.cardFrame')} src={source} />
      {view?.saved && (
        <p className={styles.saved} role="status">
          {t('billing.cardSaved', { brand: view.saved.card.brand, last4: view.saved.card.last4 })}
        </p>
      )}
      {view?.failure && <Notice tone="error">{view.failure}</Notice>}
    </div>
  );
}
