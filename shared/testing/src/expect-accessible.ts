import { expect } from '@jest/globals';
import { axe } from 'jest-axe';

/** No violation that axe can see; says which element breaks which rule. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe(element, {
    rules: { region: { enabled: false } },
    // To name every element that passes takes four times as long as the rules themselves.
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
