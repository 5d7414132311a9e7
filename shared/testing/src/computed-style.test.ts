import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { installComputedStyle } from './computed-style.ts';

const PAGE = `
  <p>Words <span>in</span> <b hidden>bold</b></p>
  <div style="visibility: hidden"><a>Hidden</a><a style="visibility: visible">Seen</a></div>
  <div style="pointer-events: none"><button>Dead</button></div>
  <ul style="display: none"><li>None</li></ul>
  <dialog><form></form></dialog><dialog open></dialog>
  <input><input type="hidden"><select><option>1</option></select>
  <table><tbody><tr><td>1</td></tr></tbody></table>
  <svg><g><path/></g></svg><template></template><script></script>`;

describe('what elements look like in tests', () => {
  it.each(['display', 'visibility', 'pointer-events'])('%s is as jsdom computes it', (property) => {
    const { window } = new JSDOM(PAGE);
    const elements = [...window.document.querySelectorAll('*')];
    const read = () =>
      elements.map((element) => [
        element.outerHTML,
        window.getComputedStyle(element).getPropertyValue(property),
      ]);
    const computed = read();
    installComputedStyle(window);
    expect(read()).toEqual(computed);
  });

  it('is read by the names of JavaScript, too, and is nothing beside an element', () => {
    const { window } = new JSDOM('<p style="pointer-events: none; opacity: 0.5">Words</p>');
    installComputedStyle(window);
    const [words] = window.document.getElementsByTagName('p');
    if (!words) throw new Error('no paragraph');
    const { pointerEvents, opacity } = window.getComputedStyle(words);
    expect([pointerEvents, opacity]).toEqual(['none', '0.5']);
    expect(window.getComputedStyle(words, '::before').getPropertyValue('display')).toBe('');
  });
});
