/**
 * The surface of Stripe.js (https://docs.stripe.com/js) that the card frame uses: what the traveller types stays in
 * frames of this script's origin. A classic script, because the real one is.
 */
(() => {
  type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';
  type Listener = (event: unknown) => void;
  type Options = Readonly<Record<string, unknown>> & { readonly classes?: { readonly focus?: string } };

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement))
    throw new Error('the library must be loaded by a script element');
  const { origin } = new URL(script.src);
  const TITLES: Readonly<Record<string, Readonly<Record<FieldType, string>>>> = {
    es: {
      cardNumber: 'Marco seguro del número de tarjeta',
      cardExpiry: 'Marco seguro del vencimiento',
      cardCvc: 'Marco seguro del CVC',
    },
    en: {
      cardNumber: 'Secure card number input frame',
      cardExpiry: 'Secure expiration date input frame',
      cardCvc: 'Secure CVC input frame',
    },
  };
  const LINE_HEIGHT = 1.5;

  function createElement(type: FieldType, group: string, first: Options, localeOf: () => string) {
    const listeners = new Map<string, Listener[]>();
    const frame = document.createElement('iframe');
    const answers = new Map<string, (result: unknown) => void>();
    let options = first;
    let container: HTMLElement | null = null;

    const tell = (message: object) => frame.contentWindow?.postMessage({ group, ...message }, origin);
    const fire = (name: string, event: unknown) =>
      listeners.get(name)?.forEach((listener) => listener(event));
    const setup = () => {
      const locale = localeOf();
      frame.title = (TITLES[locale] ?? TITLES.en)?.[type] ?? type;
      const { classes: _classes, ...rest } = options;
      tell({ call: 'setup', options: rest, locale });
      const base = (options.style as { base?: { fontSize?: string } } | undefined)?.base;
      frame.style.height = `${Math.ceil(parseFloat(base?.fontSize ?? '16px') * LINE_HEIGHT)}px`;
    };

    window.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (message.origin !== origin || message.source !== frame.contentWindow) return;
      const { event, detail } = message.data as { event: string; detail: Record<string, unknown> };
      switch (event) {
        case 'loaded':
          setup();
          fire('ready', { elementType: type });
          return;
        case 'token':
          answers.get(String(detail.id))?.(detail.result);
          return;
        case 'submit':
          frame.closest('form')?.requestSubmit();
          return;
        case 'focus':
        case 'blur':
          container?.classList.toggle(options.classes?.focus ?? 'StripeElement--focus', event === 'focus');
          fire(event, { elementType: type });
          return;
        default:
          fire(event, { elementType: type, ...detail });
      }
    });

    return {
      type,
      setup,
      mount(target: string | HTMLElement) {
        container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
        if (!container) throw new Error('there is no element to mount to');
        frame.style.border = '0';
        frame.style.width = '100%';
        frame.style.display = 'block';
        frame.src = `${origin}/js/field?type=${type}&group=${group}`;
        for (const label of document.querySelectorAll(`label[for="${container.id}"]`))
          label.addEventListener('click', () => tell({ call: 'focus' }));
        container.replaceChildren(frame);
      },
      on(name: string, listener: Listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      },
      update(next: Options) {
        options = { ...options, ...next };
        setup();
      },
      focus: () => tell({ call: 'focus' }),
      clear: () => tell({ call: 'clear' }),
      destroy: () => frame.remove(),
      tokenise(key: string, billing: unknown): Promise<unknown> {
        const id = crypto.randomUUID();
        return new Promise((resolve) => {
          answers.set(id, resolve);
          tell({ call: 'tokenise', id, key, billing });
        });
      },
    };
  }

  function Stripe(publishableKey: string) {
    return {
      elements({ locale: first = 'en', fonts = [] }: { locale?: string; fonts?: readonly object[] } = {}) {
        const group = crypto.randomUUID();
        let locale = first;
        const created: ReturnType<typeof createElement>[] = [];
        return {
          create(type: FieldType, options: Options = {}) {
            const element = createElement(type, group, { ...options, fonts }, () => locale);
            created.push(element);
            return element;
          },
          update(next: { locale?: string }) {
            locale = next.locale ?? locale;
            for (const element of created) element.setup();
          },
        };
      },
      createPaymentMethod: ({
        card,
        billing_details: billing,
      }: {
        card: ReturnType<typeof createElement>;
        billing_details?: unknown;
      }) => card.tokenise(publishableKey, billing),
    };
  }

  Object.assign(window, { Stripe });
})();
