import {
  ALL_CARD_ERRORS,
  cardDigits,
  detectBrand,
  isCardValid,
  validateCard,
  type CardErrors,
  type CardField,
  type Locale,
} from '@travesia/domain';
import type { CardPageMessage } from '@travesia/contracts';
import { createCardSender } from './card-sender.ts';
import { createFields, FIELD_ORDER } from './fields.ts';
import { createPageLink } from './page-link.ts';
import { postCard } from './post-card.ts';
import { WORDS, type FailureCode } from './words.ts';

interface FrameSettings {
  readonly siteOrigin: string;
  readonly vaultOrigin: string;
  readonly locale: Locale;
  readonly handle: string | null;
}

/** The card form inside its frame: typed here, sent from here, seen nowhere else (S-27). Gives back its own stop. */
export function startCardFrame(settings: FrameSettings): () => void {
  // Under any other address this document would share its origin with the site's own scripts.
  if (window.location.origin !== settings.vaultOrigin) return () => undefined;

  let { locale, handle } = settings;
  let errors: CardErrors = ALL_CARD_ERRORS;
  let lastState = '';
  const shown = new Set<CardField>();

  const link = createPageLink(settings.siteOrigin, onPageMessage);
  const fields = createFields(onCardChange, (field) => {
    shown.add(field);
    onCardChange();
  });
  const sender = createCardSender({
    send: (card, sequence) => postCard(handle, card, sequence, locale),
    nowMs: () => Date.now(),
    onSaved: ({ transactionId, card }, sequence) =>
      link.tell({ type: 'travesia-card-saved@1', transactionId, card, sequence }),
    onFailed: tellFailure,
  });

  document.getElementById('card')?.addEventListener('submit', (event) => {
    event.preventDefault();
    check();
  });
  new ResizeObserver(tellState).observe(document.body);
  // A page brought back by the back button must not bring the card back with it (S-28).
  const onReturn = (event: PageTransitionEvent) => event.persisted && clear();
  window.addEventListener('pageshow', onReturn);
  clear();
  fields.open();
  return () => {
    clear();
    link.close();
    window.removeEventListener('pageshow', onReturn);
  };

  function onCardChange(): void {
    const card = fields.card();
    errors = validateCard(card, new Date().toISOString().slice(0, 10));
    fields.showErrors(errors, shown, locale);
    fields.showBrand(locale);
    tellState();
  }

  function onPageMessage(message: CardPageMessage): void {
    // Whoever speaks may have begun to listen only now.
    lastState = '';
    switch (message.type) {
      case 'travesia-card-handle@1':
        handle = message.handle;
        tellState();
        break;
      case 'travesia-card-submit@1':
        submit();
        break;
      case 'travesia-card-clear@1':
        clear();
        break;
      case 'travesia-card-locale@1':
        locale = message.locale;
        fields.showLabels(locale);
        onCardChange();
        break;
      default:
        message satisfies never;
    }
  }

  /** Pay was pressed: the card goes, or its errors are told (S-29). */
  function submit(): void {
    if (check()) void sender.submit(fields.card());
    else tellFailure('card_invalid', 0);
  }

  /** Every error shows, and the first one gets the focus. */
  function check(): boolean {
    for (const field of FIELD_ORDER) shown.add(field);
    onCardChange();
    const firstWrong = FIELD_ORDER.find((field) => errors[field]);
    if (firstWrong !== undefined) fields.focus(firstWrong);
    return firstWrong === undefined;
  }

  function clear(): void {
    sender.forget();
    fields.clear();
    shown.clear();
    fields.showLabels(locale);
    onCardChange();
  }

  function tellFailure(code: FailureCode, sequence: number): void {
    link.tell({ type: 'travesia-card-failed@1', code, message: WORDS[locale].failures[code], sequence });
  }

  function tellState(): void {
    const card = fields.card();
    const state = {
      type: 'travesia-card-state@1',
      errors,
      brand: detectBrand(card.cardNumber)?.brand ?? null,
      last4: errors.number ? null : cardDigits(card.cardNumber).slice(-4),
      height: Math.ceil(document.body.getBoundingClientRect().height),
      complete: isCardValid(errors),
    } as const;
    const text = JSON.stringify(state);
    if (text === lastState) return;
    lastState = text;
    link.tell(state);
  }
}
