import { VisitSchema, type Market, type Visit } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** Where a visit came from and on what, and nothing else: the same for all who came so. */
export const VISIT_COOKIE = 'visit';
/** What a visitor said on the page about what the browser keeps: `yes` or `no`. */
export const MEASURING_COOKIE = 'measuring';

type Asking = Pick<FastifyRequest, 'headers' | 'cookies'>;

/** Said by the visitor, or by a browser that says it to every site. */
const refusesMeasuring = ({ headers, cookies }: Asking): boolean =>
  cookies[MEASURING_COOKIE] === 'no' || headers['sec-gpc'] === '1' || headers.dnt === '1';

/** Whether a visit may be counted in a market (O-03). */
export function mayMeasure(request: Asking, { measuring }: Pick<Market, 'measuring'>): boolean {
  if (measuring === 'never' || refusesMeasuring(request)) return false;
  return measuring === 'unless-refused' || request.cookies[MEASURING_COOKIE] === 'yes';
}

/** The visit that was counted when it began; null for anybody else. */
export function visitOf(request: Asking): Visit | null {
  const said = Object.fromEntries(new URLSearchParams(request.cookies[VISIT_COOKIE] ?? ''));
  const visit = v.safeParse(VisitSchema, said);
  return visit.success && !refusesMeasuring(request) ? visit.output : null;
}

const SOURCE_MAX = 40;
const tidy = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '')
    .slice(0, SOURCE_MAX);

function refererHost({ headers }: Asking, siteOrigin: string): string {
  try {
    const { origin, hostname } = new URL(headers.referer ?? '');
    return origin === siteOrigin ? '' : hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}

function deviceOf({ headers }: Asking): Visit['device'] {
  const agent = headers['user-agent'] ?? '';
  if (headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(agent)) return 'phone';
  return /iPad|Tablet|Android/.test(agent) ? 'tablet' : 'desktop';
}

/** A campaign’s name, else the site that led here, else neither. */
export function newVisit(request: Asking, search: string, siteOrigin: string): Visit {
  const campaign = tidy(new URLSearchParams(search).get('utm_source') ?? '');
  return {
    source: campaign || tidy(refererHost(request, siteOrigin)) || 'direct',
    device: deviceOf(request),
  };
}
