import type { ContentEntity } from '@travesia/contracts';
import { LOCALES } from '@travesia/contracts';
import { formatLocalDate, useText } from '@travesia/i18n';
import { DocumentPrices, useRemotePage } from '@travesia/page';
import { usePageHead } from '@travesia/platform/react';
import { classes } from '@travesia/ui/classes';
import { PageWidth } from '@travesia/ui/page-width';
import { Notice } from '@travesia/ui/notice';
import { Breadcrumbs } from '../../../page/breadcrumbs.tsx';
import { breadcrumbData, entityData } from '../../../page/structured-data.ts';
import { contentTexts } from '../../../texts.ts';
import { crumbsOf } from '../model/crumbs-of.ts';
import { Body } from './body.tsx';
import { plateOf } from '../model/plate-of.ts';
import { Facts } from './facts.tsx';
import { IndependentNotice } from './independent-notice.tsx';
import { MapPlate } from './map-plate.tsx';
import { Picture, sceneOf } from './picture.tsx';
import { PrintButton } from './print-button.tsx';
import { Related } from './related.tsx';
import { Routes } from './routes.tsx';
import { Tile } from './tile.tsx';
import styles from './reading.module.css';

function useHead(entity: ContentEntity, crumbs: ReturnType<typeof crumbsOf>) {
  const { t } = useText(contentTexts);
  const { locale } = useRemotePage();
  const { title, kind, path, metatag, summary, translations } = entity;
  const described = metatag.find(({ name }) => name === 'description')?.content ?? summary;
  const isEverywhere = translations.includes('und');
  usePageHead({
    title: kind === 'airline' ? t('reading.airlineTitle', { title }) : title,
    ...(described && { description: described }),
    canonicalPath: path,
    locales: LOCALES.filter((each) => isEverywhere || translations.includes(each)),
    scene: sceneOf(entity),
    kind: kind === 'article' || kind === 'news' ? 'article' : 'website',
    structuredData: [breadcrumbData(crumbs, t('crumbs.home'), locale), ...entityData(entity, locale)],
  });
}

/** A text as a page of a magazine: title beside its map or under its picture, one column, then where one could go from here. */
export function Reading({ entity }: { entity: ContentEntity }) {
  const { t, locale, tag } = useText(contentTexts);
  const crumbs = crumbsOf(entity, (kind) =>
    t(kind === 'country' ? 'lists.countries' : `lists.${kind}.title`),
  );
  useHead(entity, crumbs);
  const { kind, langcode, title, summary, updated, body, stale } = entity;
  const isForeign = langcode !== 'und' && langcode !== locale;
  const isLegal = kind === 'page';
  // What is seen at a place says more than where it is.
  const plate = entity.image?.photo ? null : plateOf(entity);

  const words = (
    <>
      <header className={styles.head}>
        <Tile entity={entity} />
        <h1 tabIndex={-1} lang={isForeign ? langcode : undefined}>
          {title}
        </h1>
        {!isLegal && (
          <p className={styles.summary} lang={isForeign ? langcode : undefined}>
            {summary}
          </p>
        )}
        <p className={styles.dated}>
          {t('reading.updated')} <time dateTime={updated}>{formatLocalDate(updated, tag, 'dated')}</time>
        </p>
      </header>
      {stale && (
        <Notice tone="attention" announce="polite">
          {t('reading.stale')}
        </Notice>
      )}
      {isForeign && <Notice>{t('reading.otherLanguage')}</Notice>}
    </>
  );

  if (isLegal) {
    return (
      <article className={styles.legal}>
        {words}
        <div lang={isForeign ? langcode : undefined}>
          <Body html={body} />
        </div>
        <PrintButton />
      </article>
    );
  }
  return (
    <article className={styles.page}>
      <PageWidth className={classes(plate && styles.opening)}>
        <Breadcrumbs crumbs={crumbs} />
        {plate ? <MapPlate plate={plate} /> : <Picture entity={entity} />}
        {plate && (
          <div className={styles.words}>
            {words}
            <Facts entity={entity} />
          </div>
        )}
      </PageWidth>
      <PageWidth reading className={classes(styles.column)}>
        {!plate && words}
        {kind === 'airline' && <IndependentNotice name={entity.airline?.name ?? title} />}
        {!plate && <Facts entity={entity} />}
        <div lang={isForeign ? langcode : undefined}>
          <Body html={body} />
        </div>
        <DocumentPrices>
          <Routes routes={entity.routes} />
        </DocumentPrices>
        <Related related={entity.related} />
        <PrintButton />
      </PageWidth>
    </article>
  );
}
