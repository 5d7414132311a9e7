import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { escapeHtml } from '../html.ts';
import type { ActivityRecords } from './records.ts';

export const VOUCHER_PATH = '/activity-vouchers';
/** Each voucher comes in both; a traveller gets one of them. */
export const VOUCHER_FORMS = [
  { mimeType: 'text/html', ending: '.html' },
  { mimeType: 'application/pdf', ending: '' },
] as const;

/** The smallest PDF that shows a line of text. */
function pdfOf(line: string): string {
  const stream = `BT /F1 24 Tf 60 760 Td (${line.replace(/[()\\]/g, '')}) Tj ET`;
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
}

/** Vouchers as documents; no key is needed to see them, only their address. */
export function registerVoucherRoutes(
  app: FastifyInstance,
  { records, clock }: { readonly records: ActivityRecords; readonly clock: SandboxClock },
): void {
  app.get<{ Params: { reference: string } }>(`${VOUCHER_PATH}/:reference`, async (request, reply) => {
    const [name = '', isHtml] = request.params.reference.split('.');
    const record = records.findBooking(name, clock.nowMs());
    if (!record) return reply.code(404).send({ error: 'no such voucher' });
    const { reference, holder } = record.booking;
    const line = `${reference} ${holder.surname}`;
    if (isHtml)
      return reply
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><title>${reference}</title><p>${escapeHtml(line)}</p>`);
    return reply.type('application/pdf').send(pdfOf(line));
  });
}
