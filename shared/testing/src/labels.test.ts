import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { installLabels } from './labels.ts';

const PAGE = `
  <label for="name">Name</label><label for="name">as in the passport</label><input id="name" value="Ana">
  <label>Country <span><select><option>ES</option></select></span><button>?</button></label>
  <label for="notes">Notes <input value="inside, and not meant"></label><textarea id="notes"></textarea>
  <label for="">Nobody's <input></label><label for="gone">Nobody's</label>
  <label>Total <output>1</output></label><button>Bare</button>
  <label for="hidden">Hidden</label><input id="hidden" type="hidden">`;

it('controls have the labels that jsdom finds for them', () => {
  const { window } = new JSDOM(PAGE);
  const controls = [
    ...window.document.querySelectorAll<HTMLInputElement>('input, select, button, textarea, output'),
  ];
  const read = () =>
    controls.map(({ outerHTML, labels }) => [
      outerHTML,
      labels && Array.from(labels, ({ textContent }) => textContent),
    ]);
  const found = read();
  installLabels(window);
  expect(read()).toEqual(found);
});
