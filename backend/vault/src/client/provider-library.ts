import { element } from './card-document.ts';

/**
 * The part of the payment provider's browser library that is used (Stripe.js, https://docs.stripe.com/js). Its types
 * come with a package that would be needed for nothing else.
 */
export interface ProviderLibrary {
  elements(options: {
    readonly locale: string;
    readonly fonts: readonly { readonly family: string; readonly src: string; readonly weight: string }[];
  }): ProviderElements;
  createPaymentMethod(options: {
    readonly type: 'card';
    readonly card: ProviderElement;
    readonly billing_details: { readonly name: string; readonly address?: ProviderAddress };
  }): Promise<PaymentMethodResult>;
}

export interface ProviderAddress {
  readonly line1?: string;
  readonly city?: string;
  readonly postal_code?: string;
  readonly country: string;
}

export interface PaymentMethodResult {
  readonly paymentMethod?: { readonly id: string };
  readonly error?: { readonly type: string };
}

export interface ProviderElements {
  create(type: 'cardNumber' | 'cardExpiry' | 'cardCvc', options: ElementOptions): ProviderElement;
  update(options: { readonly locale: string }): void;
}

export interface ElementOptions {
  readonly style?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly classes?: { readonly focus: string };
  readonly placeholder?: string;
  /** The provider's own wallet has no place in this form. */
  readonly disableLink?: boolean;
}

export interface ElementChange {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly error?: { readonly code: string } | undefined;
  /** Of the number only. */
  readonly brand?: string;
}

export interface ProviderElement {
  mount(container: HTMLElement): void;
  on(event: 'ready' | 'blur' | 'loaderror', listener: () => void): unknown;
  on(event: 'change', listener: (change: ElementChange) => void): unknown;
  update(options: ElementOptions): void;
  focus(): void;
  clear(): void;
  destroy(): void;
}

declare global {
  interface Window {
    readonly Stripe?: (publishableKey: string) => ProviderLibrary;
  }
}

/** Loads the library from the provider, and from nowhere else: it may not be served by others. */
export async function loadProviderLibrary(address: string, publishableKey: string): Promise<ProviderLibrary> {
  if (!window.Stripe) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('the library of the provider did not load')));
      element('card').append(script);
    });
  }
  if (!window.Stripe) throw new Error('the library of the provider is not there');
  return window.Stripe(publishableKey);
}
