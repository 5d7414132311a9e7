import {
  AuditQuerySchema,
  AuditReplySchema,
  ReportQuerySchema,
  ReportReplySchema,
  type ReportQuery,
} from '@travesia/contracts';
import type { FastifyReply } from 'fastify';
import { auditCsv, readAudit } from '../audit.ts';
import { readReport, reportCsv } from '../report.ts';
import type { DeskRoute, DeskRoutesParts } from './desk-route.ts';

const sendCsv = (reply: FastifyReply, name: string, csv: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(csv);
const reportWords = ({ by, from, to }: ReportQuery) => `${by} ${from} – ${to}`;

export function reportRoutes(deskRoute: DeskRoute, { db }: Pick<DeskRoutesParts, 'db'>): void {
  deskRoute('report.read', 'report', {
    summary: 'Bookings and their money, added up (D-09)',
    body: ReportQuerySchema,
    reply: ReportReplySchema,
    handler: async ({ body, audit }) => {
      await audit({ why: reportWords(body) });
      return { body: { data: await readReport(db, body) } };
    },
  });

  deskRoute('report.export', 'report-export', {
    summary: 'The same as CSV',
    body: ReportQuerySchema,
    reply: null,
    handler: async ({ body, reply, audit }) => {
      await audit({ why: reportWords(body) });
      return sendCsv(reply, `report-${body.by}-${body.from}-${body.to}.csv`, await reportCsv(db, body));
    },
  });

  deskRoute('audit.read', 'audit', {
    summary: 'What was read and done at the desk (D-02)',
    body: AuditQuerySchema,
    reply: AuditReplySchema,
    handler: async ({ body, audit }) => {
      await audit();
      return { body: { data: await readAudit(db, body) } };
    },
  });

  deskRoute('audit.export', 'audit-export', {
    summary: 'The same as CSV',
    body: AuditQuerySchema,
    reply: null,
    handler: async ({ body, reply, audit }) => {
      await audit();
      return sendCsv(reply, 'audit.csv', await auditCsv(db, body));
    },
  });
}
