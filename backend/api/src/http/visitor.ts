import type { IncomingHttpHeaders } from 'node:http';
import { VISITOR_HEADER } from '@travesia/contracts';

/** For whom something is priced: where the page stands, and where its visitor came from (W-14). */
export interface Visitor {
  readonly market: string;
  readonly source: string;
}

const LONGEST = 1200;
const NOBODY: Visitor = { market: 'intl', source: '' };

/** As the page names its visitor; whoever names nobody is priced as the international market. */
export function visitorOf(headers: IncomingHttpHeaders): Visitor {
  const header = headers[VISITOR_HEADER];
  if (typeof header !== 'string' || header.length > LONGEST) return NOBODY;
  const [, market, source = ''] = /^([A-Za-z]{2,4})(?: (\S*))?$/.exec(header) ?? [];
  if (market === undefined) return NOBODY;
  try {
    return { market, source: decodeURIComponent(source).trim() };
  } catch {
    return { market, source: '' };
  }
}
