import { expect, it } from '@jest/globals';
import { createDocumentCipher, documentMask } from './document-cipher.ts';

const cipher = createDocumentCipher('a secret of the configuration');

it('B-43: a passport number is unreadable at rest and comes back whole', () => {
  const sealed = cipher.encrypt('XDB123456', 'booking/1');
  expect(sealed).not.toContain('XDB123456');
  expect(cipher.decrypt(sealed, 'booking/1')).toBe('XDB123456');
  expect(cipher.encrypt('XDB123456', 'booking/1')).not.toBe(sealed);
});

it('B-43: a sealed number copied to another booking or changed on disk does not open', () => {
  const sealed = cipher.encrypt('XDB123456', 'booking/1');
  expect(() => cipher.decrypt(sealed, 'booking/2')).toThrow();
  expect(() => cipher.decrypt(`${sealed.slice(0, -2)}AA`, 'booking/1')).toThrow();
  expect(() => createDocumentCipher('another').decrypt(sealed, 'booking/1')).toThrow();
});

it('L-04: the traveller recognises the document by its last two characters', () => {
  expect(documentMask('XDB123456')).toBe('•••56');
});
