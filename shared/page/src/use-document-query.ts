import { useCallback } from 'react';
import { ApiFailure } from '@travesia/api-client';
import type { DataNeed } from '@travesia/contracts';
import { useQuery } from '@travesia/platform/libraries';
import { needKey, usePlatform, useServerNeed } from '@travesia/platform/react';
import * as v from 'valibot';
import { useRemotePage } from './remote-page.tsx';

const ANYTHING = v.unknown();

export interface DocumentQueryOptions<Schema extends v.GenericSchema> {
  /** A public read: the server renders the document with its answer. */
  readonly need: DataNeed;
  /** Keep it at module scope: the answer is read again when it changes. */
  readonly schema: Schema;
  readonly staleMs: number;
  /** Where the page already knows that it needs nothing. */
  readonly isEnabled?: boolean;
}

/**
 * A query whose answer stands in the document when the server drew the page, and is fetched by the browser
 * when it did not. Fails with an `ApiFailure`.
 */
export function useDocumentQuery<Schema extends v.GenericSchema>({
  need,
  schema,
  staleMs,
  isEnabled = true,
}: DocumentQueryOptions<Schema>) {
  const { api } = useRemotePage();
  const reader = usePlatform();
  const read = useCallback(
    (answer: unknown): v.InferOutput<Schema> => {
      const parsed = v.safeParse(schema, answer);
      if (parsed.success) return parsed.output;
      throw new ApiFailure({ code: 'unreadable', status: 200, cause: parsed.issues });
    },
    [schema],
  );
  const query = useQuery({
    queryKey: needKey(reader, need),
    queryFn: ({ signal }) =>
      api.request(need.method, need.path, ANYTHING, {
        signal,
        ...(need.method === 'POST' && { body: need.body }),
      }),
    select: read,
    staleTime: staleMs,
    enabled: isEnabled,
  });
  useServerNeed(isEnabled && query.isPending ? need : null);
  return query;
}
