import { cardBrandName, isCardValid, type CardField, type Locale } from '@travesia/domain';
import type { CardBillingAddress, CardPageMessage } from '@travesia/contracts';
import { showBrand, showErrors, showLabels } from './card-document.ts';
import { FIELD_ORDER, type CardFields, type FieldEvents } from './card-fields.ts';
import { createCardSender } from './card-sender.ts';
import { createPageLink } from './page-link.ts';
import { postPayment } from './post-payment.ts';
import { WORDS, type FailureCode } from './words.ts';

/** For all that a press of Pay does; the page waits a little longer (20 s). */
const SEND_TIMEOUT_MS = 18_000;

interface FrameSettings {
  readonly siteOrigin: string;
  readonly vaultOrigin: string;
  readonly locale: Locale;
  readonly handle: string | null;
  /** Ours or the provider's; everything else is the same (W-01). */
  readonly createFields: (events: FieldEvents) => CardFields;
}

/** The card form inside its frame: typed here, sent from here, seen nowhere else (S-27). Gives back its own stop. */
export function startCardFrame(settings: FrameSettings): () => void {
  // Under any other address this document would share its origin with the site's own scripts.
  if (window.location.origin !== settings.vaultOrigin) return () => undefined;

  let { locale, handle } = settings;
  let billingAddress: CardBillingAddress | undefined;
  let lastState = '';
  let readiness: 'waiting' | 'ready' | 'unavailable' = 'waiting';
  const shown = new Set<CardField>();

  const link = createPageLink(settings.siteOrigin, onPageMessage);
  const fields = settings.createFields({
    onReady() {
      readiness = 'ready';
      clear();
    },
    onChange,
    onLeave(field) {
      shown.add(field);
      onChange();
    },
    onUnavailable() {
      readiness = 'unavailable';
      tellFailure('fields_unavailable', 0);
    },
  });
  const sender = createCardSender({
    async send(sequence) {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      const payment = await fields.payment(billingAddress);
      if (payment.state === 'failed') return payment;
      return postPayment(handle, payment.information, { sequence, locale, signal });
    },
    nowMs: () => Date.now(),
    onSaved: ({ transactionId, card }, sequence) =>
      link.tell({ type: 'travesia-card-saved@1', transactionId, card, sequence }),
    onFailed: tellFailure,
  });

  document.getElementById('card')?.addEventListener('submit', (event) => {
    event.preventDefault();
    link.tell({ type: 'travesia-card-enter@1' });
  });
  const sizes = new ResizeObserver(tellState);
  sizes.observe(document.body);
  // A page brought back by the back button must not bring the card back with it (S-28).
  const onReturn = (event: PageTransitionEvent) => event.persisted && clear();
  window.addEventListener('pageshow', onReturn);
  fields.open();
  return () => {
    clear();
    sizes.disconnect();
    link.close();
    window.removeEventListener('pageshow', onReturn);
  };

  function onChange(): void {
    const view = fields.view();
    const { errors, brand } = view;
    showErrors(view, shown, locale);
    for (const field of FIELD_ORDER) fields.markInvalid(field, errors[field] && shown.has(field));
    showBrand(brand, brand === null ? '' : cardBrandName(brand), locale);
    tellState();
  }

  function onPageMessage(message: CardPageMessage): void {
    // Whoever speaks may have begun to listen only now.
    lastState = '';
    if (readiness === 'unavailable') tellFailure('fields_unavailable', 0);
    switch (message.type) {
      case 'travesia-card-handle@1':
        handle = message.handle;
        tellState();
        break;
      case 'travesia-card-submit@1':
        billingAddress = message.billingAddress;
        submit();
        break;
      case 'travesia-card-clear@1':
        clear();
        break;
      case 'travesia-card-another@1':
        fields.fillName(message.cardName);
        onChange();
        fields.focus('number');
        break;
      case 'travesia-card-locale@1':
        locale = message.locale;
        showLabels(locale);
        fields.showLocale(locale);
        onChange();
        break;
      default:
        message satisfies never;
    }
  }

  /** Pay was pressed: the card goes, or its errors are told (S-29). */
  function submit(): void {
    if (readiness !== 'ready') tellFailure('fields_unavailable', 0);
    else if (check()) void sender.submit();
    else tellFailure('card_invalid', 0);
  }

  /** Every error shows, and the first one gets the focus. */
  function check(): boolean {
    for (const field of FIELD_ORDER) shown.add(field);
    onChange();
    const { errors } = fields.view();
    const firstWrong = FIELD_ORDER.find((field) => errors[field]);
    if (firstWrong !== undefined) fields.focus(firstWrong);
    return firstWrong === undefined;
  }

  function clear(): void {
    sender.forget();
    fields.clear();
    shown.clear();
    showLabels(locale);
    onChange();
  }

  function tellFailure(code: FailureCode, sequence: number): void {
    link.tell({ type: 'travesia-card-failed@1', code, message: WORDS[locale].failures[code], sequence });
  }

  /** Before the fields take what is typed there is nothing to tell: the page shows that it waits. */
  function tellState(): void {
    if (readiness !== 'ready') return;
    const { errors, brand, last4 } = fields.view();
    const state = {
      type: 'travesia-card-state@1',
      errors,
      brand,
      last4,
      height: Math.ceil(document.body.getBoundingClientRect().height),
      complete: isCardValid(errors),
    } as const;
    const text = JSON.stringify(state);
    if (text === lastState) return;
    lastState = text;
    link.tell(state);
  }
}
