import { useEffect, type ReactNode } from 'react';
import { failureCode } from '@travesia/api-client';
import { isGone } from '@travesia/contracts';
import { useNavigate } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { useFreshStart } from '../choosing/use-fresh-start.ts';
import { DetailFailed } from './detail-failed.tsx';
import { DetailLoading } from './detail-loading.tsx';
import styles from './detail.module.css';

export type DetailPageProps<Reply> = {
  /** The offer that the address names; empty where nothing was chosen. */
  code: string;
  /** Whether its dates and people can be asked about. */
  isAskable: boolean;
  query: {
    readonly data: Reply | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    refetch: () => unknown;
  };
  /** Name of the offer, or of its kind until it is known. */
  title: string;
  words: { gone: string; failed: string; loading: string; unusable: { title: string; text: string } };
  /** The search with what is wrong in it, where it cannot be asked about. */
  searchPanel: ReactNode;
  /** Address of the list. */
  back: string;
  children: (reply: Reply) => ReactNode;
};

/** One offer of a list in its four states; without one, the home (P-43). */
export function DetailPage<Reply>({
  code,
  isAskable,
  query,
  title,
  words,
  searchPanel,
  back,
  children,
}: DetailPageProps<Reply>) {
  const navigate = useNavigate();
  useFreshStart(() => isAskable && query.refetch());
  usePageHead({ title });
  useEffect(() => {
    if (code === '') void navigate('/', { replace: true });
  }, [code, navigate]);

  if (code !== '' && !isAskable) {
    return (
      <section className={styles.problem}>
        <h1 tabIndex={-1}>{words.unusable.title}</h1>
        <p>{words.unusable.text}</p>
        {searchPanel}
      </section>
    );
  }
  if (query.isError && !query.isFetching) {
    const isOver = isGone(failureCode(query.error));
    return (
      <DetailFailed
        title={isOver ? words.gone : words.failed}
        failure={query.error}
        onRetry={isOver ? null : () => void query.refetch()}
        back={back}
      />
    );
  }
  return query.data ? children(query.data) : <DetailLoading label={words.loading} />;
}
