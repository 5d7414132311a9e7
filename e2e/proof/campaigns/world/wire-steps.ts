/** What each call of a booking is called in reports, by method and path; the first that fits. */
const STEPS: readonly (readonly [method: string, path: RegExp, step: string])[] = [
  ['POST', /^\/air\/flight-offer\/search$/, 'search flights'],
  ['POST', /^\/air\/flight-offer\/validate$/, 'check the fare'],
  ['POST', /^\/hotel\/search$/, 'search hotels'],
  ['POST', /^\/hotel\/rate\/validate$/, 'check the rate'],
  ['GET', /^\/hotel\/[^/]+$/, 'open the hotel'],
  ['POST', /^\/user\/session\/start$/, 'start the session'],
  ['POST', /^\/user\/session\/set\/.+$/, 'set the order'],
  ['POST', /^\/user\/session\/customer$/, 'save the contact'],
  ['POST', /^\/user\/session\/create-passenger$/, 'save the travellers'],
  ['POST', /^\/user\/session\/create-billing-info$/, 'save the billing'],
  ['POST', /^\/user\/session\/order-view$/, 'read the order'],
  ['POST', /^\/vault\/.*create-payment-info$/, 'send the card'],
  ['POST', /^\/v1\/payment_methods$/, 'vault: make a token'],
  ['POST', /^\/internal\/payment-info$/, 'vault: hand over'],
  ['POST', /^\/user\/session\/payment-direction$/, 'press pay'],
  ['GET', /^\/payments\/go$/, 'to the bank'],
  ['GET', /^\/payments\/return\/.+$/, 'back from the bank'],
  ['POST', /^\/user\/session\/provider\/status$/, 'ask the outcome'],
  ['POST', /^\/payment\/notifications$/, 'notice of the provider'],
  ['POST', /^\/v1\/payment_intents$/, 'provider: open'],
  ['POST', /^\/v1\/payment_intents\/[^/]+\/confirm$/, 'provider: authorise'],
  ['POST', /^\/v1\/payment_intents\/[^/]+\/capture$/, 'provider: capture'],
  ['POST', /^\/v1\/payment_intents\/[^/]+\/cancel$/, 'provider: void'],
  ['GET', /^\/v1\/payment_intents\/[^/]+$/, 'provider: look'],
  ['GET', /^\/v1\/payment_intents$/, 'provider: list'],
  ['POST', /^\/air\/offer_requests\/?$/, 'airline: offers'],
  ['GET', /^\/air\/offers\/[^/]+$/, 'airline: price'],
  ['POST', /^\/air\/orders$/, 'airline: order'],
  ['GET', /^\/air\/orders$/, 'airline: look'],
  ['POST', /^\/air\/order_cancellations$/, 'airline: quote a cancellation'],
  ['POST', /^\/air\/order_cancellations\/[^/]+\/actions\/confirm$/, 'airline: cancel'],
  ['POST', /^\/stays\/search$/, 'house: search'],
  ['POST', /^\/stays\/search_results\/[^/]+\/actions\/fetch_all_rates$/, 'house: rates'],
  ['POST', /^\/stays\/quotes$/, 'house: quote'],
  ['POST', /^\/stays\/bookings$/, 'house: book'],
  ['GET', /^\/stays\/bookings$/, 'house: look'],
  ['POST', /^\/stays\/bookings\/[^/]+\/actions\/cancel$/, 'house: cancel'],
];

export function stepOf(method: string, url: string): string {
  const path = url.split('?')[0] ?? '';
  const found = STEPS.find(([ofMethod, pattern]) => ofMethod === method && pattern.test(path));
  return found?.[2] ?? `${method} ${path}`;
}
