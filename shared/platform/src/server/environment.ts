/**
 * What a page may expect on the server beside the language: addresses. The isolate that runs a server bundle has
 * nothing else (docs/decisions/0027); what waits for later or for the network belongs to the browser.
 */
import 'core-js/actual/url';
import 'core-js/actual/url-search-params';

const inBrowserOnly = {
  setTimeout: () => 0,
  clearTimeout: () => {},
  setInterval: () => 0,
  clearInterval: () => {},
  fetch: () => Promise.reject(new Error('a page on the server names what it needs: useDocumentQuery')),
};

for (const [name, value] of Object.entries(inBrowserOnly)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}
