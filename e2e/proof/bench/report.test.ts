import { describe, expect, it } from '@jest/globals';
import { table } from './markdown.ts';
import { readSections, writeReport } from './report.ts';

describe('the report of the bench', () => {
  it('keeps the sections that were not measured this time, in the order of the bench', () => {
    const earlier = writeReport(
      '',
      ['one', 'two'],
      new Map([
        ['one', 'first'],
        ['two', 'second\n\n| a |'],
      ]),
    );
    const later = writeReport(earlier, ['zero', 'one', 'two'], new Map([['one', 'anew']]));
    expect([...readSections(later)]).toEqual([
      ['one', 'anew'],
      ['two', 'second\n\n| a |'],
    ]);
  });

  it('drops a section that the bench no longer knows', () => {
    const earlier = writeReport('', ['gone'], new Map([['gone', 'text']]));
    expect([...readSections(writeReport(earlier, ['here'], new Map()))]).toEqual([]);
  });

  it('renders tables whose columns stand under one another', () => {
    expect(table(['what', 'ms'], [['a wait', 12]])).toBe(
      '| what   | ms  |\n| ------ | --- |\n| a wait | 12  |',
    );
  });
});
