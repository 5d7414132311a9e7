import * as v from 'valibot';
import type { JsonSchema } from './schema-values.ts';

/** A route as the api describes itself. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: JsonSchema | null;
  /** Of the query and of the path. */
  readonly query: readonly string[];
  readonly needsSession: boolean;
}

const OperationSchema = v.looseObject({
  parameters: v.optional(v.array(v.looseObject({ name: v.string(), in: v.string() })), []),
  requestBody: v.optional(
    v.looseObject({ content: v.record(v.string(), v.looseObject({ schema: v.optional(v.unknown()) })) }),
  ),
});
const DescriptionSchema = v.looseObject({
  paths: v.record(
    v.string(),
    v.object({ get: v.optional(OperationSchema), post: v.optional(OperationSchema) }),
  ),
});

/** The card goes to the vault, which describes itself to nobody. */
const VAULT_BODY: JsonSchema = {
  type: 'object',
  required: ['handle', 'sequence', 'paymentInformation'],
  properties: {
    handle: { type: 'string' },
    sequence: { type: 'integer' },
    paymentInformation: {
      type: 'object',
      required: ['cardName', 'cardNumber', 'cardExpiry', 'cardCvv'],
      properties: {
        cardName: { type: 'string' },
        cardNumber: { type: 'string' },
        cardExpiry: { type: 'string' },
        cardCvv: { type: 'string' },
      },
    },
  },
};
export const VAULT_ROUTE: Route = {
  method: 'POST',
  path: '/vault/user/session/create-payment-info',
  body: VAULT_BODY,
  query: [],
  needsSession: false,
};

export async function readRoutes(apiUrl: string): Promise<Route[]> {
  const { paths } = v.parse(DescriptionSchema, await (await fetch(`${apiUrl}/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, { get, post }]) =>
    [
      { method: 'GET' as const, operation: get },
      { method: 'POST' as const, operation: post },
    ].flatMap(({ method, operation }): Route[] => {
      if (!operation) return [];
      const schema = operation.requestBody?.content['application/json']?.schema;
      return [
        {
          method,
          path,
          body: (schema as JsonSchema | undefined) ?? null,
          query: operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
          needsSession: path.startsWith('/user/') || path.includes('my-trips'),
        },
      ];
    }),
  );
}
