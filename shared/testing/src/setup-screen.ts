import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// The first story of a file renders everything for the first time, and the machine may be busy.
configure({ asyncUtilTimeout: 15_000 });

// What browsers have and jsdom has not.

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
