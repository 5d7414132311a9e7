/** Names under which suppliers and providers keep documents, cards and what opens them. */
const SECRET_NAME =
  /passport|document|identifier|identity|card|cvc|cvv|expiry|iban|token|secret|password|birth|born/i;
/** As long as the number of a card, spaced or not. */
const CARD_NUMBER = /\b(?:\d[ -]?){13,19}\b/g;
const HIDDEN = '•••';

/** A reply as it was stored, with what the desk has no use for taken out at any depth (D-05). */
export function withoutPersonalData(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(CARD_NUMBER, HIDDEN);
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) && inner !== null ? HIDDEN : withoutPersonalData(inner),
    ]),
  );
}
