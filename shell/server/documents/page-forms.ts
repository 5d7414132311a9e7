import { ErrorBodySchema, type PostedForm } from '@travesia/contracts';
import type { FeedSnapshot } from '@travesia/releases';
import * as v from 'valibot';
import { resolvePage } from '../../src/routing/resolve-page.ts';
import { offeredRemotes } from './remotes-of-page.ts';
import type { Visitor } from './visitor.ts';

export interface PageFormsOptions {
  readonly apiUrl: string;
  /** Who the visitor is to the backend, who counts what each of them sends. */
  readonly callerHeadersOf: (bucket: string | null) => Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly feed: () => FeedSnapshot;
  readonly onFault: (what: string, cause: unknown) => void;
}

export type FormOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number; readonly posted: PostedForm };

const FAILED = 'internal_error';
const UNANSWERED = 503;

/** Forms that pages offer to visitors without scripts (manifest: `forms`); the site sends them on. */
export function createPageForms({ apiUrl, callerHeadersOf, timeoutMs, feed, onFault }: PageFormsOptions) {
  /** Where a form of a page goes, if the page has such a form. */
  function addressOf(path: string, form: string | null, visitor: Visitor): string | null {
    const page = resolvePage(path, offeredRemotes(feed(), visitor.market, visitor.bucket));
    const forms = page.kind === 'remote' ? page.route.forms : undefined;
    return forms && form !== null && Object.hasOwn(forms, form) ? (forms[form] ?? null) : null;
  }

  async function send(
    address: string,
    sent: URLSearchParams,
    { locale, address: visitorAddress, bucket }: Visitor,
  ): Promise<FormOutcome> {
    const { form = '', ...values } = Object.fromEntries(sent);
    const refused = (status: number, over: Partial<PostedForm>): FormOutcome => ({
      kind: 'refused',
      status,
      posted: { form, values, problems: {}, failure: null, ...over },
    });
    try {
      const reply = await fetch(apiUrl + address, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'accept-language': locale,
          'content-type': 'application/json',
          'x-forwarded-for': visitorAddress,
          ...callerHeadersOf(bucket),
        },
        body: JSON.stringify({ ...values, locale }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (reply.ok) return { kind: 'sent' };
      const parsed = v.safeParse(ErrorBodySchema, await reply.json());
      if (!parsed.success) return refused(UNANSWERED, { failure: FAILED });
      const { code, fields } = parsed.output.error;
      const problems = Object.fromEntries(fields.map((field) => [field.path, field.code]));
      return refused(reply.status, fields.length > 0 ? { problems } : { failure: code });
    } catch (cause) {
      onFault(`POST ${address} of a page without scripts`, cause);
      return refused(UNANSWERED, { failure: FAILED });
    }
  }

  return { addressOf, send };
}
export type PageForms = ReturnType<typeof createPageForms>;
