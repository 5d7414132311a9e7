import type { SharedOffer } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { buttonClass } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Photo } from '@travesia/ui/photo';
import { Plate } from '@travesia/ui/plate';
import { sceneOfPlace } from '../../page/scene-of-place.ts';
import { contentTexts } from '../../texts.ts';
import styles from './shared-offer.module.css';

/** The price stays in the currencies of that day: today's rate would make another price of it. */
export function SharedOfferView({ shared }: { shared: SharedOffer }) {
  const { t, locale, tag } = useText(contentTexts);
  const { numberLocale } = useRemotePage();
  const { kind, title, language, lines, picture, seed, shownPrice, isOver, address } = shared;
  const price = formatMoney(shownPrice ?? shared.price, numberLocale);
  const day = formatLocalDate(shared.seenOn, tag, 'dated');
  const scene = sceneOfPlace(seed);
  const lang = language === null || language === locale ? undefined : language;
  const image = picture?.sizes.at(-1)?.url;
  usePageHead({
    title: t('shared.title', { name: title, price }),
    description: t('shared.description', { facts: lines.join(' · '), day }),
    scene: { scene, seed, light: 'day' },
    ...(image && { image }),
  });
  return (
    <article className={styles.page}>
      <div className={styles.picture}>
        <Photo
          picture={picture}
          alt=""
          shownAs="(width >= 768px) 24rem, 100vw"
          fallback={<Plate kind="relief" seed={seed} />}
          eager
          className={styles.photo}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.soft}>{t(`shared.kind.${kind}`)}</p>
        <h1 tabIndex={-1} lang={lang}>
          {title}
        </h1>
        <ul role="list" className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <strong className={styles.price}>{price}</strong>{' '}
          {shownPrice && <span className={styles.soft}>({formatMoney(shared.price, numberLocale)})</span>}
          <br />
          <span className={styles.soft}>{t('shared.seen', { day })}</span>
        </p>
        {isOver && <Notice tone="attention">{t('shared.over')}</Notice>}
        <p>
          <Link to={address} className={buttonClass({ variant: 'primary' })}>
            {t(isOver ? 'shared.otherDays' : 'shared.today')}
          </Link>
        </p>
        <p className={styles.soft}>{t('shared.note')}</p>
      </div>
    </article>
  );
}
