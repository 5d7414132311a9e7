import { describe, expect, it } from '@jest/globals';
import { suggestAddress } from './suggest-address.ts';

describe('a mistyped domain of a mail address (X-21)', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.es', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['Gmial.Com', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['homtail.es', 'hotmail.es'],
    ['hotmai.com.mx', 'hotmail.com.mx'],
    ['hotmail.cmo', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outloook.es', 'outlook.es'],
    ['yaho.com.mx', 'yahoo.com.mx'],
    ['yhaoo.es', 'yahoo.es'],
    ['yahoo.om', 'yahoo.com'],
    ['iclod.com', 'icloud.com'],
    ['icloud.co', 'icloud.com'],
    ['live.con', 'live.com'],
  ])('%s was probably %s', (typed, meant) => {
    expect(suggestAddress(`ana.perez@${typed}`)).toBe(`ana.perez@${meant}`);
  });

  it.each([
    'gmail.com',
    'GMAIL.com',
    'hotmail.es',
    'hotmail.com.ar',
    'outlook.cl',
    'live.com.mx',
    'yahoo.co.uk',
    'yahoo.com.co',
    'icloud.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'cloud.com',
    'line.com',
    'gmx.es',
    'msn.com',
    'empresa.mx',
    'outlook.empresa.com',
    'universidad.edu.co',
  ])('%s is taken as it is', (domain) => {
    expect(suggestAddress(`ana.perez@${domain}`)).toBeNull();
  });

  it.each(['', 'ana', '@gmial.com', 'ana@', 'ana@@gmial.com', 'ana perez@gmial.com'])(
    'of "%s" nothing is known yet',
    (typed) => {
      expect(suggestAddress(typed)).toBeNull();
    },
  );
});
