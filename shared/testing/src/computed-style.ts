import type { DOMWindow } from 'jsdom';

/** As browsers do without a style sheet; both properties pass from parent to child. */
const INHERITED: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

/**
 * Replaces `getComputedStyle` by what queries for roles, names and visibility need: `style` attributes, inherited
 * values and the display of each kind of element. jsdom computes every colour and matches its whole style sheet on each
 * call, which took a tenth of the time of the tests. There are no other styles: CSS modules are only names here.
 */
export function installComputedStyle(window: DOMWindow): void {
  const { getComputedStyle } = window;
  const displays = new Map<string, string>();

  function displayOfKind(element: Element): string {
    const known = displays.get(element.tagName);
    if (known !== undefined) return known;
    const sample = element.ownerDocument.createElement(element.localName);
    // Without it a dialog is none.
    sample.setAttribute('open', '');
    const { display } = getComputedStyle(sample);
    displays.set(element.tagName, display);
    return display;
  }

  function displayOf(element: Element): string {
    const isNone =
      element.hasAttribute('hidden') ||
      (element.localName === 'dialog' && !element.hasAttribute('open')) ||
      (element.localName === 'input' && element.getAttribute('type') === 'hidden');
    return isNone ? 'none' : displayOfKind(element);
  }

  function valueOf(element: Element, property: string): string {
    const own = (element as Partial<HTMLElement>).style?.getPropertyValue(property);
    if (own) return own;
    if (property === 'display') return displayOf(element);
    const initial = INHERITED[property];
    if (initial === undefined) return '';
    return element.parentElement ? valueOf(element.parentElement, property) : initial;
  }

  window.getComputedStyle = (element, pseudo) => {
    const read = (property: string) => (pseudo ? '' : valueOf(element, property));
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_target, name) => {
        if (name === 'getPropertyValue') return read;
        // `pointerEvents` is pointer-events.
        return typeof name === 'string'
          ? read(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
          : undefined;
      },
    });
  };
}
