import type { Locale } from '@travesia/contracts';
import { execute } from 'graphql';
import { looseObject, object, optional, record, string, unknown } from 'valibot';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/index.ts';
import { createCruiseListing, type CruisePage } from '../cruises/index.ts';
import type { ApiModule } from '../module.ts';
import { readContactNumbers } from './contact-numbers.ts';
import { knownOperation } from './known-operations.ts';
import { CONTENT_SCHEMA } from './schema.ts';

const RequestSchema = object({
  query: string('field_required'),
  variables: optional(record(string(), unknown()), {}),
  operationName: optional(string()),
});

/** GraphQL for contact numbers and cruises (B-20, B-21). */
export function createContentModule({
  configuration,
  clock,
}: Pick<Dependencies, 'configuration' | 'clock'>): ApiModule {
  const contacts = readContactNumbers(configuration.MARKETS_FOLDER);
  const cruises = createCruiseListing(() => clock.nowMs());
  const rootFor = (locale: Locale) => ({
    companyContactInfoDisplayQuery: () => ({ results: contacts }),
    cruiseListing: (page: CruisePage) => cruises.list(page, locale),
  });
  return {
    routes(router) {
      router.route({
        method: 'POST',
        url: '/graphql',
        summary: 'Content by known operations only (B-19 to B-21)',
        tag: 'content',
        body: RequestSchema,
        replies: { 200: looseObject({}) },
        errors: ['query_refused'],
        limit: 'read',
        handler: async ({ body, locale }) => {
          const result = await execute({
            schema: CONTENT_SCHEMA,
            document: knownOperation(body.query),
            rootValue: rootFor(locale),
            variableValues: body.variables,
          });
          if (result.errors) {
            throw new ApiError('invalid_request', { fields: [{ path: 'variables', code: 'value_invalid' }] });
          }
          return { body: { data: result.data } };
        },
      });
    },
  };
}
