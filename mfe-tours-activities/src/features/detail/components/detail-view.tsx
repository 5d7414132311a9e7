import { BackToList, detailStyles, OfferGallery } from '@travesia/booking-ui/detail';
import { FavouriteToggle } from '@travesia/booking-ui/saved-offers';
import { ShareButton } from '@travesia/booking-ui/share';
import { useLocation, useNavigate } from '@travesia/platform/libraries';
import { Disclosure } from '@travesia/ui/disclosure';
import { Tag } from '@travesia/ui/chip';
import type { ActivityReply } from '@travesia/contracts';
import { formatPaxes, type ActivityDates, type Pax } from '@travesia/domain';
import { useText, type Locale } from '@travesia/i18n';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import {
  ChildrenLeftOut,
  detailAddress,
  resultsAddress,
  SearchPanel,
  type ActivitySearch,
} from '../../search/index.ts';
import {
  durationWords,
  languageNames,
  ActivityPhoto,
  activityWords,
  savedActivity,
  usePartyWords,
} from '../../activities/index.ts';
import { detailTexts } from '../texts.ts';
import { DayOptions } from './day-options.tsx';
import { FromPrice } from './from-price.tsx';
import { MeetingPoint } from './meeting-point.tsx';
import { ActivityAbout } from './activity-about.tsx';

export type DetailViewProps = {
  reply: ActivityReply;
  search: ActivitySearch;
  searched: ActivityDates;
  paxes: readonly Pax[];
  language: Locale;
  results: string;
  onRefresh: () => void;
};

/** An activity or tour: pictures, what it is about, where it begins, days and options. */
export function DetailView({ reply, search, results, ...props }: DetailViewProps) {
  const { t, locale } = useText(detailTexts);
  const words = useText(activityWords);
  const party = usePartyWords();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { kind, detailPath, resultsPath } = useActivityKind();
  const { activity, content, modalities } = reply.data;
  const { language } = reply.meta;
  const { location, duration, guideLanguages } = activity;
  const lang = language === locale ? undefined : language;
  const { from, to } = props.searched;
  const hasPrice = reply.data.calendar.some(
    ({ date, amountFrom }) => amountFrom !== null && date >= from && date <= to,
  );
  const changeSearch = (changed: ActivitySearch) => {
    // Other days or people stay with the same thing; another city is another list.
    const isSamePlace = changed.place?.id === search.place?.id;
    if (isSamePlace) void navigate(detailAddress(detailPath, changed, activity.code), { state });
    else void navigate(resultsAddress(resultsPath, changed));
  };

  return (
    <article className={detailStyles.page}>
      <header className={detailStyles.head}>
        {search.place && (
          <BackToList to={results}>{t(`backTo.${kind}`, { place: search.place.name })}</BackToList>
        )}
        <h1 tabIndex={-1} lang={lang}>
          {activity.name}
        </h1>
        <p className={detailStyles.soft}>
          {[
            words.t('where', { city: location.cityName, country: location.countryName }),
            duration && durationWords(duration, words.t, locale),
            guideLanguages.length > 0 &&
              words.t('spoken', { languages: languageNames(guideLanguages, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <FromPrice reply={reply} searched={props.searched} party={search.party} />
        <ul className={detailStyles.tags} role="list">
          {activity.categories.map((category) => (
            <li key={category.code} lang={lang}>
              <Tag>{category.name}</Tag>
            </li>
          ))}
        </ul>
        <div className={detailStyles.tags}>
          <FavouriteToggle kind={kind} offer={savedActivity(activity)} />
          {hasPrice && (
            <ShareButton
              subject={{
                kind,
                code: activity.code,
                query: {
                  from: reply.meta.from,
                  to: reply.meta.to,
                  paxes: formatPaxes(props.paxes),
                  language: props.language,
                },
                days: props.searched,
              }}
              name={activity.name}
            />
          )}
        </div>
      </header>
      <OfferGallery
        name={activity.name}
        photos={activity.media.rawImages}
        drawing={
          <ActivityPhoto
            photo={undefined}
            activity={activity}
            shownAs="50rem"
            className={detailStyles.drawing}
          />
        }
        noPhotos={t('noPhotos')}
      />
      <ActivityAbout content={content} language={language} />
      <MeetingPoint
        activity={activity}
        content={content}
        language={language}
        place={search.place}
        coast={reply.meta.coast}
      />
      <section className={detailStyles.stack} aria-labelledby="days-title">
        <h2 id="days-title">{t('days.title')}</h2>
        <p className={detailStyles.soft}>{party(search.party.adults, search.party.childAges.length)}</p>
        <ChildrenLeftOut />
        <Disclosure bare title={t('days.change')} open={modalities.length === 0 ? true : undefined}>
          <SearchPanel key={JSON.stringify(search)} initial={search} onSearch={changeSearch} />
        </Disclosure>
        <DayOptions
          reply={reply}
          results={results}
          onWiden={(dates) => changeSearch({ ...search, ...dates })}
          {...props}
        />
      </section>
    </article>
  );
}
