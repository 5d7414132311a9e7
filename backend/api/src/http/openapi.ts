import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ERROR_CATALOGUE, ErrorBodySchema, type ErrorCode } from '@travesia/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';

interface Documented {
  readonly summary: string;
  readonly tag: string;
  readonly body?: v.GenericSchema | undefined;
  readonly query?: v.GenericSchema | undefined;
  readonly params?: v.GenericSchema | undefined;
  readonly replies: Readonly<Record<number, v.GenericSchema>>;
  readonly errors?: readonly ErrorCode[];
}

const ERRORS_OF_EVERY_ROUTE: readonly ErrorCode[] = [
  'invalid_request',
  'too_many_requests',
  'internal_error',
];

type Described = Omit<ReturnType<typeof toJsonSchema>, '$schema'>;
// The error body is part of every route, and many share their schemas.
const described = {
  input: new WeakMap<v.GenericSchema, Described>(),
  output: new WeakMap<v.GenericSchema, Described>(),
};

/** JSON Schema of what goes in or comes out; rules that JSON Schema cannot say are left to the schema itself. */
function describe(schema: v.GenericSchema, typeMode: 'input' | 'output'): Described {
  const known = described[typeMode].get(schema);
  if (known) return known;
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  described[typeMode].set(schema, rest);
  return rest;
}

function describedErrors(codes: readonly ErrorCode[]): Record<number, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = ERROR_CATALOGUE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.join(', '), ...describe(ErrorBodySchema, 'output') },
    ]),
  );
}

/** The route's schemas as OpenAPI reads them. Nothing is validated from here: valibot does that. */
export function routeDocumentation(facts: Documented): FastifySchema {
  return {
    summary: facts.summary,
    tags: [facts.tag],
    ...(facts.body ? { body: describe(facts.body, 'input') } : {}),
    ...(facts.query ? { querystring: describe(facts.query, 'input') } : {}),
    ...(facts.params ? { params: describe(facts.params, 'input') } : {}),
    response: {
      ...Object.fromEntries(
        Object.entries(facts.replies).map(([status, schema]) => [
          status,
          { description: 'Done', ...describe(schema, 'output') },
        ]),
      ),
      ...describedErrors([...ERRORS_OF_EVERY_ROUTE, ...(facts.errors ?? [])]),
    },
  } as FastifySchema;
}

/** Swagger UI renders with style attributes; everything else is its own files. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'";

/** `/openapi.json`, and a page to read it at `/docs` that loads nothing from elsewhere; or neither (W-12). */
export async function installOpenApi(
  app: FastifyInstance,
  { isServed }: { isServed: boolean },
): Promise<void> {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  if (!isServed) return;
  await app.register(swagger, {
    openapi: {
      info: { title: 'Travesía', description: 'Backend of the travel site', version: '1' },
      servers: [{ url: '/api', description: 'through the site' }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: DOCS_POLICY });
}
