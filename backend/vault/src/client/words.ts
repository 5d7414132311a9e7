import type { CardField, Locale } from '@travesia/domain';

/** Why the card was not taken, as the traveller reads it. */
export type FailureCode =
  | 'card_invalid'
  | 'card_refused'
  | 'handle_missing'
  | 'handle_expired'
  | 'handle_invalid'
  | 'superseded'
  | 'already_paid'
  | 'payment_in_progress'
  | 'too_many_attempts'
  | 'fields_unavailable'
  | 'unavailable';

interface FrameWords {
  readonly title: string;
  readonly labels: Readonly<Record<CardField, string>>;
  /** Verbatim, unaccented 'expiracion' included (S-24). */
  readonly errors: Readonly<Record<CardField, string>>;
  readonly expiryHint: string;
  readonly cvcHint: string;
  readonly cvcHintAmex: string;
  readonly failures: Readonly<Record<FailureCode, string>>;
}

export const WORDS: Readonly<Record<Locale, FrameWords>> = {
  es: {
    title: 'Datos de la tarjeta',
    labels: {
      name: 'Nombre del titular',
      number: 'Número de tarjeta',
      expiry: 'Vencimiento',
      cvv: 'CVC',
    },
    errors: {
      name: 'Se requiere el nombre del titular de la tarjeta.',
      number: 'Número de tarjeta de crédito no válido.',
      expiry: 'Fecha de expiracion inválida.',
      cvv: 'CVC no válido.',
    },
    expiryHint: 'MM/AA',
    cvcHint: '3 dígitos',
    cvcHintAmex: '4 dígitos',
    failures: {
      card_invalid: 'Revisa los datos de tu tarjeta. No se ha realizado ningún cargo.',
      card_refused: 'El banco no aceptó esta tarjeta. No se ha realizado ningún cargo. Prueba con otra.',
      handle_missing:
        'Falta un paso antes de la tarjeta. Guarda tus datos de facturación e inténtalo de nuevo.',
      handle_expired:
        'El permiso para enviar la tarjeta ha caducado. Inténtalo de nuevo. No se ha realizado ningún cargo.',
      handle_invalid: 'No pudimos comprobar tu reserva. Recarga la página. No se ha realizado ningún cargo.',
      superseded: 'Ya se guardó una versión más reciente de tu tarjeta.',
      already_paid: 'Esta reserva ya está pagada. No pagues otra vez: recarga la página para verla.',
      payment_in_progress:
        'El pago de esta reserva está en marcha. No pagues otra vez: recarga la página para ver cómo va.',
      too_many_attempts:
        'Demasiados intentos. Espera un minuto e inténtalo de nuevo. No se ha realizado ningún cargo.',
      fields_unavailable:
        'No pudimos abrir los campos de la tarjeta. No se ha realizado ningún cargo. Inténtalo de nuevo o llámanos.',
      unavailable: 'No pudimos guardar tu tarjeta. Inténtalo de nuevo. No se ha realizado ningún cargo.',
    },
  },
  en: {
    title: 'Card details',
    labels: { name: 'Cardholder name', number: 'Card number', expiry: 'Expiry date', cvv: 'CVC' },
    errors: {
      name: 'Cardholder name is required.',
      number: 'Invalid credit card number.',
      expiry: 'Invalid expiration date.',
      cvv: 'Invalid CVC.',
    },
    expiryHint: 'MM/YY',
    cvcHint: '3 digits',
    cvcHintAmex: '4 digits',
    failures: {
      card_invalid: 'Check your card details. You have not been charged.',
      card_refused: 'The bank did not accept this card. You have not been charged. Try another one.',
      handle_missing: 'A step is missing before the card. Save your billing details and try again.',
      handle_expired: 'The permission to send the card has expired. Try again. You have not been charged.',
      handle_invalid: 'We could not check your booking. Reload the page. You have not been charged.',
      superseded: 'A newer version of your card has already been saved.',
      already_paid: 'This booking is already paid. Do not pay again: reload the page to see it.',
      payment_in_progress:
        'The payment of this booking is in progress. Do not pay again: reload the page to see how it goes.',
      too_many_attempts: 'Too many attempts. Wait a minute and try again. You have not been charged.',
      fields_unavailable:
        'We could not open the card fields. You have not been charged. Try again or call us.',
      unavailable: 'We could not save your card. Try again. You have not been charged.',
    },
  },
};
