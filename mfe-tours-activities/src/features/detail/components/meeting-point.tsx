import { detailStyles } from '@travesia/booking-ui/detail';
import { PlaceMap } from '@travesia/booking-ui/place-map';
import type { ActivityContent, ActivityHead } from '@travesia/contracts';
import { formatNumber, useText } from '@travesia/i18n';
import type { SearchedPlace } from '../../search/index.ts';
import { placeWords } from '../../activities/index.ts';
import { detailTexts } from '../texts.ts';

export type MeetingPointProps = {
  activity: ActivityHead;
  content: ActivityContent;
  language: string;
  place: SearchedPlace | null;
  /** Land in kilometres around the meeting point; null where no coast is near. */
  coast: string | null;
};

/** Where it begins and ends, in words and on a map where it shows a coast (T-04): a dot alone leads nobody. */
export function MeetingPoint({ activity, content, language, place, coast }: MeetingPointProps) {
  const { t, tag, locale } = useText(detailTexts);
  const { meetingPoint, endPoint } = content;
  const { location } = activity;
  if (!meetingPoint && !endPoint) return null;
  const { latitude, longitude } = meetingPoint ?? { latitude: null, longitude: null };
  const lang = language === locale ? undefined : language;
  const start = meetingPoint && (placeWords(meetingPoint) || location.cityName);
  const end = endPoint && (placeWords(endPoint) || location.cityName);

  return (
    <section className={detailStyles.beside} aria-labelledby="meeting-title">
      <h2 id="meeting-title">{t('meeting.title')}</h2>
      {start && <p lang={lang}>{start}</p>}
      {coast !== null && latitude !== null && longitude !== null && (
        <PlaceMap
          point={{ lat: latitude, lon: longitude }}
          place={place}
          coast={coast}
          kmWords={(km) => t('meeting.km', { km: formatNumber(km, tag) })}
          title={t('meeting.map', { place: place?.name ?? location.cityName })}
        />
      )}
      {end && end === start && <p className={detailStyles.soft}>{t('meeting.sameEnd')}</p>}
      {end && end !== start && (
        <p className={detailStyles.soft}>
          {t('meeting.end')}: <span lang={lang}>{end}</span>
        </p>
      )}
    </section>
  );
}
