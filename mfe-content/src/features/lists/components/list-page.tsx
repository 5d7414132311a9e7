import type { ContentListType } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { Notice } from '@travesia/ui/notice';
import { PlainPage } from '../../../page/plain-page.tsx';
import { PageFailed } from '../../../page/page-failed.tsx';
import { PageLoading } from '../../../page/page-loading.tsx';
import { breadcrumbData } from '../../../page/structured-data.ts';
import { contentTexts } from '../../../texts.ts';
import { LIST_PAGE_SIZE, useList } from '../api/use-list.ts';
import { pageAddress, readPage } from '../model/pages.ts';
import { CountryLinks } from './country-links.tsx';
import { CardList } from './card-list.tsx';
import { LineList } from './line-list.tsx';
import { Pagination } from './pagination.tsx';
import styles from './list-page.module.css';

type ListType = Extract<ContentListType, 'airline' | 'airport' | 'article' | 'news'>;
export type ListPageProps = { type: ListType; path: string };

function NoSuchPage() {
  const { t } = useText(contentTexts);
  usePageHead({ title: t('nothing'), status: 404 });
  return null;
}

/** A list of texts, twelve a page (E-01). */
export function ListPage(props: ListPageProps) {
  const [query] = useSearchParams();
  const page = readPage(query);
  return page === null ? <NoSuchPage /> : <ReadList {...props} page={page} />;
}

function ReadList({ type, path, page }: ListPageProps & { page: number }) {
  const { list, error, isFetching, refetch } = useList(type, page - 1);
  if (!list) {
    if (error) return <PageFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return <PageLoading />;
  }
  if (page > 1 && list.results.length === 0) return <NoSuchPage />;
  return <FoundList type={type} path={path} page={page} list={list} />;
}

function FoundList({
  type,
  path,
  page,
  list,
}: ListPageProps & { page: number; list: NonNullable<ReturnType<typeof useList>['list']> }) {
  const { t } = useText(contentTexts);
  const { locale } = useRemotePage();
  const title = t(`lists.${type}.title`);
  const last = Math.max(1, Math.ceil(list.total / LIST_PAGE_SIZE));
  const crumbs = [{ path, title }];
  usePageHead({
    title: page === 1 ? title : t('lists.pageTitle', { title, page }),
    description: t(`lists.${type}.lead`),
    canonicalPath: pageAddress(path, page),
    structuredData: [breadcrumbData(crumbs, t('crumbs.home'), locale)],
  });
  const isCards = type === 'article' || type === 'news';

  return (
    <PlainPage crumbs={crumbs} title={title} lead={t(`lists.${type}.lead`)}>
      {(type === 'airport' || type === 'article') && page === 1 && <CountryLinks />}
      {list.stale && <Notice tone="attention">{t('reading.stale')}</Notice>}
      {list.results.length === 0 ? (
        <Notice>{t('lists.empty')}</Notice>
      ) : isCards ? (
        <CardList items={list.results} />
      ) : (
        <LineList items={list.results} />
      )}
      <Pagination path={path} page={page} last={last} />
      {type === 'news' && (
        <p className={styles.source}>
          <a href={`/api/content/news.xml?lang=${locale}`} type="application/rss+xml">
            {t('lists.feed')}
          </a>
        </p>
      )}
      {type === 'airport' && <p className={styles.source}>{t('facts.airportSource')}</p>}
    </PlainPage>
  );
}
