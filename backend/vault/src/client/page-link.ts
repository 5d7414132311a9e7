import type { CardBillingAddress, CardFrameMessage, CardPageMessage } from '@travesia/contracts';
import { isLocale } from '@travesia/domain';

/** Talks with the page around the frame, and with nobody else. */
export function createPageLink(siteOrigin: string, onMessage: (message: CardPageMessage) => void) {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== siteOrigin || event.source !== window.parent) return;
    const message = readPageMessage(event.data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', listen);
  return {
    tell: (message: CardFrameMessage) => window.parent.postMessage(message, siteOrigin),
    close: () => window.removeEventListener('message', listen),
  };
}

/** By hand rather than by schema: the frame carries no library. */
function readPageMessage(data: unknown): CardPageMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'travesia-card-clear@1') return { type };
  if (type === 'travesia-card-another@1' && 'cardName' in data) {
    return typeof data.cardName === 'string' ? { type, cardName: data.cardName.slice(0, 100) } : null;
  }
  if (type === 'travesia-card-submit@1') {
    const billingAddress = readAddress(Reflect.get(data, 'billingAddress'));
    return { type, ...(billingAddress && { billingAddress }) };
  }
  if (type === 'travesia-card-locale@1' && 'locale' in data) {
    return isLocale(data.locale) ? { type, locale: data.locale } : null;
  }
  if (type === 'travesia-card-handle@1' && 'handle' in data) {
    const { handle } = data;
    return typeof handle === 'string' && /^[\w.~-]{20,1024}$/.test(handle) ? { type, handle } : null;
  }
  return null;
}

function readAddress(data: unknown): CardBillingAddress | null {
  if (typeof data !== 'object' || data === null) return null;
  const text = (part: keyof CardBillingAddress, longest: number) => {
    const value: unknown = Reflect.get(data, part);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  const country = text('country', 2);
  if (!/^[A-Z]{2}$/.test(country)) return null;
  return { line1: text('line1', 120), city: text('city', 80), postalCode: text('postalCode', 12), country };
}
