import { memo } from 'react';
import { offerStyles, OfferLine } from '@travesia/booking-ui/offer';
import { FavouriteToggle } from '@travesia/booking-ui/saved-offers';
import type { LocalDate } from '@travesia/domain';
import { Charged, formatNumber, useShownMoney, useText } from '@travesia/i18n';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { detailAddress, type ActivitySearch } from '../../search/index.ts';
import {
  durationWords,
  languageNames,
  ActivityPhoto,
  activityWords,
  savedActivity,
  usePartyWords,
} from '../../activities/index.ts';
import type { ActivityTicks } from '../model/activity-facets.ts';
import type { ListedActivity } from '../model/activity-list.ts';
import { resultsTexts } from '../texts.ts';
import { AvailableDays } from './available-days.tsx';

export type ActivityLineProps = {
  listed: ListedActivity;
  search: ActivitySearch;
  /** The days of the search. */
  days: readonly LocalDate[];
  ticks: ActivityTicks;
  eager?: boolean;
};

const CATEGORIES_SHOWN = 3;

/** An activity or tour of the list: image, name, place, duration, price from, cancellation (T-05). */
export const ActivityLine = memo(function ActivityLine({
  listed: { activity, offer },
  search,
  days,
  ticks,
  eager,
}: ActivityLineProps) {
  const { t, locale, tag } = useText(resultsTexts);
  const words = useText(activityWords);
  const money = useShownMoney();
  const party = usePartyWords();
  const { kind, detailPath } = useActivityKind();
  const { name, code, location, duration } = activity;
  const { adults, childAges } = search.party;

  return (
    <OfferLine
      name={name}
      headingLevel={3}
      address={detailAddress(detailPath, search, code, offer?.date)}
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
        offer && (
          <p className={offerStyles.cancellation} data-tone={offer.freeCancellation}>
            {words.t(`free.${offer.freeCancellation}`)}
          </p>
        )
      }
      favourite={<FavouriteToggle kind={kind} offer={savedActivity(activity)} isIcon />}
      actions={
        <AvailableDays
          activity={activity}
          days={days}
          ticks={ticks}
          addressOf={(day) => detailAddress(detailPath, search, code, day)}
        />
      }
      price={
        offer ? (
          <p className={offerStyles.price}>
            <span className={offerStyles.small}>{t('price.from')}</span>
            <strong className={offerStyles.amount}>{money(offer.total)}</strong>
            <Charged amount={offer.total} className={offerStyles.small} />
            <span className={offerStyles.soft}>
              {t('price.people', { people: party(adults, childAges.length) })}
            </span>
            {offer.each && (
              <span className={offerStyles.small}>
                {t(offer.amountUnitType === 'SERVICE' ? 'price.group' : 'price.each', {
                  price: money(offer.each),
                })}
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
            km: formatNumber(Math.round(location.distanceKm * 10) / 10, tag),
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
