import { memo } from 'react';
import { offerStyles, OfferLine } from '@travesia/booking-ui/offer';
import type { Activity } from '@travesia/contracts';
import { Charged, formatNumber, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { detailAddress, type ActivitySearch } from '../../search/index.ts';
import {
  durationWords,
  languageNames,
  ActivityPhoto,
  activityWords,
  usePartyWords,
} from '../../activities/index.ts';
import { resultsTexts } from '../texts.ts';

export type ActivityLineProps = { activity: Activity; search: ActivitySearch; eager?: boolean };

const CATEGORIES_SHOWN = 3;

/** An activity or tour of the list: image, name, place, duration, price from, cancellation (T-05). */
export const ActivityLine = memo(function ActivityLine({ activity, search, eager }: ActivityLineProps) {
  const { t, locale } = useText(resultsTexts);
  const words = useText(activityWords);
  const money = useShownMoney();
  const party = usePartyWords();
  const { numberLocale } = useRemotePage();
  const { detailPath } = useActivityKind();
  const { name, code, location, duration, totalFrom, amountFrom, amountUnitType } = activity;
  const { adults, childAges } = search.party;

  return (
    <OfferLine
      name={name}
      headingLevel={3}
      address={detailAddress(detailPath, search, code)}
      photo={
        <ActivityPhoto
          photo={activity.media.rawImages[0]}
          activity={activity}
          shownAs="(width >= 768px) 11rem, 7rem"
          eager={eager ?? false}
          className={offerStyles.photo}
        />
      }
      tags={activity.categories.slice(0, CATEGORIES_SHOWN).map((category) => category.name)}
      conditions={
        totalFrom && (
          <p className={offerStyles.cancellation} data-tone={activity.freeCancellation}>
            {words.t(`free.${activity.freeCancellation}`)}
          </p>
        )
      }
      price={
        totalFrom ? (
          <p className={offerStyles.price}>
            <span className={offerStyles.small}>{t('price.from')}</span>
            <strong className={offerStyles.amount}>{money(totalFrom)}</strong>
            <Charged amount={totalFrom} className={offerStyles.small} />
            <span className={offerStyles.soft}>
              {t('price.people', { people: party(adults, childAges.length) })}
            </span>
            {amountFrom && (
              <span className={offerStyles.small}>
                {t(amountUnitType === 'SERVICE' ? 'price.group' : 'price.each', { price: money(amountFrom) })}
              </span>
            )}
          </p>
        ) : (
          <p className={offerStyles.soft}>{t('noPrice')}</p>
        )
      }
      see={{ words: t('see'), label: t('seeOf', { name }) }}
    >
      <p className={offerStyles.soft}>
        {words.t('where', { city: location.cityName, country: location.countryName })}
        {location.distanceKm !== null &&
          ` · ${t('distance', {
            km: formatNumber(Math.round(location.distanceKm * 10) / 10, { locale, numberLocale }),
          })}`}
      </p>
      <p className={offerStyles.soft}>
        {[
          duration && durationWords(duration, words.t, locale),
          activity.guideLanguages.length > 0 &&
            words.t('spoken', { languages: languageNames(activity.guideLanguages, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={offerStyles.wideOnly}>{activity.description}</p>
    </OfferLine>
  );
});
