import type { DOMWindow } from 'jsdom';

/**
 * Replaces `labels` of form controls, which every query by role and name reads. jsdom asks each element of the page
 * for its control, and each label searches the page for it: in a long form a tenth of the time of its tests.
 */
export function installLabels(window: DOMWindow): void {
  const { HTMLButtonElement, HTMLInputElement, HTMLOutputElement, HTMLSelectElement, HTMLTextAreaElement } =
    window;
  const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

  function isLabelOf(label: HTMLLabelElement, control: HTMLElement): boolean {
    if (label.hasAttribute('for')) return label.htmlFor !== '' && label.htmlFor === control.id;
    return label.contains(control) && label.querySelector(LABELABLE) === control;
  }

  function labelsOf(control: HTMLElement): HTMLLabelElement[] | null {
    if (control instanceof HTMLInputElement && control.type === 'hidden') return null;
    const root = control.getRootNode();
    const all = root instanceof window.Document ? root.getElementsByTagName('label') : [];
    return [...all].filter((label) => isLabelOf(label, control));
  }

  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLOutputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
}
