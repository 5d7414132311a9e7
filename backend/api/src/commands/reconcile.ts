/**
 * `npm run reconcile -- <day> [--provider balance.csv] [--supplier duffel=statement.csv …]`: compares a day of UTC with
 * the statements of the payment provider and the suppliers (docs/reconciliation.md). Without a file the provider's API is
 * asked (`PAYMENT_URL`, `PAYMENT_SECRET_KEY`). Differences become items of the desk's queue. Ends with 1 where there are
 * any, with 2 where nothing was compared.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLocalDate } from '@travesia/domain';
import { openDatabase } from '../database/connect.ts';
import {
  readBalanceReport,
  readSupplierStatement,
  reconcileDay,
  type ReconciliationDatabase,
} from '../modules/reconciliation/index.ts';
import { readProviderStatement } from '../suppliers/payment-stripe/index.ts';

const USAGE =
  'npm run reconcile -- <2026-11-23> [--provider balance.csv] [--supplier duffel=statement.csv …] [--fee-max 5]\n';
const PROVIDER = 'stripe';
const EMBEDDED_FOLDER = '.data/api';

const { values, positionals } = parseArgs({
  options: {
    provider: { type: 'string' },
    supplier: { type: 'string', multiple: true, default: [] },
    'fee-max': { type: 'string', default: '5' },
  },
  allowPositionals: true,
});

function endWith(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(2);
}

const [day = ''] = positionals;
const feeMaxPercent = Number(values['fee-max']);
if (!isLocalDate(day) || !(feeMaxPercent >= 0)) endWith(USAGE);
const {
  DATABASE_URL: databaseUrl = '',
  DATA_FOLDER: dataFolder = EMBEDDED_FOLDER,
  PAYMENT_URL: apiBase = 'https://api.stripe.com',
  PAYMENT_SECRET_KEY: secretKey = '',
} = process.env;

async function providersLines() {
  if (values.provider !== undefined) return readBalanceReport(readFileSync(values.provider, 'utf8'));
  if (secretKey === '') return null;
  return readProviderStatement({ apiBase, secretKey }, day);
}

/** All is read before anything is stored: a file that cannot be read changes nothing. */
async function readStatements() {
  const provider = await providersLines();
  const suppliers = values.supplier.map((named) => {
    const [source = '', file = ''] = named.split(/=(.*)/s);
    if (source === '' || file === '') throw new Error(USAGE);
    return {
      source,
      isProvider: false,
      day,
      lines: readSupplierStatement(readFileSync(file, 'utf8')),
    };
  });
  return [...(provider ? [{ source: PROVIDER, isProvider: true, day, lines: provider }] : []), ...suppliers];
}

const statements = await readStatements().catch((fault: unknown) =>
  endWith(`Nothing was compared. ${Error.isError(fault) ? fault.message : String(fault)}`),
);
if (statements.length === 0) endWith(`There is nothing to compare with.\n${USAGE}`);
const opened = await openDatabase({
  databaseUrl,
  poolMax: 1,
  dataFolder,
  requireDurable: false,
  onFault: (error) => process.stderr.write(`${error.message}\n`),
}).catch((fault: unknown) =>
  endWith(`${String(fault)} Stop the site first, or name its PostgreSQL: DATABASE_URL=postgres://…`),
);
try {
  let count = 0;
  for (const statement of statements) {
    const reconciled = await reconcileDay(opened.database as ReconciliationDatabase, statement, {
      now: new Date(),
      feeMaxPercent,
    });
    const { source, lines, differences } = reconciled;
    process.stdout.write(`${source} ${day}: ${lines} lines, ${differences.length} differences\n`);
    for (const { what, reference } of differences) process.stdout.write(`  ${what} ${reference ?? '–'}\n`);
    count += differences.length;
  }
  process.exitCode = count === 0 ? 0 : 1;
} catch (fault) {
  process.stderr.write(`${Error.isError(fault) ? fault.message : String(fault)}\n`);
  process.exitCode = 2;
} finally {
  await opened.close();
}
