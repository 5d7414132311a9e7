import { describe, expect, it } from '@jest/globals';
import { readBalanceReport, readSupplierStatement } from './read-files.ts';
import { StatementUnreadable } from './statement.ts';

const HEAD =
  'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,description,payment_intent_id';
const report = (...rows: string[]) => `\u{FEFF}${[HEAD, ...rows].join('\r\n')}\r\n`;

describe('statements as files (D-15)', () => {
  it('the provider’s balance report: movements of bookings with their payment, payouts left out', () => {
    expect(
      readBalanceReport(
        report(
          'txn_1,2026-11-20 10:00:00,2026-11-22 00:00:00,usd,802.41,12.29,790.12,charge,ch_1,"Flight, MAD–BOG",pi_1',
          'txn_2,2026-11-20 11:00:00,,usd,-10.50,0.00,-10.50,refund,re_1,,pi_1',
          'txn_3,2026-11-20 12:00:00,,jpy,-300,0,-300,fee,,Radar,',
          'txn_4,2026-11-20 13:00:00,,usd,-700.00,0.00,-700.00,payout,po_1,,',
        ),
      ),
    ).toEqual([
      {
        lineId: 'txn_1',
        atMs: Date.UTC(2026, 10, 20, 10),
        kind: 'charge',
        reference: 'pi_1',
        amount: { amount: 80_241, currency: 'USD' },
        fee: 1_229,
      },
      {
        lineId: 'txn_2',
        atMs: Date.UTC(2026, 10, 20, 11),
        kind: 'refund',
        reference: 'pi_1',
        amount: { amount: 1_050, currency: 'USD' },
        fee: 0,
      },
      {
        lineId: 'txn_3',
        atMs: Date.UTC(2026, 10, 20, 12),
        kind: 'fee',
        reference: null,
        amount: { amount: 300, currency: 'JPY' },
        fee: 0,
      },
    ]);
  });

  it('a supplier’s statement', () => {
    const csv =
      'line_id,date,reference,type,amount,currency\n1,2026-11-20,ord_1,charge,700.00,usd\n2,2026-11-20T09:30:00Z,ord_1,refund,70.5,usd\n';
    expect(readSupplierStatement(csv)).toMatchObject([
      { lineId: '1', atMs: Date.UTC(2026, 10, 20, 12), kind: 'charge', amount: { amount: 70_000 } },
      { lineId: '2', atMs: Date.UTC(2026, 10, 20, 9, 30), kind: 'refund', amount: { amount: 7_050 } },
    ]);
  });

  it.each([
    ['a column that is missing', 'line_id,date\n1,2026-11-20\n', /line 2, reference/],
    [
      'an amount with a comma',
      'line_id,date,reference,type,amount,currency\n1,2026-11-20,a,charge,"7,5",usd\n',
      /line 2, amount: is no decimal/,
    ],
    [
      'a kind that nobody knows',
      'line_id,date,reference,type,amount,currency\n1,2026-11-20,a,gift,7.5,usd\n',
      /line 2, type/,
    ],
    [
      'a row that is cut off',
      'line_id,date,reference,type,amount,currency\n1,2026-11-20\n',
      /Invalid Record Length/,
    ],
    [
      'a day that is none',
      'line_id,date,reference,type,amount,currency\n1,20/11/2026,a,charge,7.5,usd\n',
      /line 2, date/,
    ],
  ])('%s is refused by its line, and nothing of the file counts', (_what, csv, words) => {
    expect(() => readSupplierStatement(csv)).toThrow(StatementUnreadable);
    expect(() => readSupplierStatement(csv)).toThrow(words);
  });
});
