import { JSDOM, VirtualConsole } from 'jsdom';
import { installComputedStyle } from './computed-style.ts';
import { installLabels } from './labels.ts';

// In development React records who made every element and how long it took, for tools that are not here.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

const ADDRESS = 'http://localhost/';

/** Node has them too, but elements take only those of their own window. */
const OF_THE_WINDOW = [
  'CloseEvent',
  'CustomEvent',
  'DOMException',
  'ErrorEvent',
  'Event',
  'EventTarget',
  'File',
  'MessageEvent',
  'Navigator',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
];

const dom = new JSDOM('<!doctype html>', {
  url: ADDRESS,
  pretendToBeVisual: true,
  virtualConsole: new VirtualConsole().sendTo(console),
});

installComputedStyle(dom.window);
installLabels(dom.window);

/** Makes a name of one object a name of another, also after a test has replaced what it stands for. */
function forward(name: string, source: object, target: object): void {
  Object.defineProperty(target, name, {
    configurable: true,
    get: () => Reflect.get(source, name),
    set(value) {
      Reflect.set(source, name, value);
    },
  });
}

const namesOfNode = new Set(Object.getOwnPropertyNames(globalThis));
for (const name of Object.getOwnPropertyNames(dom.window))
  if (!namesOfNode.has(name) || OF_THE_WINDOW.includes(name)) forward(name, dom.window, globalThis);

for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  Object.assign(globalThis, { [name]: dom.window[name].bind(dom.window) });

/** The page as it is before the first test of a file, whatever the last one left. */
export function resetPage(): void {
  const { document, localStorage, sessionStorage, history } = dom.window;
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  history.replaceState(null, '', ADDRESS);
}
