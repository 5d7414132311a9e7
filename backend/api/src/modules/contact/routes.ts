import {
  ContactEnquirySchema,
  ContactMessageSchema,
  ContactQuerySchema,
  FormReplySchema,
  LetterKeySchema,
  LetterSchema,
  SubscriptionSchema,
  type Locale,
} from '@travesia/contracts';
import * as v from 'valibot';
import type { Router } from '../../http/router.ts';
import type { ContactService } from './service.ts';

const TAG = 'contact';
const SENT = { method: 'POST', tag: TAG, replies: { 201: FormReplySchema }, limit: 'forms' } as const;

/** The forms (B-39): what a filled trap field brings is answered the same and dropped. */
export function contactRoutes(router: Router, service: ContactService): void {
  const created = (id: string) => ({ status: 201, body: { data: { id } } });
  const write = async (
    kind: 'message' | 'enquiry' | 'query',
    { website, ...fields }: { website: string } & Record<string, string>,
    locale: Locale,
  ) => created(website === '' ? await service.write(kind, fields, locale) : service.nothing());

  router.route({
    ...SENT,
    url: '/contact/message',
    summary: 'A message with the best time to call back (B-39)',
    body: ContactMessageSchema,
    handler: ({ body, locale }) => write('message', body, locale),
  });
  router.route({
    ...SENT,
    url: '/contact/enquiry',
    summary: 'A question that is answered by e-mail (B-39)',
    body: ContactEnquirySchema,
    handler: ({ body, locale }) => write('enquiry', body, locale),
  });
  router.route({
    ...SENT,
    url: '/contact/query',
    summary: 'Someone wants to be contacted (B-39)',
    body: ContactQuerySchema,
    handler: ({ body, locale }) => write('query', body, locale),
  });
  router.route({
    ...SENT,
    url: '/subscribe',
    summary: 'Subscribes to our letters; again is as good as once (B-39)',
    body: SubscriptionSchema,
    handler: async ({ body: { email, locale, website } }) =>
      created(website === '' ? await service.subscribe(email, locale) : service.nothing()),
  });

  router.route({
    ...SENT,
    url: '/subscribe/join',
    summary: 'Confirms an address, by whoever holds the key that was mailed to it; again is as good as once',
    body: LetterSchema,
    handler: async ({ body: { key } }) => {
      await service.join(key);
      return created(service.nothing());
    },
  });
  router.route({
    ...SENT,
    url: '/subscribe/leave',
    summary: 'Ends our letters to whoever holds the key of a letter; again is as good as once',
    body: LetterSchema,
    handler: async ({ body: { key } }) => {
      await service.leave(key);
      return created(service.nothing());
    },
  });
  // Mail programs press this button for their reader and follow no redirect (RFC 8058).
  router.openRoute({
    method: 'POST',
    url: '/subscribe/one-click',
    summary: 'The same for mail programs (RFC 8058)',
    tag: TAG,
    limit: 'forms',
    handler: async ({ request }) => {
      const { key } = request.query as { readonly key?: unknown };
      if (v.is(LetterKeySchema, key)) await service.leave(key);
      return { body: {} };
    },
  });
}
