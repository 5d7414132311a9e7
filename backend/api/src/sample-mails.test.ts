import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import PostalMime, { type Email } from 'postal-mime';
import { composeMail } from './modules/mail/mail.ts';
import { MAIL_COLOURS } from './modules/mail/mail-html.ts';
import { MAIL_KINDS } from './modules/mail/tables.ts';
import { sampleMails } from './sample-mails.ts';

const sender = {
  from: 'Travesía <reservas@travesia.example>',
  replyTo: '',
  company: 'Travesía, S. A.\nMadrid',
};
/** Gmail cuts what is longer. */
const HTML_MAX_BYTES = 100_000;
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-inline-style': 'off',
    'require-sri': 'off',
    'long-title': 'off',
    // Outlook on Windows reads its table from a conditional comment.
    'no-conditional-comment': 'off',
  },
});

/** What the common programs for mail do not do (caniemail.com), and what would ask another host for something. */
const NOT_IN_MAILS: readonly [why: string, pattern: RegExp][] = [
  ['loads something', /<(?:img|link|script|iframe|object|video|audio|svg|form|input|base)\b/i],
  ['loads something by its style', /url\(|@import|@font-face/i],
  ['is laid out as no program for mail does', /display:\s*(?:flex|grid)|position:|float:/i],
  ['counts in units that Outlook does not know', /[\d.]+(?:rem|vw|vh|ch)\b/i],
  ['uses custom properties', /var\(/],
  ['is wider than a phone', /(?:^|[;"\s])(?:min-)?width:\s*(?:[4-9]\d\d|\d{4,})px/],
];

const notForMails = (html: string) =>
  NOT_IN_MAILS.filter(([, pattern]) => pattern.test(html)).map(([why]) => why);

it.each([
  ['<img src="https://elsewhere.example/a.png" alt="">', 'loads something'],
  ['<p style="background:url(https://elsewhere.example/a.png)">', 'loads something by its style'],
  ['<div style="display:flex">', 'is laid out as no program for mail does'],
  ['<p style="margin:1rem">', 'counts in units that Outlook does not know'],
  ['<p style="color:var(--ink)">', 'uses custom properties'],
  ['<table style="width:640px">', 'is wider than a phone'],
])('%s is found', (html, why) => {
  expect(notForMails(html)).toEqual([why]);
});

const spaces = /[\s\u00A0\u202F]+/g;
const asWords = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
/** Amounts, references, dates, codes and telephone numbers: whatever has a digit in it. As text a label has a colon. */
const factsIn = (text: string) => [
  ...new Set(
    text
      .replace(spaces, ' ')
      .match(/\S*\d\S*/g)
      ?.map((fact) => fact.replace(/:$/, '')),
  ),
];
const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/[^\s"<]+/g))].toSorted();

describe.each(['es', 'en'] as const)('mails in %s (N-03)', (locale) => {
  const read = new Map<string, Email & { html: string; text: string }>();

  beforeAll(async () => {
    for (const mail of await sampleMails(locale)) {
      const id = '0190d5a2-0000-7000-8000-0000000000ff';
      const message = await composeMail(mail, { id, sender, writtenAt: new Date(0) });
      const { html = '', text = '', ...rest } = await PostalMime.parse(message);
      read.set(mail.kind, { ...rest, html, text });
    }
  });

  it('there is a sample of every kind', () => {
    expect([...read.keys()].toSorted()).toEqual([...MAIL_KINDS].toSorted());
  });

  describe.each(MAIL_KINDS)('%s', (kind) => {
    const find = () => {
      const mail = read.get(kind);
      if (!mail) throw new Error(`no ${kind}`);
      return mail;
    };

    it('is a valid, accessible document that programs for mail can show', async () => {
      const { html } = find();
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
      ).toEqual([]);
      expect(notForMails(html)).toEqual([]);
      expect(Buffer.byteLength(html)).toBeLessThan(HTML_MAX_BYTES);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toMatch(/<html lang="(?:es|en)">/);
    });

    it('says every amount, day and name', () => {
      const { subject = '', text } = find();
      expect(`${subject} ${text}`).not.toMatch(
        /\bNaN\b|undefined|\bnull\b|Invalid Date|\[object|\{\{|\{\w+\}/,
      );
    });

    it('says the same as text and as HTML: every amount, reference, date and link', () => {
      const { html, text } = find();
      expect(linksIn(html.replaceAll('&amp;', '&'))).toEqual(linksIn(text));
      const withoutLinks = (all: string) => all.replace(/https?:\/\/\S+/g, '');
      const words = withoutLinks(asWords(html));
      const plain = withoutLinks(text);
      expect(
        factsIn(words).filter((fact) => !factsIn(plain).includes(fact) && !find().subject?.includes(fact)),
      ).toEqual([]);
      expect(factsIn(plain).filter((fact) => !words.replace(spaces, ' ').includes(fact))).toEqual([]);
    });
  });
});

it('mails have the colours of the site, by day and by night', () => {
  const palette = readFileSync(
    join(import.meta.dirname, '../../../shared/ui/src/tokens/palette.css'),
    'utf8',
  );
  for (const [name, [light, dark]] of Object.entries(MAIL_COLOURS)) {
    expect(palette).toContain(
      light === dark ? `--${name}: ${light}` : `--${name}: light-dark(${light}, ${dark})`,
    );
  }
});
